import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { Bindings } from './bindings.ts';
import { isTrustedPeer } from './client.ts';

/** The header with a request's id, of a proxy and of each response. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The ids of proxies that are taken over: those of nginx, Caddy and Traefik fit. */
const FROM_PROXY = /^[\w-]{8,64}$/;

/** Returns the id that a trusted proxy gave a request; otherwise a new one, so that nobody else writes into the log. */
export function newRequestId({ headers, socket }: IncomingMessage, trustedProxies: BlockList | undefined): string {
  const given = headers[REQUEST_ID_HEADER];
  if (typeof given !== 'string' || !FROM_PROXY.test(given) || !trustedProxies) return randomUUID();
  return isTrustedPeer(trustedProxies, socket.remoteAddress) ? given : randomUUID();
}

/** Returns the id of a request; null when the app is called without a server. */
export function requestIdOf({ env }: Context<Bindings>): string | null {
  const id = env?.outgoing?.getHeader(REQUEST_ID_HEADER);
  return typeof id === 'string' ? id : null;
}
