import { unsubscribe } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { clientOf } from '#server/http/endpoints/client';
import { type Endpoints, mountPublic } from '#server/http/endpoints/endpoints';
import { logged, logRejection, type RequestHandler, requestIdOf } from '#server/http/endpoints/request-log';
import { failureResponse } from '#server/http/endpoints/responses';
import { AppError } from '#server/services/app-error';
import { unsubscribeByLink } from '#server/services/due/unsubscribe';

const { path: PATH } = PAGES.unsubscribe;

/**
 * Mounts the way out of emails about checks: the call of its page, and what mail programs post to the path of the page, from no page of
 * ours. Nothing is read of that but its path. A GET is the page, which changes nothing: scanners fetch the links of emails.
 */
export function mountUnsubscribe(endpoints: Endpoints): void {
  const { app, context, headers } = endpoints;
  mountPublic(endpoints, unsubscribe, async ({ body, hono }) => {
    await unsubscribeByLink(context, clientOf(hono, context), body);
    return { response: {} };
  });
  const text = { ...headers, 'content-type': 'text/plain; charset=utf-8', 'referrer-policy': 'no-referrer' };
  const handler: RequestHandler = async (hono) => {
    const client = clientOf(hono, context);
    const { id = '', authToken = '' } = hono.req.param();
    try {
      await unsubscribeByLink(context, client, { pilotId: idOf(id), authToken });
      return hono.body('You get no more emails about checks.\n', 200, text);
    } catch (error) {
      if (!(error instanceof AppError)) {
        context.log.error({ err: error, route: `POST ${PATH}` }, 'a call failed');
        return failureResponse(error, { method: 'POST', headers, requestId: requestIdOf(hono) });
      }
      const { kind, details } = error;
      logRejection(hono, kind, () => client.address);
      if (kind !== 'tooOften' && kind !== 'busy') return hono.body('This link is not valid.\n', 404, text);
      return hono.body('Too many requests\n', 429, { ...text, 'retry-after': String(details.retryAfterS ?? 1) });
    }
  };
  app.post(
    PATH,
    logged(context, handler, () => PATH),
  );
}

/** An id of no pilot where it is no number: the link is not valid then. */
function idOf(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : 0;
}
