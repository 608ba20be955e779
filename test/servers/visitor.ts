import * as v from 'valibot';
import type { LoadResponse, SaveResponse } from '#contract/data';
import { type ErrorResponse, errorResponse, type SentProblem } from '#contract/error-response';
import type { Rejection } from '#contract/rejections';

/** The response of a call: its status, its headers, and its parsed JSON; null for an empty body. */
export interface JsonResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Fields of a query or a body. */
export type Fields = Readonly<Record<string, unknown>>;

/** A minimal browser: stores cookies, and sends csrf value and pilot id as the pages do. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Sent as `pilotId` with each call; set after sign-in. */
  pilotId: number | undefined;
  readonly get: <Body>(path: string, query?: Fields) => Promise<JsonResponse<Body>>;
  readonly post: <Body>(path: string, body?: Fields) => Promise<JsonResponse<Body>>;
  /** Sends a raw request, without csrf value, pilot id or JSON; cookies are sent and stored. */
  readonly ask: (path: string, request?: RequestInit) => Promise<Response>;
}

/** Calls that need no pilot id. */
const OPEN_TO_ANYONE: ReadonlySet<string> = new Set([
  '/api/signup',
  '/api/login',
  '/api/demo',
  '/api/one-time-login',
  '/api/initiate-reset-password',
]);

/** Returns a visitor of a server, without cookies; `language` is the one that the browser asks for. */
export function newVisitor(url: string, language?: string): Visitor {
  const cookies = new Map<string, string>();
  const ask = async (path: string, request: RequestInit = {}) => {
    const headers = new Headers(request.headers);
    if (language !== undefined) headers.set('accept-language', language);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url + path, { redirect: 'manual', ...request, headers });
    storeCookies(cookies, response.headers);
    return response;
  };
  const named = (): Record<string, unknown> => ({
    ...(cookies.has('csrf') ? { csrf: cookies.get('csrf') } : {}),
    ...(visitor.pilotId === undefined ? {} : { pilotId: visitor.pilotId }),
  });
  const visitor: Visitor = {
    cookies,
    pilotId: undefined,
    ask,
    get: async (path, query = {}) => {
      const fields = Object.entries({ ...named(), ...query }).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return parsedResponse(await ask(`${path}?${new URLSearchParams(fields)}`));
    },
    post: async (path, body = {}) => {
      const headers = { 'content-type': 'application/json' };
      const fields: Record<string, unknown> = { ...named(), ...body };
      if (OPEN_TO_ANYONE.has(path)) delete fields.pilotId;
      return parsedResponse(await ask(path, { method: 'POST', headers, body: JSON.stringify(fields) }));
    },
  };
  return visitor;
}

/** Returns the error of a failed call in words: its type, message and errors. Throws when it does not fit its schema. */
export function errorOf(
  response: JsonResponse<unknown>,
): Omit<ErrorResponse['error'], 'problems' | 'rejection' | 'requestId'> {
  const { problems: _, rejection: __, requestId: ___, ...inWords } = v.parse(errorResponse, response.body).error;
  return inWords;
}

/** Returns the problems of a failed call, as codes. */
export function problemsIn(response: JsonResponse<unknown>): readonly SentProblem[] {
  return v.parse(errorResponse, response.body).error.problems ?? [];
}

/** Returns why a call was rejected, as a code with parameters. */
export function rejectionIn(response: JsonResponse<unknown>): Rejection | undefined {
  return v.parse(errorResponse, response.body).error.rejection;
}

let pilots = 0;

/** Signs up a new pilot in a new browser; the default email is unique. */
export async function signUpPilot(
  url: string,
  password = 'a long password',
  email = newEmail(),
): Promise<Visitor & { email: string }> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  const { status, body } = await visitor.post<LoadResponse>('/api/signup', { email, password });
  if (status !== 200) throw new Error(`Signing up failed with status ${status}: ${JSON.stringify(body)}`);
  visitor.pilotId = body.pilot?.id;
  return Object.assign(visitor, { email });
}

/** Logs a pilot in, in a new browser that asks for a language. Throws when that fails. */
export async function logInPilot(
  url: string,
  credentials: { readonly email: string; readonly password: string },
  language?: string,
): Promise<Visitor> {
  const visitor = newVisitor(url, language);
  await visitor.ask('/api/data');
  const { status, body } = await visitor.post<LoadResponse>('/api/login', credentials);
  if (status !== 200) throw new Error(`Logging in failed with status ${status}: ${JSON.stringify(body)}`);
  visitor.pilotId = body.pilot?.id;
  return visitor;
}

function newEmail(): string {
  pilots += 1;
  return `pilot-${pilots}@example.org`;
}

/** Saves an item and returns the response; throws when that fails. A marker or client key is sent beside the item. */
export async function saved(visitor: Visitor, dataType: string, fields: Fields): Promise<SaveResponse> {
  const { lastModified, clientKey, ...data } = fields;
  const save = { dataType, data, lastModified, clientKey };
  const { status, body } = await visitor.post<SaveResponse>('/api/data', save);
  if (status !== 200) throw new Error(`Saving failed with status ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Returns all changes since the marker, or the whole logbook. Throws when the call fails. */
export async function loaded(visitor: Visitor, lastModified?: number | string): Promise<LoadResponse> {
  const query = lastModified === undefined ? {} : { lastModified };
  const { status, body } = await visitor.get<LoadResponse>('/api/data', query);
  if (status !== 200) throw new Error(`Loading failed with status ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function parsedResponse<Body>(response: Response): Promise<JsonResponse<Body>> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
