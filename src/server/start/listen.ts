import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { newRequestId, REQUEST_ID_HEADER } from '#server/http/endpoints/request-log';
import type { App } from './app.ts';

interface Listening {
  readonly port: number;
  /** Answers calls on their way, accepts no new ones, waits for running ones, and closes; cuts off those still running after 10 s. */
  readonly close: () => Promise<void>;
}

/** How long running calls may take once the server stops, in milliseconds. */
export const DRAIN_TIMEOUT_MS = 10_000;
/** How long a connection without any data is kept after the stop, in milliseconds: its call may be on its way. */
const SILENT_MS = 500;
/** Longer than proxies keep idle connections, so that the proxy closes them and no call is lost. */
const KEEP_ALIVE_MS = 75_000;

/** Returns the app as a request listener of Node's http servers. Health checks of proxies are HTTP/1.0, without a host. */
export function listenerOf(app: App): ReturnType<typeof getRequestListener> {
  return getRequestListener(app.fetch, {
    overrideGlobalObjects: true,
    hostname: 'localhost',
    autoCleanupIncoming: false, // `readRestOf` does it.
  });
}

/** The address to listen on, and the proxies whose request ids are taken over. */
interface ListenOptions {
  /** 0 is any free port. */
  readonly port: number;
  readonly host: string;
  readonly trustedProxies?: BlockList;
}

/** Listens on a port of a host. Each response has a header with the id of its request. */
export async function listen(app: App, { port, host, trustedProxies }: ListenOptions): Promise<Listening> {
  const listener = listenerOf(app);
  const running = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer((incoming, outgoing) => {
    running.add(outgoing);
    outgoing.once('close', () => {
      running.delete(outgoing);
      readRestOf(incoming);
    });
    outgoing.setHeader(REQUEST_ID_HEADER, newRequestId(incoming, trustedProxies));
    if (isStopping) outgoing.shouldKeepAlive = false;
    void listener(incoming, outgoing);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      isStopping = true;
      return drain(server, running, connections);
    },
  };
}

/** Ends each connection with its running call: kept alive, it would hold the server until it times out. */
async function drain(
  server: Server,
  running: ReadonlySet<ServerResponse>,
  connections: ReadonlySet<Socket>,
): Promise<void> {
  for (const outgoing of running) outgoing.shouldKeepAlive = false;
  // For responses whose headers were sent before.
  server.keepAliveTimeout = 1;
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  // Closing destroys idle connections; from Node 26 on also those whose first call is on its way.
  if (Array.from(connections).some(isSilent)) await after(SILENT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      // Browsers open connections in advance; Node before 26 does not count those as idle.
      for (const connection of connections) if (isSilent(connection)) connection.destroy();
    });
  } finally {
    clearTimeout(cut);
  }
}

function isSilent(connection: Socket): boolean {
  return connection.bytesRead === 0;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program: stop that one, or set PORT to another port',
  EACCES: 'may not be used by this user: set PORT to a port above 1023',
  EADDRNOTAVAIL: 'is on no address of this machine: set HOST to one that is',
  ENOTFOUND: 'is on no address of this machine: set HOST to one that is',
};

function explain(error: Error, port: number, host: string): Error {
  const reason = 'code' in error ? REASONS[String(error.code)] : undefined;
  return new Error(`Port ${port} of ${host} ${reason ?? 'cannot be listened on'}`, { cause: error });
}

/** How long a client may take to send what nobody reads, in milliseconds; without a length that is known, or with too much, only until our response is there. */
const [REST_MS, ENDLESS_MS] = [60_000, 500];
const MOST_BYTES = 64 * 1_024 * 1_024;

/**
 * Reads the rest of a body once its response is sent. A connection that is closed before resets the client, which then sees no response (413, or 401
 * after a long upload) but a network error. Hono's own reading on ends after half a second.
 */
function readRestOf(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const isBounded = Number(incoming.headers['content-length']) <= MOST_BYTES;
  const timer = setTimeout(() => incoming.socket.destroySoon(), isBounded ? REST_MS : ENDLESS_MS);
  incoming.once('close', () => clearTimeout(timer));
  incoming.removeAllListeners('data').resume();
}
