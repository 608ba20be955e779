import type { CompiledQuery, KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import { buildApp } from '#server/start/app';
import { listen } from '#server/start/listen';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';

/** A server whose statements are noted. */
export interface WatchedServer {
  readonly url: string;
  /** Returns the different statements so far, each as it was first run. */
  readonly statements: () => readonly CompiledQuery[];
  readonly close: () => Promise<void>;
}

const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i;

/** Starts a server on a database that notes every statement that it runs itself, not in a thread. */
export async function startWatchedServer(database: TestDatabase): Promise<WatchedServer> {
  const { context, close } = await createTestContext(database);
  const noted: { readonly node: RootOperationNode; readonly id: QueryId }[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      noted.push({ node, id: queryId });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const watched = { ...context, db: context.db.withPlugin(plugin), reader: context.reader.withPlugin(plugin) };
  const listening = await listen(buildApp(watched, database.folder), { port: 0, host: '127.0.0.1' });
  const compiler = context.db.getExecutor();
  return {
    url: `http://127.0.0.1:${listening.port}`,
    statements: () => {
      const compiled = noted.map(({ node, id }) => compiler.compileQuery(node, id));
      const withPlan = compiled.filter(({ sql }) => HAS_PLAN.test(sql));
      return [...new Map(withPlan.toReversed().map((query) => [query.sql, query])).values()];
    },
    close: async () => {
      await listening.close();
      await close();
    },
  };
}
