import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { PAGES, pageOf } from '#contract/pages';
import type { House } from '#server/house';

/** One line a request, by the pattern of its route: an address may hold what nobody else should read. */
export function requestLog({ log }: House): MiddlewareHandler {
  return async (context, next) => {
    if (!log.isLevelEnabled('info')) return next();
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log.info({ method, route: patternOf(path, routePath(context, -1)), status: context.res.status, milliseconds });
  };
}

function patternOf(path: string, route: string): string {
  if (route !== '*' && route !== '/*') return route;
  const page = pageOf(path);
  if (page) return PAGES[page].path;
  return path.startsWith('/assets/') ? '/assets/*' : '*';
}
