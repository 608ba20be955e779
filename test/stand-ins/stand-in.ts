import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third party on loopback: a real server that answers as we tell it to. */
export interface StandIn {
  /** Without a slash at the end. */
  readonly url: string;
  /** What was asked so far: address below `url`, headers, and when it came. */
  readonly asked: readonly Asked[];
  /** Answers in another way from now on; null for its own way again. */
  readonly behave: (manner: Manner | null) => void;
  readonly close: () => Promise<void>;
}

/** A request as it came. */
export interface Asked {
  readonly url: URL;
  readonly userAgent: string;
  /** Milliseconds of a clock that only goes up. */
  readonly atMs: number;
}

/** A way to answer. */
export type Manner = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** Starts a stand-in with its own way to answer. */
export async function startStandIn(own: Manner): Promise<StandIn> {
  const asked: Asked[] = [];
  let manner = own;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.test');
    asked.push({ url, userAgent: request.headers['user-agent'] ?? '', atMs: performance.now() });
    manner(url, response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave: (next) => {
      manner = next ?? own;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

/** Answers JSON. */
export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}
