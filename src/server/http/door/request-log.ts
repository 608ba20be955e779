import type { Context } from 'hono';
import type { House } from '#server/house';
import type { RefusalKind } from '#server/services/refusal';
import type { Bindings, CallFacts } from './bindings.ts';

/** What answers a request. */
export type Answerer = (context: Context<Bindings>) => Response | Promise<Response>;

/** The refusals by which an attack shows: their lines say from which network address they came. */
const SUSPICIOUS: ReadonlySet<RefusalKind> = new Set([
  'noSession',
  'wrongCredentials',
  'badLink',
  'unverified',
  'wrongCsrf',
  'userMismatch',
  'tooOften',
]);

/** Adds to the line that a call will have in the log. */
export function note(context: Context<Bindings>, facts: CallFacts): void {
  context.set('facts', { ...context.get('facts'), ...facts });
}

/** Adds why a call was turned down, and from where it came when that may matter. */
export function noteRefusal(context: Context<Bindings>, refused: RefusalKind, addressOf: () => string): void {
  note(context, SUSPICIOUS.has(refused) ? { refused, from: addressOf() } : { refused });
}

/**
 * The same, with one line in the log for each request: by the pattern of its route, since an address may hold what
 * nobody else should read.
 */
export function logged({ log }: House, answer: Answerer, patternOf: (path: string) => string): Answerer {
  if (!log.isLevelEnabled('info')) return answer;
  return async (context) => {
    const start = performance.now();
    const response = await answer(context);
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log.info({ method, route: patternOf(path), status: response.status, milliseconds, ...context.get('facts') });
    return response;
  };
}
