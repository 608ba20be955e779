import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { CALENDAR_LANGUAGE, CALENDAR_PATH } from '#contract/calendar';
import { languageNamed } from '#domain/languages';
import type { Bindings } from '#server/http/endpoints/bindings';
import { clientOf } from '#server/http/endpoints/client';
import type { Endpoints } from '#server/http/endpoints/endpoints';
import {
  addLogFields,
  logged,
  logRejection,
  type RequestHandler,
  requestIdOf,
} from '#server/http/endpoints/request-log';
import { failureResponse, notModified } from '#server/http/endpoints/responses';
import { authenticateToken, runForToken } from '#server/services/api-tokens/authenticate';
import { AppError } from '#server/services/app-error';
import { calendarOf } from '#server/services/calendar/calendar';

const FILE = /^(.*)\.ics$/;

/**
 * Mounts the calendar of a token, which is in its address, as calendars send nothing else. Whoever has no valid one learns only that
 * there is nothing: no login, and no other reason.
 */
export function mountCalendar({ app, context, headers: ofCalls }: Endpoints): void {
  const headers = { ...ofCalls, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  const text = { ...headers, 'content-type': 'text/plain; charset=utf-8' };
  const handler: RequestHandler = async (hono) => {
    try {
      const file = await fileFor(hono, context);
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
      const caching = { ...headers, 'cache-control': 'private, no-cache', etag };
      return notModified(hono, caching) ?? hono.body(file, 200, { ...caching, ...ICS });
    } catch (error) {
      if (!(error instanceof AppError)) {
        context.log.error({ err: error, route: `GET ${CALENDAR_PATH}` }, 'a call failed');
        return failureResponse(error, { method: 'GET', headers: ofCalls, requestId: requestIdOf(hono) });
      }
      const { kind, details } = error;
      logRejection(hono, kind, () => clientOf(hono, context).address);
      if (kind !== 'tooOften') return hono.body('Not found\n', 404, text);
      return hono.body('Too many requests\n', 429, { ...text, 'retry-after': String(details.retryAfterS ?? 1) });
    }
  };
  app.get(
    CALENDAR_PATH,
    logged(context, handler, () => CALENDAR_PATH),
  );
}

const ICS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="wingbook.ics"',
};

async function fileFor(hono: Context<Bindings>, context: Endpoints['context']): Promise<string> {
  const token = FILE.exec(hono.req.param('file') ?? '')?.[1] ?? '';
  const caller = await authenticateToken(context, { token, address: clientOf(hono, context).address });
  addLogFields(hono, { pilotId: caller.pilotId, tokenId: caller.tokenId });
  const language = languageNamed(hono.req.query(CALENDAR_LANGUAGE));
  return runForToken(context, { caller, scopes: ['calendar:read'] }, () =>
    calendarOf(context, caller.pilotId, language),
  );
}
