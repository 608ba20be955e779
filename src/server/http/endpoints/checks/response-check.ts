import * as v from 'valibot';
import { type Packed, unpack } from '#server/encoding/compression';

/** Throws when a response, as it is sent, does not fit its endpoint's schema: in tests and development. */
export function checkResponse(
  schema: v.GenericSchema,
  reply: { readonly response: unknown } | { readonly packed: Packed },
): void {
  const text = 'packed' in reply ? unpack(reply.packed) : JSON.stringify(reply.response);
  const { issues } = v.safeParse(schema, JSON.parse(text));
  if (issues) throw new Error(`The response does not fit its schema:\n${v.summarize(issues)}`);
}
