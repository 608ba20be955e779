import * as v from 'valibot';
import type { TokenScope } from '#domain/api-token';

/** Who may call: anyone, a logged-in pilot, or only a program with a token. */
export type Access = 'anyone' | 'pilot' | 'token';

/**
 * An endpoint as data. The server validates `query` and `body` against these schemas; `csrf`, and for a pilot's calls
 * `pilotId`, are sent beside them, checked before, and not part of the schemas.
 */
export interface Endpoint<
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly access: Access;
  /** The scopes of tokens that may call, too; with a token neither `csrf` nor `pilotId` is sent. */
  readonly scopes: readonly TokenScope[];
  readonly query: Query;
  readonly body: Body;
  /** The schema of a successful response. It changes no value: it only brands quantities. */
  readonly response: Output;
  /** The path names what the response contains. So `pilotId` is not sent: caches have one URL for it. */
  readonly isNamedByContent: boolean;
}

export type AnyEndpoint = Endpoint<v.GenericSchema, v.GenericSchema>;
/** The query that a caller passes. */
export type QueryInput<E extends AnyEndpoint> = v.InferInput<E['query']>;
/** The body that a caller passes. */
export type BodyInput<E extends AnyEndpoint> = v.InferInput<E['body']>;
/** The body as a handler receives it. */
export type BodyOutput<E extends AnyEndpoint> = v.InferOutput<E['body']>;
/** The type of a successful response. */
export type ResponseOf<E extends AnyEndpoint> = v.InferOutput<E['response']>;

const NOTHING = v.strictObject({});

type Nothing = typeof NOTHING;

/** Declares an endpoint that reads. */
export function get<Query extends v.GenericSchema = Nothing, Output extends v.GenericSchema = Nothing>(
  path: string,
  shape: {
    readonly access: Access;
    readonly scopes?: readonly TokenScope[];
    readonly query?: Query;
    readonly response?: Output;
    readonly isNamedByContent?: true;
  },
): Endpoint<Query, Nothing, Output> {
  const { access, scopes = [], query, response, isNamedByContent = false } = shape;
  const [sent, received] = [orNothing(query), orNothing(response)];
  return { method: 'GET', path, access, scopes, query: sent, body: NOTHING, response: received, isNamedByContent };
}

/** Declares an endpoint that writes. */
export function post<Body extends v.GenericSchema = Nothing, Output extends v.GenericSchema = Nothing>(
  path: string,
  shape: {
    readonly access: Access;
    readonly scopes?: readonly TokenScope[];
    readonly body?: Body;
    readonly response?: Output;
  },
): Endpoint<Nothing, Body, Output> {
  const { access, scopes = [], body, response } = shape;
  const [sent, received] = [orNothing(body), orNothing(response)];
  const rest = { query: NOTHING, body: sent, response: received, isNamedByContent: false };
  return { method: 'POST', path, access, scopes, ...rest };
}

/** Schema of a response that is a file, not JSON. */
export function file(mediaType: string) {
  return v.pipe(v.instance(Uint8Array), v.metadata({ mediaType }));
}

/** Schema of a list in a response. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

/** Without a schema the type parameter is its default, `Nothing`. */
function orNothing<Shape extends v.GenericSchema>(shape: Shape | undefined): Shape {
  return shape ?? (NOTHING as v.GenericSchema as Shape);
}

/** How long the browser waits for a response once its request is sent. */
export const REQUEST_TIMEOUT_MS = 6_000;
