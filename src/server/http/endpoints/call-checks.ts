import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint';
import type { Configuration } from '#server/configuration/configuration';
import { printable } from '#server/encoding/printable';
import { isLoopback } from '#server/security/loopback';
import { constantTimeEqual } from '#server/security/tokens';
import type { Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import type { Bindings } from './bindings.ts';
import type { JsonObject } from './body.ts';
import { type CookieContext, csrfOf } from './cookies.ts';
import { addLogFields } from './request-log.ts';

/** The longest value of a client that the log has. */
const MAX_LOGGED = 200;

type OriginContext = Configured<'baseUrl' | 'isLocal'>;

/**
 * Throws `wrongCsrf` unless a call comes from one of our pages, and has the csrf value of one of these tokens. A page that was opened
 * under another address learns ours: its browser may not even send our cookies.
 */
export function checkCsrf(
  context: CookieContext & OriginContext,
  hono: Context<Bindings>,
  { csrf, tokens }: { readonly csrf: unknown; readonly tokens: readonly (string | null)[] },
): void {
  rejectOtherPage(context, hono);
  const isRight = tokens.some(
    (token) => token !== null && typeof csrf === 'string' && constantTimeEqual(csrfOf(context, token), csrf),
  );
  if (!isRight) throw new AppError('wrongCsrf');
}

function rejectOtherPage({ configuration }: OriginContext, hono: Context<Bindings>): void {
  const [origin, host] = [hono.req.header('origin'), hono.req.header('host')];
  if (isOurOrigin({ origin, host }, configuration)) return;
  const address = configuration.baseUrl.origin;
  addLogFields(hono, { origin: loggable(origin), host: loggable(host), baseUrl: address });
  throw new AppError('wrongCsrf', { rejection: { code: 'wrongAddress', address } });
}

function loggable(header = ''): string {
  return printable(header.slice(0, MAX_LOGGED));
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

/**
 * Whether a call comes from one of our pages, by its `Origin`; without one the csrf value alone decides. A local server
 * accepts every name of this machine, if it is the host that was called.
 */
function isOurOrigin(
  { origin, host }: { readonly origin: string | undefined; readonly host: string | undefined },
  { baseUrl, isLocal }: Pick<Configuration, 'baseUrl' | 'isLocal'>,
): boolean {
  if (origin === undefined || origin === baseUrl.origin) return true;
  if (!isLocal || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  return isLoopback(from.hostname) && from.host === host;
}
