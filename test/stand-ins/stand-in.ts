import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third party on loopback: a real HTTP server with a handler that a test can replace. */
export interface StandIn {
  /** Without a trailing slash. */
  readonly url: string;
  /** All requests so far. */
  readonly asked: readonly ReceivedRequest[];
  /** Replaces the handler; null restores the original one. */
  readonly setHandler: (handler: Handler | null) => void;
  readonly close: () => Promise<void>;
}

/** A request as it was received. */
export interface ReceivedRequest {
  readonly url: URL;
  readonly userAgent: string;
  /** Time of arrival in milliseconds of a monotonic clock. */
  readonly atMs: number;
}

/** Handles a request. */
export type Handler = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** Starts a stand-in with its original handler. */
export async function startStandIn(original: Handler): Promise<StandIn> {
  const asked: ReceivedRequest[] = [];
  let handle = original;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.test');
    asked.push({ url, userAgent: request.headers['user-agent'] ?? '', atMs: performance.now() });
    handle(url, response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    setHandler: (next) => {
      handle = next ?? original;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}
