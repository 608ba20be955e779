import * as v from 'valibot';

/** Who may call: anyone, or only a logged-in pilot. */
export type Access = 'anyone' | 'pilot';

/**
 * An endpoint as data. The server validates `query` and `body` against these schemas; `csrf`, and for a pilot's calls
 * `pilotId`, are sent beside them, checked before, and not part of the schemas.
 */
export interface Endpoint<Query extends v.GenericSchema, Body extends v.GenericSchema, Output> {
  readonly method: 'GET' | 'POST';
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly access: Access;
  readonly query: Query;
  readonly body: Body;
  /** Carries the type of a successful response; never set. */
  readonly response?: Output;
}

/** Any endpoint. */
export type AnyEndpoint = Endpoint<v.GenericSchema, v.GenericSchema, unknown>;
/** What a caller passes as query. */
export type QueryInput<E extends AnyEndpoint> = v.InferInput<E['query']>;
/** What a caller passes as body. */
export type BodyInput<E extends AnyEndpoint> = v.InferInput<E['body']>;
/** The body as a route receives it. */
export type BodyOutput<E extends AnyEndpoint> = v.InferOutput<E['body']>;
/** The type of a successful response. */
export type ResponseOf<E extends AnyEndpoint> = NonNullable<E['response']>;

const NOTHING = v.strictObject({});

type Nothing = typeof NOTHING;

/** Declares an endpoint that reads: `get<Answer>()(path, { access, query })`. */
export function get<Output>() {
  return <Query extends v.GenericSchema = Nothing>(
    path: string,
    shape: { readonly access: Access; readonly query?: Query },
  ): Endpoint<Query, Nothing, Output> => ({
    method: 'GET',
    path,
    access: shape.access,
    query: orNothing(shape.query),
    body: NOTHING,
  });
}

/** Declares an endpoint that writes: `post<Answer>()(path, { access, body })`. */
export function post<Output>() {
  return <Body extends v.GenericSchema = Nothing>(
    path: string,
    shape: { readonly access: Access; readonly body?: Body },
  ): Endpoint<Nothing, Body, Output> => ({
    method: 'POST',
    path,
    access: shape.access,
    query: NOTHING,
    body: orNothing(shape.body),
  });
}

/** Without a schema the type parameter is its default, `Nothing`. */
function orNothing<Shape extends v.GenericSchema>(shape: Shape | undefined): Shape {
  return shape ?? (NOTHING as v.GenericSchema as Shape);
}
