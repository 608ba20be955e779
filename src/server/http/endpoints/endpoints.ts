import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { AnyEndpoint, Endpoint } from '#contract/endpoint';
import { type Encoding, encodingFor, type Packed } from '#server/encoding/compression';
import { newToken } from '#server/security/tokens';
import { findOpenSession, type Session, throwNoSession } from '#server/services/account/sessions';
import { authenticateToken, runForToken, type TokenCaller } from '#server/services/api-tokens/authenticate';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { rejectWhenFull } from '#server/services/threads';
import type { Bindings } from './bindings.ts';
import { type JsonObject, readJsonBody } from './body.ts';
import { checkCsrf, checkPilot, shapeCheck } from './call-checks.ts';
import { clientOf } from './client.ts';
import { type CookieContext, csrfCookie, NO_COOKIES, preSessionCookies, readTokens, type Tokens } from './cookies.ts';
import { callHeaders, type HeaderFields } from './headers.ts';
import { languageOf } from './language.ts';
import { addLogFields, logged, logRejection, type RequestHandler, requestIdOf } from './request-log.ts';
import { checkResponse } from './response-check.ts';
import { type Cookies, failureResponse, jsonResponse, packedResponse, respondWithError } from './responses.ts';

/** Mounts endpoints: calls are checked here before their handler runs, and errors become responses. */
export interface Endpoints {
  readonly app: Hono<Bindings>;
  readonly context: AppContext;
  readonly headers: HeaderFields;
  /** Maximum size of a body, in bytes. */
  readonly maxBytes: number;
  /** Whether a pilot's call must name its pilot; not where the page may not know it yet. */
  readonly requiresPilotId: boolean;
  /** Whether each response is checked against its schema: in tests and development. */
  readonly checksResponses: boolean;
}

/** A validated call. */
export interface Call<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly tokens: Tokens;
  readonly hono: Context<Bindings>;
}

/** A validated call of a logged-in pilot, or of a program with a token of the pilot. */
export interface PilotCall<Query, Body> extends Call<Query, Body> {
  readonly session: CallingPilot;
}

/** What a call has of its pilot. */
type CallingPilot = Omit<Session, 'lastUsedAtS'>;

/** A call of a program with a token; its body is not read yet. */
export interface TokenCall {
  readonly caller: TokenCaller;
  readonly hono: Context<Bindings>;
}

/** Result of a handler: the contract's response body, plain or already encoded, with headers of its own and cookies to set; or a whole response: of no JSON. */
export type Reply<Output> = ((PlainReply<Output> | EncodedReply) & ReplyDetails) | Response;

type Replied<Output> = Reply<Output> | Promise<Reply<Output>>;

interface PlainReply<Output> {
  readonly response: Output;
}

interface EncodedReply {
  readonly packed: Packed;
}

interface ReplyDetails {
  readonly cookies?: Cookies;
  /** Beside those of every response, or instead of them. */
  readonly headers?: HeaderFields;
  /** The pilot whose session was started, for the log. */
  readonly pilotId?: number;
}

const SMALL_BODY_BYTES = 64 * 1_024;

/** Returns what mounts endpoints on the app. */
export function createEndpoints(app: Hono<Bindings>, context: AppContext, checksResponses: boolean): Endpoints {
  const headers = callHeaders(context.configuration);
  return { app, context, headers, maxBytes: SMALL_BODY_BYTES, requiresPilotId: true, checksResponses };
}

/** Mounts an endpoint for anyone: checks csrf, then the schema, then runs the handler. No token may call it. */
export function mountPublic<
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Output extends v.GenericSchema,
>(
  endpoints: Endpoints,
  endpoint: Endpoint<Query, Body, Output>,
  handler: (call: Call<v.InferOutput<Query>, v.InferOutput<Body>>) => Replied<v.InferOutput<Output>>,
): void {
  const shapeOf = shapeCheck(endpoint);
  mount(endpoints, endpoint, async (hono, tokens, apiToken) => {
    if (apiToken !== null) await runByToken(endpoints, endpoint, { hono, apiToken, run: () => undefined });
    const { csrf, ...fields } = await fieldsOf(hono, endpoint, endpoints);
    checkCsrf(endpoints.context, hono, { csrf, tokens: [tokens.session, tokens.preSession] });
    return handler({ ...shapeOf(fields), tokens, hono });
  });
}

/**
 * Mounts an endpoint for pilots: checks session, csrf, pilot id and schema, then runs the handler. With a token it checks that and the
 * schema: its call has neither session nor csrf, and only the token says whose it is.
 */
export function mountForPilot<
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Output extends v.GenericSchema,
>(
  endpoints: Endpoints,
  endpoint: Endpoint<Query, Body, Output>,
  handler: (call: PilotCall<v.InferOutput<Query>, v.InferOutput<Body>>) => Replied<v.InferOutput<Output>>,
): void {
  const shapeOf = shapeCheck(endpoint);
  mount(endpoints, endpoint, async (hono, tokens, apiToken) => {
    if (apiToken !== null) {
      const run = async (session: TokenCaller) =>
        handler({ ...shapeOf(await fieldsOf(hono, endpoint, endpoints)), tokens, hono, session });
      return runByToken(endpoints, endpoint, { hono, apiToken, run });
    }
    const languageOfUse = () => languageOf(hono.req, endpoints.context).language;
    const session =
      tokens.session === null ? null : await findOpenSession(endpoints.context, tokens.session, languageOfUse);
    if (!session) return throwNoSession(endpoints.context, tokens.session);
    addLogFields(hono, { pilotId: session.pilotId });
    const handle = async () => {
      const { csrf, pilotId, ...fields } = await fieldsOf(hono, endpoint, endpoints);
      checkCsrf(endpoints.context, hono, { csrf, tokens: [tokens.session] });
      checkPilot(endpoints, session, pilotId);
      return handler({ ...shapeOf(fields), tokens, hono, session });
    };
    return queueIfLarge(endpoints, hono, { pilotId: session.pilotId, handle });
  });
}

