import type { MiddlewareHandler } from 'hono';
import { PAGES, pageOf } from '#contract/pages';
import type { House } from '#server/house';
import type { Bindings } from './visitor.ts';

/** One line a request, by the pattern of its route: an address may hold what nobody else should read. */
export function requestLog({ log }: House): MiddlewareHandler<Bindings> {
  return async (context, next) => {
    if (!log.isLevelEnabled('info')) return next();
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log.info({ method, route: context.get('route') ?? patternOf(path), status: context.res.status, milliseconds });
  };
}

function patternOf(path: string): string {
  const page = pageOf(path);
  if (page) return PAGES[page].path;
  return path.startsWith('/assets/') ? '/assets/*' : '*';
}
