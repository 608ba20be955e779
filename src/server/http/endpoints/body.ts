import { AppError } from '#server/services/app-error';

/** A JSON object before validation. */
export type JsonObject = Readonly<Record<string, unknown>>;

const JSON_MEDIA_TYPE = /^application\/json\s*(;|$)/i;

/** Reads a JSON object from the request's body. Throws if it is larger than allowed or not a JSON object. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonObject> {
  if (!JSON_MEDIA_TYPE.test(request.headers.get('content-type') ?? '')) throw new AppError('wrongMediaType');
  if (request.headers.has('content-encoding')) throw new AppError('wrongMediaType');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('tooLarge');
  const bytes = await readBytes(request, maxBytes);
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('badRequest');
  return { ...value };
}

/** Counts while reading: `Content-Length` may be missing or wrong. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new AppError('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('badRequest', { cause });
  }
}
