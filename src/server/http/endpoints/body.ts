import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/flights-changes';
import { AppError } from '#server/services/app-error';
import type { Bindings } from './bindings.ts';

/** A JSON object before validation. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** As many of the largest ids as a call may name, with their commas, and room for everything else. */
export const MANY_FLIGHTS_BYTES = 17 * MOST_FLIGHTS_AT_ONCE + 16 * 1_024;

const JSON_MEDIA_TYPE = /^application\/json\s*(;|$)/i;

/** Reads a JSON object from the request's body. Throws if it is larger than allowed or not a JSON object. */
export async function readJsonBody(hono: Context<Bindings>, maxBytes: number): Promise<JsonObject> {
  if (!JSON_MEDIA_TYPE.test(hono.req.header('content-type') ?? '')) throw new AppError('wrongMediaType');
  if (hono.req.header('content-encoding') !== undefined) throw new AppError('wrongMediaType');
  await bodyLimit({ maxSize: maxBytes, onError: rejectTooLarge })(hono, async () => undefined);
  const value = parseJson(await hono.req.arrayBuffer());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('badRequest');
  return { ...value };
}

function rejectTooLarge(): never {
  throw new AppError('tooLarge');
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('badRequest', { cause });
  }
}

const ID = /^\d{1,15}$/;

/** Returns the id in the path of a call. Throws `notFound` when it is not a whole number, or above `most`, which its column holds. */
export function idIn({ req }: Context, most = Number.MAX_SAFE_INTEGER): number {
  const id = req.param('id') ?? '';
  if (!ID.test(id) || Number(id) > most) throw new AppError('notFound');
  return Number(id);
}
