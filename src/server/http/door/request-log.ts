import type { Context } from 'hono';
import type { House } from '#server/house';
import type { RefusalKind } from '#server/services/refusal';
import type { Bindings, CallLogFields } from './bindings.ts';

/** Handles a request. */
export type RequestHandler = (context: Context<Bindings>) => Response | Promise<Response>;

/** Errors that may show an attack: the client's address is logged with them. */
const SUSPICIOUS: ReadonlySet<RefusalKind> = new Set([
  'noSession',
  'wrongCredentials',
  'badLink',
  'unverified',
  'wrongCsrf',
  'userMismatch',
  'tooOften',
]);

/** Adds fields to the call's log line. */
export function addLogFields(context: Context<Bindings>, fields: CallLogFields): void {
  context.set('logFields', { ...context.get('logFields'), ...fields });
}

/** Adds why a call was rejected, with the client's address if that may show an attack. */
export function logRefusal(context: Context<Bindings>, refused: RefusalKind, addressOf: () => string): void {
  addLogFields(context, SUSPICIOUS.has(refused) ? { refused, from: addressOf() } : { refused });
}

/**
 * Returns the handler with one log line for each request. It names the pattern of the route, since a path can hold a
 * secret.
 */
export function logged({ log }: House, answer: RequestHandler, patternOf: (path: string) => string): RequestHandler {
  if (!log.isLevelEnabled('info')) return answer;
  return async (context) => {
    const start = performance.now();
    const response = await answer(context);
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log.info({ method, route: patternOf(path), status: response.status, milliseconds, ...context.get('logFields') });
    return response;
  };
}
