import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint';
import { type Encoding, encodingFor, type Packed } from '#server/compression';
import type { House } from '#server/house';
import { areSame, newToken } from '#server/security/tokens';
import { recogniseSession, type Session } from '#server/services/account/sessions';
import { Refusal } from '#server/services/refusal';
import { refusingWhenFull } from '#server/services/threads';
import { answerFailure, answerPacked, answerRefusal, answerSuccess, type Cookies } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { type JsonObject, readJsonBody } from './body.ts';
import { csrfCookie, csrfOf, readTokens, type Tokens, visitCookies } from './cookies.ts';
import { callHeaders, type HeaderFields } from './headers.ts';
import { isOurOrigin } from './origin.ts';
import { readQuery } from './query.ts';
import { addLogFields, logged, logRefusal, type RequestHandler } from './request-log.ts';
import { visitorOf } from './visitor.ts';

/** Mounts endpoints: calls are checked here before their route runs, and errors become responses. */
export interface Door {
  readonly app: Hono<Bindings>;
  readonly house: House;
  readonly headers: HeaderFields;
  /** Maximum size of a body, in bytes. */
  readonly maxBytes: number;
  /** Whether a pilot's call must name its pilot; not where the page may not know it yet. */
  readonly requiresPilotId: boolean;
}

/** A validated call. */
export interface Call<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly tokens: Tokens;
  readonly context: Context<Bindings>;
}

/** A validated call of a logged-in pilot. */
export interface PilotCall<Query, Body> extends Call<Query, Body> {
  readonly session: Session;
}

/** Result of a route: the contract's response body, plain or already encoded, with cookies to set; or a whole response. */
export type Reply<Answer> = ((PlainReply<Answer> | EncodedReply) & ReplyDetails) | Response;

interface PlainReply<Answer> {
  readonly answer: Answer;
}

interface EncodedReply {
  readonly packed: Packed;
}

interface ReplyDetails {
  readonly cookies?: Cookies;
  /** The pilot whose session was started, for the log. */
  readonly pilotId?: number;
}

type Shapes<Query extends v.GenericSchema, Body extends v.GenericSchema, Answer> = Endpoint<Query, Body, Answer>;

const SMALL_BODY_BYTES = 64 * 1_024;

/** Returns what mounts endpoints on the app. */
export function makeDoor(app: Hono<Bindings>, house: House): Door {
  const headers = callHeaders(house.configuration);
  return { app, house, headers, maxBytes: SMALL_BODY_BYTES, requiresPilotId: true };
}

/** Mounts an endpoint for anyone: checks csrf, then the schema, then runs the route. */
export function openToAnyone<Query extends v.GenericSchema, Body extends v.GenericSchema, Answer>(
  door: Door,
  endpoint: Shapes<Query, Body, Answer>,
  route: (call: Call<v.InferOutput<Query>, v.InferOutput<Body>>) => Promise<Reply<Answer>>,
): void {
  mount(door, endpoint, async (context, tokens) => {
    const { csrf, ...fields } = await readFields(context, endpoint.method, door.maxBytes);
    checkCsrf(door.house, context, { csrf, tokens: [tokens.session, tokens.visit] });
    const { query, body } = checkShape(endpoint, fields);
    return route({ query, body, tokens, context });
  });
}

/** Mounts an endpoint for pilots: checks session, csrf, pilot id and schema, then runs the route. */
export function openToPilots<Query extends v.GenericSchema, Body extends v.GenericSchema, Answer>(
  door: Door,
  endpoint: Shapes<Query, Body, Answer>,
  route: (call: PilotCall<v.InferOutput<Query>, v.InferOutput<Body>>) => Promise<Reply<Answer>>,
): void {
  mount(door, endpoint, async (context, tokens) => {
    const session = tokens.session === null ? null : await recogniseSession(door.house, tokens.session);
    if (!session) throw new Refusal('noSession');
    addLogFields(context, { pilotId: session.pilotId });
    const handle = async () => {
      const { csrf, pilotId, ...fields } = await readFields(context, endpoint.method, door.maxBytes);
      checkCsrf(door.house, context, { csrf, tokens: [tokens.session] });
      checkPilot(door, session, pilotId);
      const { query, body } = checkShape(endpoint, fields);
      return route({ query, body, tokens, context, session });
    };
    return queueIfLarge(door, context, { pilotId: session.pilotId, handle });
  });
}

