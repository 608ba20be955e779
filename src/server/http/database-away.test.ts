import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { type OwnPostgres, startOwnPostgres } from '#test/databases/own-postgres';
import { startTestServer, type TestServer } from '#test/servers/server';
import { type JsonResponse, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

/** Longer than all time limits of a connection together. */
const TIMEOUT_MS = 120_000;

describe('PostgreSQL fails', { timeout: TIMEOUT_MS }, () => {
  let postgres: OwnPostgres;
  let server: TestServer;
  let pilot: Visitor;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    server = await startTestServer({ database: postgres.database, settings: { METRICS: '127.0.0.1' } });
    pilot = await signUpPilot(server.url);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await server?.close();
    await postgres?.remove();
  });

  const load = () => pilot.get('/api/data');
  const save = () => pilot.post('/api/data', { dataType: 'flight', data: aFlight() });

  /** Runs `work` while a transaction is open, which then fails. */
  const withinTransaction = async (work: () => Promise<void>) => {
    const failing = server.context.db.transaction().execute(async (db) => {
      await db.selectFrom('pilots').select('id').execute();
      await work();
      await db.selectFrom('pilots').select('id').execute();
    });
    await expect(failing).rejects.toThrow('The database is not available');
  };

  const operatorsSee = async () => {
    const [healthz, readyz, metrics] = await Promise.all(
      ['/healthz', '/readyz', '/metrics'].map((path) => fetch(server.url + path)),
    );
    const up = /^wingbook_database_up (\d)$/m.exec((await metrics?.text()) ?? '')?.[1];
    return { healthz: healthz?.status, readyz: readyz?.status, up };
  };

  const expectAway = async () => {
    expect(away(await load())).toEqual([503, 'DBReadError', '2']);
    expect(away(await save())).toEqual([503, 'DBWriteError', '2']);
    expect(await operatorsSee()).toEqual({ healthz: 200, readyz: 503, up: '0' });
  };

  const expectBack = async () => {
    const { flights } = await loaded(pilot);
    expect(await operatorsSee()).toEqual({ healthz: 200, readyz: 200, up: '1' });
    await saved(pilot, 'flight', aFlight());
    expect((await loaded(pilot)).flights).toHaveLength(flights.length + 1);
  };

  it.each([
    ['is stopped while a transaction is open', () => postgres.stopFast()],
    ['is killed while a transaction is open', () => postgres.killAll()],
  ])('and %s: calls get 503 until it recovers, and succeed at once then', async (_, goAway) => {
    await withinTransaction(goAway);
    await expectAway();
    await postgres.start();
    await expectBack();
  });

  it('and closes all connections, used and idle: the next call succeeds', async () => {
    await Promise.all([load(), load(), load()]);
    await withinTransaction(async () => closeConnections(postgres));
    await expectBack();
  });

  it('and closes connections unnoticed by the pool: reads and transactions use others, other statements fail', async () => {
    const { db } = server.context;
    const read = () => db.selectFrom('pilots').select('id').execute();
    const write = () => db.updateTable('pilots').set({ is_subscribed: 1 }).execute();
    const writeInTransaction = () =>
      db.transaction().execute((tx) => tx.updateTable('pilots').set({ is_subscribed: 1 }).execute());
    const pilots = await Promise.all([read(), read(), read()]);
    closeConnections(postgres);
    expect(await Promise.all([read(), read(), read()])).toEqual(pilots);
    closeConnections(postgres);
    await expect(writeInTransaction()).resolves.toHaveLength(1);
    await Promise.all([read(), read()]);
    closeConnections(postgres);
    await expect(write()).rejects.toThrow('The database is not available');
    await expectBack();
  });

  it('and hangs: calls time out, and succeed once it responds again', async () => {
    await Promise.all([load(), load()]);
    await postgres.freeze();
    const responses = await Promise.all([load(), save(), load()]);
    await postgres.thaw();
    expect(responses.map(away)).toEqual([
      [503, 'DBReadError', '2'],
      [503, 'DBWriteError', '2'],
      [503, 'DBReadError', '2'],
    ]);
    await expectBack();
  });

  it('because another transaction has locked a row: the save times out', async () => {
    let response: JsonResponse<unknown> | undefined;
    await server.context.db.transaction().execute(async (db) => {
      await db.updateTable('pilots').set({ is_subscribed: 1 }).execute();
      response = await save();
    });
    expect(response && away(response)).toEqual([503, 'DBWriteError', '2']);
    await expectBack();
  });
});

const CLOSE_CONNECTIONS = `
import pg from 'pg';
const client = new pg.Client(process.argv[1]);
await client.connect();
const others = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
await client.query('select pg_terminate_backend(pid) ' + others);
while ((await client.query('select 1 ' + others)).rowCount > 0);
await client.end();`;

/** Closes all connections to a database, and returns without any event of this process having been handled meanwhile. */
function closeConnections({ database: { address } }: OwnPostgres): void {
  const url = address.kind === 'postgresql' ? address.url : '';
  execFileSync(process.execPath, ['--input-type=module', '--eval', CLOSE_CONNECTIONS, url]);
}

function away({ status, headers, body }: JsonResponse<unknown>) {
  const { error } = body as { readonly error?: { readonly type: string } };
  return [status, error?.type, headers.get('retry-after')];
}
