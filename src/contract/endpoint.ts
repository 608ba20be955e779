import * as v from 'valibot';

/** Who may call: anyone, or only a pilot with a session. */
export type Access = 'anyone' | 'pilot';

/**
 * One call as data. `query` and `body` are the shapes checked at the server's door; `csrf`, and for calls of a pilot
 * `pilotId`, travel beside them, are looked at before and are not part of the shapes.
 */
export interface Endpoint<Query extends v.GenericSchema, Body extends v.GenericSchema, Answer> {
  readonly method: 'GET' | 'POST';
  /** With `:name` for each part that varies. */
  readonly path: string;
  readonly access: Access;
  readonly query: Query;
  readonly body: Body;
  /** Holds the type of what a success answers; never set. */
  readonly answer?: Answer;
}

/** Any endpoint at all. */
export type AnyEndpoint = Endpoint<v.GenericSchema, v.GenericSchema, unknown>;
/** What a caller passes as query. */
export type QueryInput<E extends AnyEndpoint> = v.InferInput<E['query']>;
/** What a caller passes as body. */
export type BodyInput<E extends AnyEndpoint> = v.InferInput<E['body']>;
/** What a route finds as body. */
export type BodyOutput<E extends AnyEndpoint> = v.InferOutput<E['body']>;
/** What a success answers. */
export type AnswerOf<E extends AnyEndpoint> = NonNullable<E['answer']>;

const NOTHING = v.strictObject({});

type Nothing = typeof NOTHING;

/** A call that reads: `get<Answer>()(path, { access, query })`. */
export function get<Answer>() {
  return <Query extends v.GenericSchema = Nothing>(
    path: string,
    shape: { readonly access: Access; readonly query?: Query },
  ): Endpoint<Query, Nothing, Answer> => ({
    method: 'GET',
    path,
    access: shape.access,
    query: orNothing(shape.query),
    body: NOTHING,
  });
}

/** A call that changes: `post<Answer>()(path, { access, body })`. */
export function post<Answer>() {
  return <Body extends v.GenericSchema = Nothing>(
    path: string,
    shape: { readonly access: Access; readonly body?: Body },
  ): Endpoint<Nothing, Body, Answer> => ({
    method: 'POST',
    path,
    access: shape.access,
    query: NOTHING,
    body: orNothing(shape.body),
  });
}

/** Without a shape the type parameter is its default, `Nothing`. */
function orNothing<Shape extends v.GenericSchema>(shape: Shape | undefined): Shape {
  return shape ?? (NOTHING as v.GenericSchema as Shape);
}
