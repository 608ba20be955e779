import * as v from 'valibot';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint';
import { CallError } from './call-error.ts';
import { jsonIn } from './json.ts';

/** Returns the response in these bytes. Throws a `CallError` when it does not fit the endpoint's schema. */
export function readResponse<E extends AnyEndpoint>(endpoint: E, bytes: ArrayBuffer): ResponseOf<E> {
  const value = jsonIn(new TextDecoder().decode(bytes));
  if (isResponse(endpoint, value)) return value;
  console.warn(`The response of ${endpoint.path} does not fit its schema.`);
  throw new CallError('DBReadError');
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
