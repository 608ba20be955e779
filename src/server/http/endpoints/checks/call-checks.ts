import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint';
import type { Configured } from '#server/context/app-context';
import { constantTimeEqual } from '#server/security/tokens';
import { AppError } from '#server/services/app-error';
import type { Bindings } from '../bindings.ts';
import type { JsonObject } from '../body.ts';
import { type CookieContext, csrfOf } from '../cookies.ts';
import { isOurOrigin } from './origin.ts';

type OriginContext = Configured<'baseUrl' | 'isLocal'>;

/** Throws `wrongCsrf` unless a call has the csrf value of one of these tokens, and comes from one of our pages. */
export function checkCsrf(
  context: CookieContext & OriginContext,
  hono: Context<Bindings>,
  { csrf, tokens }: { readonly csrf: unknown; readonly tokens: readonly (string | null)[] },
): void {
  const isRight = tokens.some(
    (token) => token !== null && typeof csrf === 'string' && constantTimeEqual(csrfOf(context, token), csrf),
  );
  if (!isRight || !isFromOurPage(context, hono)) throw new AppError('wrongCsrf');
}

function isFromOurPage({ configuration }: OriginContext, { req }: Context<Bindings>): boolean {
  const origin = req.header('origin');
  return origin === undefined || isOurOrigin({ origin, host: req.header('host') }, configuration);
}

/** Throws unless a call names the pilot of its session; where `requiresPilotId` is false it may name none. */
export function checkPilot(
  { requiresPilotId }: { readonly requiresPilotId: boolean },
  session: { readonly pilotId: number },
  pilotId: unknown,
): void {
  if (pilotId === undefined && !requiresPilotId) return;
  const named = typeof pilotId === 'string' && pilotId !== '' ? Number(pilotId) : pilotId;
  if (!Number.isSafeInteger(named)) throw new AppError('badRequest');
  if (named !== session.pilotId) throw new AppError('userMismatch');
}

/** Query and body of a call as its endpoint declares them. */
interface Shape<Query extends v.GenericSchema, Body extends v.GenericSchema> {
  readonly query: v.InferOutput<Query>;
  readonly body: v.InferOutput<Body>;
}

/** Returns what checks the fields of an endpoint's calls, and throws `badRequest`. The part that a method does not have is checked once, here. */
export function shapeCheck<Query extends v.GenericSchema, Body extends v.GenericSchema>(
  endpoint: Endpoint<Query, Body>,
): (fields: JsonObject) => Shape<Query, Body> {
  if (endpoint.method === 'GET') {
    const body = v.parse(endpoint.body, {});
    return (fields) => ({ query: outputOf(endpoint.query, fields), body });
  }
  const query = v.parse(endpoint.query, {});
  return (fields) => ({ query, body: outputOf(endpoint.body, fields) });
}

function outputOf<Schema extends v.GenericSchema>(schema: Schema, fields: JsonObject): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields, { abortEarly: true });
  if (!result.success) throw new AppError('badRequest');
  return result.output;
}
