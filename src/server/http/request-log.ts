import type { Context } from 'hono';
import type { House } from '#server/house';
import type { Bindings } from './visitor.ts';

/** What answers a request. */
export type Answerer = (context: Context<Bindings>) => Response | Promise<Response>;

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
    log.info({ method, route: patternOf(path), status: response.status, milliseconds });
    return response;
  };
}