async function answerReply<Answer>(
  reply: Reply<Answer>,
  context: Context<Bindings>,
  headers: HeaderFields,
): Promise<Response> {
  if (reply instanceof Response) return reply;
  if (reply.pilotId !== undefined) addLogFields(context, { pilotId: reply.pilotId });
  const how = { headers, cookies: reply.cookies ?? [] };
  if ('packed' in reply) return answerPacked(reply.packed, how);
  return answerSuccess(reply.answer, { ...how, acceptEncoding: context.req.header('accept-encoding') });
}

/** Returns the best encoding that the client accepts. */
export function encodingOf(context: Context<Bindings>): Encoding {
  return encodingFor(context.req.header('accept-encoding'));
}

interface QueuedCall<T> {
  readonly pilotId: number;
  readonly handle: () => Promise<T>;
}

type Handler<Answer> = (context: Context<Bindings>, tokens: Tokens) => Promise<Reply<Answer>>;

function mount<Answer>(
  { app, house, headers }: Door,
  { method, path }: { readonly method: string; readonly path: string },
  handle: Handler<Answer>,
): void {
  const answer: RequestHandler = async (context) => {
    const tokens = readTokens(house, context.req.header('cookie'));
    try {
      return await answerReply(await handle(context, tokens), context, headers);
    } catch (error) {
      if (error instanceof Refusal) {
        logRefusal(context, error.kind, () => visitorOf(context, house).address);
        return answerRefusal(error, headers, cookiesAfter(house, error, tokens));
      }
      house.log.error({ err: error, route: `${method} ${path}` }, 'a call failed');
      return answerFailure(error, method, headers);
    }
  };
  app.on(
    method,
    path,
    logged(house, answer, () => path),
  );
}

/** Runs calls with a large body one at a time for each pilot; the body is not read before. */
function queueIfLarge<T>({ house, maxBytes }: Door, context: Context<Bindings>, call: QueuedCall<T>): Promise<T> {
  const isLarge =
    maxBytes > SMALL_BODY_BYTES && Number(context.req.header('content-length') ?? maxBytes) > SMALL_BODY_BYTES;
  return isLarge ? refusingWhenFull(() => house.heavyCalls.run(call.pilotId, call.handle)) : call.handle();
}

function readFields(
  context: Context<Bindings>,
  method: 'GET' | 'POST',
  maxBytes: number,
): Promise<JsonObject> | JsonObject {
  return method === 'GET' ? readQuery(context.req.url) : readJsonBody(context.req.raw, maxBytes);
}

function checkCsrf(
  house: House,
  context: Context<Bindings>,
  { csrf, tokens }: { readonly csrf: unknown; readonly tokens: readonly (string | null)[] },
): void {
  const [origin, host] = [context.req.header('origin'), context.req.header('host')];
  const isRight = tokens.some(
    (token) => token !== null && typeof csrf === 'string' && areSame(csrfOf(house, token), csrf),
  );
  if (!isRight || !isOurOrigin({ origin, host }, house.configuration)) throw new Refusal('wrongCsrf');
}

function checkPilot({ requiresPilotId }: Door, session: Session, pilotId: unknown): void {
  if (pilotId === undefined && !requiresPilotId) return;
  const named = typeof pilotId === 'string' && pilotId !== '' ? Number(pilotId) : pilotId;
  if (!Number.isSafeInteger(named)) throw new Refusal('badRequest');
  if (named !== session.pilotId) throw new Refusal('userMismatch');
}

function checkShape<Query extends v.GenericSchema, Body extends v.GenericSchema, Answer>(
  endpoint: Shapes<Query, Body, Answer>,
  fields: JsonObject,
): { readonly query: v.InferOutput<Query>; readonly body: v.InferOutput<Body> } {
  const query = v.safeParse(endpoint.query, endpoint.method === 'GET' ? fields : {}, { abortEarly: true });
  const body = v.safeParse(endpoint.body, endpoint.method === 'GET' ? {} : fields, { abortEarly: true });
  if (!query.success || !body.success) throw new Refusal('badRequest');
  return { query: query.output, body: body.output };
}

/**
 * Returns the cookies that the one retry, or a login, needs after a rejection. The session cookie is kept even when its
 * session has ended: another tab may just have started a new one.
 */
function cookiesAfter(house: House, { kind }: Refusal, { session, visit }: Tokens): Cookies {
  if (kind !== 'noSession' && kind !== 'wrongCsrf') return [];
  return session === null ? visitCookies(house, visit ?? newToken()) : csrfCookie(house, session);
}