/** Mounts an endpoint that only programs with a token may call. The handler reads the body, which is of no JSON. */
export function mountForToken<Output extends v.GenericSchema>(
  endpoints: Endpoints,
  endpoint: Endpoint<v.GenericSchema, v.GenericSchema, Output>,
  handler: (call: TokenCall) => Replied<v.InferOutput<Output>>,
): void {
  mount(endpoints, endpoint, (hono, _, apiToken) => {
    if (apiToken === null) throw new AppError('wrongToken', { rejection: { code: 'wrongToken' } });
    return runByToken(endpoints, endpoint, { hono, apiToken, run: (caller) => handler({ caller, hono }) });
  });
}

/** Checks the token of a call, and that one of its scope may make it. */
async function runByToken<T>(
  { context }: Endpoints,
  { scopes }: AnyEndpoint,
  { hono, apiToken, run }: TokenRun<T>,
): Promise<T> {
  const { address } = clientOf(hono, context);
  const caller = await authenticateToken(context, { token: apiToken, address });
  addLogFields(hono, { pilotId: caller.pilotId, tokenId: caller.tokenId });
  return runForToken(context, { caller, scopes }, () => run(caller));
}

interface TokenRun<T> {
  readonly hono: Context<Bindings>;
  readonly apiToken: string;
  readonly run: (caller: TokenCaller) => Promise<T> | T;
}

function fieldsOf(
  hono: Context<Bindings>,
  { method }: AnyEndpoint,
  { maxBytes }: Endpoints,
): JsonObject | Promise<JsonObject> {
  return method === 'GET' ? hono.req.query() : readJsonBody(hono, maxBytes);
}

function replyResponse(
  reply: Reply<unknown>,
  hono: Context<Bindings>,
  headers: HeaderFields,
): Response | Promise<Response> {
  if (reply instanceof Response) return reply;
  if (reply.pilotId !== undefined) addLogFields(hono, { pilotId: reply.pilotId });
  const how = { headers: reply.headers ? { ...headers, ...reply.headers } : headers, cookies: reply.cookies ?? [] };
  if ('packed' in reply) return packedResponse(reply.packed, how);
  return jsonResponse(reply.response, { ...how, acceptEncoding: () => hono.req.header('accept-encoding') });
}

/** Returns the best encoding that the client accepts. */
export function responseEncoding(hono: Context<Bindings>): Encoding {
  return encodingFor(hono.req.header('accept-encoding'));
}

interface QueuedCall<T> {
  readonly pilotId: number;
  readonly handle: () => Promise<T>;
}

type Handler = (hono: Context<Bindings>, tokens: Tokens, apiToken: string | null) => Replied<unknown>;

function mount(
  { app, context, headers, checksResponses }: Endpoints,
  { method, path, response }: AnyEndpoint,
  handle: Handler,
): void {
  const handler: RequestHandler = async (hono) => {
    const apiToken = apiTokenIn(hono.req.header('authorization'));
    const tokens = apiToken === null ? readTokens(context, hono.req.header('cookie')) : NO_COOKIES;
    try {
      const reply = await handle(hono, tokens, apiToken);
      if (checksResponses) checkResponse(response, reply);
      return await replyResponse(reply, hono, headers);
    } catch (error) {
      const requestId = requestIdOf(hono);
      if (error instanceof AppError) {
        logRejection(hono, error.kind, () => clientOf(hono, context).address);
        return respondWithError(error, { headers, requestId, cookies: cookiesAfter(context, error, tokens) });
      }
      context.log.error({ err: error, route: `${method} ${path}`, requestId }, 'a call failed');
      return failureResponse(error, { method, headers, requestId });
    }
  };
  const loggedHandler = logged(context, handler, () => path);
  app.on(method, path, loggedHandler);
}

/** Runs calls with a large body one at a time for each pilot; the body is not read before. */
function queueIfLarge<T>({ context, maxBytes }: Endpoints, hono: Context<Bindings>, call: QueuedCall<T>): Promise<T> {
  const isLarge =
    maxBytes > SMALL_BODY_BYTES && Number(hono.req.header('content-length') ?? maxBytes) > SMALL_BODY_BYTES;
  return isLarge ? rejectWhenFull(() => context.heavyCalls.run(call.pilotId, call.handle)) : call.handle();
}

/**
 * Returns the cookies that the one retry, or a login, needs after a rejection. The session cookie is kept even when its
 * session has ended: another tab may just have started a new one.
 */
function cookiesAfter(context: CookieContext, { kind }: AppError, { session, preSession }: Tokens): Cookies {
  if (kind !== 'noSession' && kind !== 'wrongCsrf') return [];
  return session === null ? preSessionCookies(context, preSession ?? newToken()) : csrfCookie(context, session);
}

/** Proxies send credentials of their own in this header: only what begins as a token is one. */
const BEARER = /^bearer +(wb_\S*) *$/i;

/** Returns the API token of an `Authorization` header, valid or not; null when there is none. */
function apiTokenIn(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}
