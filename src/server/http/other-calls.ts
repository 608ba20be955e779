import { Refusal } from '#server/services/refusal';
import { answerRefusal } from './door/answers.ts';
import type { Door } from './door/door.ts';
import { logged, type RequestHandler } from './door/request-log.ts';

/** Handles calls without a route: a wrong method gets 405, an unknown path below `/api` 404. */
export function otherCalls({ app, headers, house }: Door): RequestHandler {
  const routes = app.routes.map(({ path, method }) => ({ method, path, pattern: patternOf(path) }));
  const at = (path: string) => routes.filter(({ pattern }) => pattern.test(path));
  const answer: RequestHandler = ({ req }) => {
    const methods = at(req.path).map(({ method }) => method);
    if (methods.length === 0) return answerRefusal(new Refusal('notFound'), headers, []);
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    return answerRefusal(new Refusal('wrongMethod'), { ...headers, allow: allow.join(', ') }, []);
  };
  return logged(house, answer, (path) => at(path)[0]?.path ?? '/api/*');
}

/** `:name` matches one segment of a path. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}
