import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { freePort } from '#test/run/free-port';
import { startServerProcess } from './server-process.ts';

/** How long a connection is lost, in milliseconds. */
const CUT_MS = 400;

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
    url: wire.url,
    kill: async () => {
      await server.kill();
      server = await startServerProcess(database, { port });
    },
    cut: wire.cut,
    close: async () => {
      await wire.close();
      await server.kill();
    },
  };
}

async function openWire(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const wire = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(port, 'localhost');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: await urlOf(wire),
    cut: async () => {
      isCut = true;
      destroyAll();
      await setTimeout(CUT_MS);
      isCut = false;
    },
    close: async () => {
      wire.close();
      destroyAll();
    },
  };
}

async function urlOf(wire: Server): Promise<string> {
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
