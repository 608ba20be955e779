import type { TestDatabase } from '#test/databases/sqlite-file';
import { freePort } from '#test/run/free-port';
import { startServerProcess } from './server-process.ts';
import { openWire } from './wire.ts';

/** A server in a process of its own, and the wire to it: both can fail. */
export interface ServerBehindWire {
  /** Through the wire. */
  readonly url: string;
  /** Kills the server, and starts another on the same data. */
  readonly kill: () => Promise<void>;
  /** Cuts all connections, and lets none through for a while. */
  readonly cut: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the built server on a database, and a wire to it. */
export async function serverBehindWire(database: TestDatabase): Promise<ServerBehindWire> {
  const port = await freePort();
  let server = await startServerProcess(database, { port });
  const wire = await openWire(port);
  return {
    url: `http://127.0.0.1:${wire.port}`,
    kill: async () => {
      await server.kill();
      server = await startServerProcess(database, { port });
    },
    cut: wire.cut,
    close: async () => {
      wire.close();
      await server.kill();
    },
  };
}
