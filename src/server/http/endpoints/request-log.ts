import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { AppContext } from '#server/services/app-context';
import type { AppErrorKind } from '#server/services/app-error';
import type { Bindings, CallLogFields } from './bindings.ts';
import { isTrustedPeer } from './client.ts';

/** Handles a request. */
export type RequestHandler = (hono: Context<Bindings>) => Response | Promise<Response>;

/** Errors that may show an attack: the client's address is logged with them. */
const SUSPICIOUS: ReadonlySet<AppErrorKind> = new Set([
  'noSession',
  'wrongCredentials',
  'wrongToken',
  'badLink',
  'unverified',
  'wrongCsrf',
  'userMismatch',
  'tooOften',
]);

/** Adds fields to the call's log line. */
export function addLogFields(hono: Context<Bindings>, fields: CallLogFields): void {
  hono.set('logFields', { ...hono.get('logFields'), ...fields });
}

/** Adds why a call was rejected, with the client's address if that may show an attack. */
export function logRejection(hono: Context<Bindings>, rejected: AppErrorKind, addressOf: () => string): void {
  addLogFields(hono, SUSPICIOUS.has(rejected) ? { rejected, from: addressOf() } : { rejected });
}

/**
 * Returns the handler with one log line for each request, which is counted by the metrics, too. It names the pattern of the route, since a path can hold a
 * secret.
 */
export function logged(
  { log, metrics }: Pick<AppContext, 'log' | 'metrics'>,
  handler: RequestHandler,
  patternOf: (path: string) => string,
): RequestHandler {
  if (!metrics && !log.isLevelEnabled('info')) return handler;
  return async (hono) => {
    const start = performance.now();
    const response = await handler(hono);
    const { method, path } = hono.req;
    const { status } = response;
    const route = patternOf(path);
    const taken = performance.now() - start;
    metrics?.observe({ method, route, status, seconds: taken / 1000 });
    log.info({
      method,
      route,
      status,
      milliseconds: Math.round(taken),
      requestId: requestIdOf(hono) ?? undefined,
      ...hono.get('logFields'),
    });
    return response;
  };
}

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
