import * as v from 'valibot';
import type { AnyEndpoint, BodyInput, QueryInput, ResponseOf } from '#contract/endpoint';
import { CSRF_COOKIE } from '#contract/pages/page-settings';
import { sessionState } from '../session-state.ts';
import { CallError, callErrorOf, errorOfResponse } from './call-error.ts';
import { cookieIn } from './cookies.ts';
import { type RawResponse, type Request, send, sendForBlob } from './exchange.ts';
import { jsonIn } from './json.ts';

/** The pilot whose logbook this page shows: sent with each call, so that two tabs never mix two logbooks. */
export const callingPilotId = sessionState<number | null>(() => null);

/** Calls an endpoint of the contract. Rejects with a `CallError`. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  return readResponse(endpoint, await callForBytes(endpoint, input));
}

/** Calls an endpoint whose response is a file. Rejects with a `CallError`. */
export function callForBytes<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ArrayBuffer> {
  return attempted(endpoint, input, send);
}

/** Like `callForBytes`, but for downloads: a file may be larger than the memory of the page. */
export function callForBlob<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Blob> {
  return attempted(endpoint, input, sendForBlob);
}

async function attempted<E extends AnyEndpoint, Body extends ArrayBuffer | Blob>(
  endpoint: E,
  input: CallInput<E>,
  sending: (request: Request) => Promise<RawResponse<Body>>,
): Promise<Body> {
  const pilotId = callingPilotId.get(); // A retry is for the same pilot, whoever has logged in since.
  const attempt = (): Promise<RawResponse<Body>> => {
    const csrf = cookieIn(document.cookie, CSRF_COOKIE);
    return sending({ ...requestOf(endpoint, input, { csrf, pilotId }), signal: input.signal });
  };
  try {
    return await successOf(await attempt());
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (error.type !== 'invalidCsrfToken') throw error;
    return successOf(await attempt()); // The rejection has set a new cookie.
  }
}

async function successOf<Body extends ArrayBuffer | Blob>({ status, bytes }: RawResponse<Body>): Promise<Body> {
  if (status < 200 || status > 299) throw await errorOfResponse(status, await textOf(bytes));
  return bytes;
}

function textOf(bytes: ArrayBuffer | Blob): string | Promise<string> {
  return bytes instanceof Blob ? bytes.text() : new TextDecoder().decode(bytes);
}

export interface CallInput<E extends AnyEndpoint> {
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** The parameters of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Ends the call, which then rejects like one that was cut off. */
  readonly signal?: AbortSignal;
}

/** The parameters that every call has. */
interface Credentials {
  /** Null before the first cookie is set. */
  readonly csrf: string | null;
  /** Null while the page does not know whose logbook it shows. */
  readonly pilotId: number | null;
}

/**
 * Returns the request of a call. `csrf`, and `pilotId` for a pilot's endpoint but one named by its content, go into the query
 * of a GET and into the body of a POST.
 */
export function requestOf<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, credentials: Credentials): Request {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const sentWith = {
    csrf: credentials.csrf,
    ...(endpoint.access === 'pilot' && !endpoint.isNamedByContent && { pilotId: credentials.pilotId }),
  };
  if (endpoint.method === 'POST') {
    return { method: 'POST', url: path, body: JSON.stringify({ ...asObject(input.body), ...withoutEmpty(sentWith) }) };
  }
  const query = new URLSearchParams(asTexts({ ...asObject(input.query), ...sentWith })).toString();
  return { method: 'GET', url: query === '' ? path : `${path}?${query}`, body: null };
}

type Fields = Readonly<Record<string, unknown>>;

function asObject(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function asTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(withoutEmpty(fields)).map(([name, value]) => [name, String(value)]));
}

/** Returns the response in these bytes. Throws a `CallError` when it does not fit the endpoint's schema. */
export function readResponse<E extends AnyEndpoint>(endpoint: E, bytes: ArrayBuffer): ResponseOf<E> {
  const value = jsonIn(new TextDecoder().decode(bytes));
  if (isResponse(endpoint, value)) return value;
  console.warn(`The response of ${endpoint.path} does not fit its schema.`);
  throw new CallError('DBReadError', { status: 200 }, true);
}

/** Development checks responses in full; production their outline, since a whole logbook would take too long. */
function isResponse<E extends AnyEndpoint>({ response }: E, value: unknown): value is ResponseOf<E> {
  return import.meta.env.DEV ? v.is(response, value) : hasOutline(response, value);
}

type ResponseSchema = v.GenericSchema | v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** Whether a value fits a schema, apart from the items of lists and from unknown fields. */
export function hasOutline(schema: ResponseSchema, value: unknown): boolean {
  if (schema.type === 'array') return Array.isArray(value);
  if (isNullable(schema)) return value === null || hasOutline(schema.wrapped, value);
  if (!v.isOfType('strict_object', schema)) return v.is(schema, value);
  return (
    v.is(OBJECT, value) &&
    Object.entries(schema.entries).every(([name, entry]) =>
      name in value ? hasOutline(entry, value[name]) : entry.type === 'exact_optional',
    )
  );
}

function isNullable(schema: ResponseSchema): schema is v.NullableSchema<v.GenericSchema, undefined> {
  return v.isOfType('nullable', schema);
}

const OBJECT = v.record(v.string(), v.unknown());
