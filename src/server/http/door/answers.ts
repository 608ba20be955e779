import type { ErrorAnswer, ErrorType } from '#contract/errors';
import { wordsByField, wordsOf } from '#contract/problem-words';
import { type Packed, pack } from '#server/compression';
import { DatabaseError } from '#server/database-error';
import type { Refusal, RefusalKind } from '#server/services/refusal';
import type { HeaderFields } from './headers.ts';

/** `Set-Cookie` headers of one answer. */
export type Cookies = readonly (readonly ['set-cookie', string])[];

/** The one table of what each refusal becomes in HTTP and in the catalogue of the spec, section 8. */
const REFUSALS = {
  badRequest: { status: 400, type: 'badRequest' },
  otherEpoch: { status: 409, type: 'badRequest' },
  tooLarge: { status: 413, type: 'badRequest' },
  wrongMediaType: { status: 415, type: 'badRequest' },
  wrongMethod: { status: 405, type: 'badRequest' },
  noSession: { status: 401, type: 'authenticationError' },
  wrongCredentials: { status: 401, type: 'authenticationError' },
  badLink: { status: 400, type: 'invalidAuthToken' },
  unverified: { status: 403, type: 'needEmailVerification' },
  wrongCsrf: { status: 403, type: 'invalidCsrfToken' },
  userMismatch: { status: 403, type: 'userMismatch' },
  notFound: { status: 404, type: 'recordNotFound' },
  badImport: { status: 422, type: 'fileImportError' },
  invalid: { status: 422, type: 'validationError' },
  tooOften: { status: 429, type: 'badRequest' },
  busy: { status: 503, type: 'badRequest' },
  thirdParty: { status: 502, type: 'thirdPartyError' },
} as const satisfies Record<RefusalKind, { readonly status: number; readonly type: ErrorType }>;

const SERVER_ERROR = 500;
const UNAVAILABLE = 503;
/** When to ask a database again that is away: it comes back by itself, mostly after seconds. */
const RETRY_AFTER_S = 2;
const DISK_FULL = {
  DBReadError: "Sorry, couldn't load the data: the disk of the server is full.",
  DBWriteError: "Sorry, couldn't save the data: the disk of the server is full.",
} as const;

/** A success. */
export async function answerSuccess(
  answer: unknown,
  how: { readonly headers: HeaderFields; readonly cookies: Cookies; readonly acceptEncoding: string | undefined },
): Promise<Response> {
  return answerPacked(await pack(JSON.stringify(answer), how.acceptEncoding), how);
}

/** A success that is ready to be sent. */
export function answerPacked(
  { body, encoding }: Packed,
  { headers, cookies }: { readonly headers: HeaderFields; readonly cookies: Cookies },
): Response {
  const sent = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (encoding === null) return new Response(sent, { headers: withCookies(headers, cookies) });
  const packed = { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' };
  return new Response(sent, { headers: withCookies(packed, cookies) });
}

/** A refusal in the words of the catalogue. */
export function answerRefusal(refusal: Refusal, headers: HeaderFields, cookies: Cookies): Response {
  const { status, type } = REFUSALS[refusal.kind];
  const { retryAfterS } = refusal.details;
  const error = { type, ...wordsOfRefusal(refusal) };
  const retry: HeaderFields = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  return answerError(status, { error }, withCookies({ ...headers, ...retry }, cookies));
}

/** What a refusal says beside its type. */
function wordsOfRefusal({ kind, details }: Refusal): Omit<ErrorAnswer['error'], 'type'> {
  const { message, problems, records } = details;
  if (records)
    return { errors: records.map((bad) => ({ row: bad.record, message: bad.problems.map(wordsOf).join('; ') })) };
  if (problems && kind === 'badImport') return { message: problems.map(wordsOf).join(' ') };
  return { ...(message === undefined ? {} : { message }), ...(problems ? { errors: wordsByField(problems) } : {}) };
}

/** What nobody foresaw: says whether reading or writing failed, and no more than whether the database is away or full. */
export function answerFailure(failure: unknown, method: string, headers: HeaderFields): Response {
  const type = method === 'GET' || method === 'HEAD' ? 'DBReadError' : 'DBWriteError';
  const problem = failure instanceof DatabaseError ? failure.problem : null;
  if (problem === 'unavailable') {
    return answerError(UNAVAILABLE, { error: { type } }, { ...headers, 'retry-after': String(RETRY_AFTER_S) });
  }
  const message = problem === 'diskFull' ? { message: DISK_FULL[type] } : {};
  return answerError(SERVER_ERROR, { error: { type, ...message } }, headers);
}

function answerError(status: number, answer: ErrorAnswer, headers: NonNullable<ResponseInit['headers']>): Response {
  return new Response(JSON.stringify(answer), { status, headers });
}

/** A plain object is what the server sends fastest, but a name stands in it only once. */
function withCookies(headers: HeaderFields, cookies: Cookies): NonNullable<ResponseInit['headers']> {
  return cookies.length === 0
    ? headers
    : [...Object.entries(headers), ...cookies.map(([name, value]) => [name, value])];
}
