import type { Context } from 'hono';
import type { AppContext } from '#server/context/app-context';
import type { AppErrorKind } from '#server/services/app-error';
import type { Bindings, CallLogFields } from './bindings.ts';

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
 * Returns the handler with one log line for each request. It names the pattern of the route, since a path can hold a
 * secret.
 */
export function logged(
  { log }: AppContext,
  handler: RequestHandler,
  patternOf: (path: string) => string,
): RequestHandler {
  if (!log.isLevelEnabled('info')) return handler;
  return async (hono) => {
    const start = performance.now();
    const response = await handler(hono);
    const { method, path } = hono.req;
    const milliseconds = Math.round(performance.now() - start);
    log.info({ method, route: patternOf(path), status: response.status, milliseconds, ...hono.get('logFields') });
    return response;
  };
}
