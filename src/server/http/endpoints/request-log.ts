import type { Context } from 'hono';
import type { AppContext } from '#server/context/app-context';
import type { AppErrorKind } from '#server/services/app-error';
import type { Bindings, CallLogFields } from './bindings.ts';
import { requestIdOf } from './request-id.ts';

/** Handles a request. */
export type RequestHandler = (hono: Context<Bindings>) => Response | Promise<Response>;

/** Errors that may show an attack: the client's address is logged with them. */
const SUSPICIOUS: ReadonlySet<AppErrorKind> = new Set([
  'noSession',
  'wrongCredentials',
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
