import { AppError } from '#server/services/app-error';
import type { Endpoints } from './endpoints/endpoints.ts';
import { requestIdOf } from './endpoints/request-id.ts';
import { logged, type RequestHandler } from './endpoints/request-log.ts';
import { respondWithError } from './endpoints/responses.ts';

/** Handles calls without a route: a wrong method gets 405, an unknown path below `/api` 404. */
export function unknownEndpoints({ app, headers, context }: Endpoints): RequestHandler {
  const routes = app.routes.map(({ path, method }) => ({ method, path, pattern: patternOf(path) }));
  const at = (path: string) => routes.filter(({ pattern }) => pattern.test(path));
  const handler: RequestHandler = (hono) => {
    const { req } = hono;
    const requestId = requestIdOf(hono);
    const methods = at(req.path).map(({ method }) => method);
    if (methods.length === 0) return respondWithError(new AppError('notFound'), { headers, requestId });
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    return respondWithError(new AppError('wrongMethod'), {
      headers: { ...headers, allow: allow.join(', ') },
      requestId,
    });
  };
  return logged(context, handler, (path) => at(path)[0]?.path ?? '/api/*');
}

/** `:name` matches one segment of a path. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}
