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
  const value = parseJson(await readBody(hono, { maxBytes, rejectTooLarge }));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('badRequest');
  return { ...value };
}

interface BodyLimits {
  readonly maxBytes: number;
  readonly rejectTooLarge: () => never;
  /** The longest time that the body may take; by default that of Node, which is minutes. */
  readonly maxMs?: number;
}

/** Reads a request's body, as it is. A client that stalls, or takes too long, is cut off: other calls wait for its turn to end. */
export async function readBody(
  hono: Context<Bindings>,
  { maxBytes, rejectTooLarge, maxMs = Number.POSITIVE_INFINITY }: BodyLimits,
): Promise<ArrayBuffer> {
  if (hono.req.header('content-encoding') !== undefined) throw new AppError('wrongMediaType');
  return orCutOff(hono, maxMs, async () => {
    await bodyLimit({ maxSize: maxBytes, onError: rejectTooLarge })(hono, async () => undefined);
    return hono.req.arrayBuffer();
  });
}

/** A line on which nothing comes for so long is taken for dead; looked at so often. */
const [STALLED_MS, LOOK_MS] = [15_000, 5_000];

async function orCutOff<T>(hono: Context<Bindings>, maxMs: number, read: () => Promise<T>): Promise<T> {
  const incoming = hono.env?.incoming;
  let [passedMs, stalledMs, received] = [0, 0, incoming?.socket.bytesRead];
  const timer = setInterval(() => {
    passedMs += LOOK_MS;
    stalledMs = incoming?.socket.bytesRead === received ? stalledMs + LOOK_MS : 0;
    received = incoming?.socket.bytesRead;
    if (stalledMs >= STALLED_MS || passedMs >= maxMs) incoming?.destroy();
  }, LOOK_MS);
  try {
    return await read();
  } catch (cause) {
    if (incoming?.destroyed) throw new AppError('badRequest', { cause });
    throw cause;
  } finally {
    clearInterval(timer);
  }
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
