import * as v from 'valibot';
import { type Packed, unpack } from '#server/encoding/compression';

/**
 * Throws when a response, as it is sent, does not fit its endpoint's schema, or is JSON in a whole response, into which this does not
 * look: in tests and development.
 */
export function checkResponse(
  schema: v.GenericSchema,
  reply: { readonly response: unknown } | { readonly packed: Packed } | Response,
): void {
  if (reply instanceof Response) {
    if (reply.ok && reply.headers.get('content-type')?.startsWith('application/json'))
      throw new Error('JSON is returned as a reply, so that it can be checked');
    return;
  }
  const text = 'packed' in reply ? unpack(reply.packed) : JSON.stringify(reply.response);
  const { issues } = v.safeParse(schema, JSON.parse(text));
  if (issues) throw new Error(`The response does not fit its schema:\n${v.summarize(issues)}`);
}
