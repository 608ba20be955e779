import { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { ErrorResponse } from '#contract/error-response';
import type { ErrorType } from '#contract/errors';
import { PROBLEMS } from '#contract/messages/en/problems';
import { REJECTIONS } from '#contract/messages/en/rejections';
import { problemsText, textsByField, textsByRow } from '#contract/messages/problem-text';
import { rejectionText } from '#contract/messages/rejection-text';
import type { Rejection } from '#contract/rejections';
import { downloadName } from '#domain/igc/file-name';
import { DatabaseError, type DatabaseProblem } from '#server/db/database-error';
import { isShort, type Packed, pack } from '#server/encoding/compression';
import type { AppContext } from '#server/services/app-context';
import type { AppError, AppErrorKind } from '#server/services/app-error';
import type { ZipDownload } from '#server/services/export/zip-file';
import type { HeaderFields } from './headers.ts';

/** The `Set-Cookie` headers of one response. */
export type Cookies = readonly string[];

/** The one table that maps each AppError to a status and an error type (`docs/behaviour.md`, 'Errors'). */
export const ERROR_RESPONSES = {
  badRequest: { status: 400, type: 'badRequest' },
  otherEpoch: { status: 409, type: 'badRequest' },
  tooLarge: { status: 413, type: 'badRequest' },
  wrongMediaType: { status: 415, type: 'badRequest' },
  wrongMethod: { status: 405, type: 'badRequest' },
  noSession: { status: 401, type: 'authenticationError' },
  wrongCredentials: { status: 401, type: 'authenticationError' },
  wrongToken: { status: 401, type: 'authenticationError' },
  badLink: { status: 400, type: 'invalidAuthToken' },
  forbidden: { status: 403, type: 'badRequest' },
  unverified: { status: 403, type: 'needEmailVerification' },
  wrongCsrf: { status: 403, type: 'invalidCsrfToken' },
  userMismatch: { status: 403, type: 'userMismatch' },
  notFound: { status: 404, type: 'recordNotFound' },
  changedSince: { status: 409, type: 'badRequest' },
  badImport: { status: 422, type: 'fileImportError' },
  invalid: { status: 422, type: 'validationError' },
  tooOften: { status: 429, type: 'badRequest' },
  busy: { status: 503, type: 'badRequest' },
  thirdParty: { status: 502, type: 'thirdPartyError' },
} as const satisfies Record<AppErrorKind, { readonly status: number; readonly type: ErrorType }>;

const SERVER_ERROR = 500;
const UNAVAILABLE = 503;
/** The message for the pilot beside the type of the error. */
const WHY: Readonly<
  Partial<Record<DatabaseProblem, Readonly<Partial<Record<'DBReadError' | 'DBWriteError', Rejection>>>>>
> = {
  diskFull: { DBReadError: { code: 'diskFullOnRead' }, DBWriteError: { code: 'diskFullOnWrite' } },
  readOnly: { DBWriteError: { code: 'readOnly' } },
};
/** When to retry while the database is unavailable: it usually recovers within seconds. */
const RETRY_AFTER_S = 2;

/** Returns a successful JSON response, compressed if it is long and the client accepts that. */
export function jsonResponse(
  response: unknown,
  how: { readonly headers: HeaderFields; readonly cookies: Cookies; readonly acceptEncoding: () => string | undefined },
): Response | Promise<Response> {
  const text = JSON.stringify(response);
  if (isShort(text)) return packedResponse({ body: text, encoding: null }, how);
  return pack(text, how.acceptEncoding()).then((packed) => packedResponse(packed, how));
}

/** Returns a successful response with a body that is already encoded. */
export function packedResponse(
  { body, encoding }: Packed,
  { headers, cookies }: { readonly headers: HeaderFields; readonly cookies: Cookies },
): Response {
  const sent = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (encoding === null) return new Response(sent, { headers: withCookies(headers, cookies) });
  const packed = { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' };
  return new Response(sent, { headers: withCookies(packed, cookies) });
}

/** The parts that make error responses. */
interface ErrorResponseOptions {
  readonly headers: HeaderFields;
  /** Names the request in the log; null without a server. */
  readonly requestId: string | null;
}

/** Returns the error response for an AppError. */
export function respondWithError(
  appError: AppError,
  { headers, requestId, cookies = [] }: ErrorResponseOptions & { readonly cookies?: Cookies },
): Response {
  const { status, type } = ERROR_RESPONSES[appError.kind];
  const { retryAfterS } = appError.details;
  const error = { type, ...detailsOf(appError), ...idField(requestId) };
  const retry: HeaderFields = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  return errorWithStatus(status, { error }, withCookies({ ...headers, ...retry }, cookies));
}

/** Returns what an AppError says beside its type: as English text and as codes. */
function detailsOf({ kind, details }: AppError): Omit<ErrorResponse['error'], 'type'> {
  const { rejection, records, problems } = details;
  if (records) {
    const problems = records.flatMap((bad) => bad.problems.map((problem) => ({ ...problem, row: bad.record })));
    return { errors: textsByRow(PROBLEMS, problems), problems };
  }
  if (!problems) return rejectionFields(rejection);
  if (kind === 'badImport') return { message: problemsText(PROBLEMS, problems), problems };
  return { ...rejectionFields(rejection), errors: textsByField(PROBLEMS, problems), problems };
}

/** Returns a rejection as English text and as a code. */
function rejectionFields(rejection?: Rejection): Pick<ErrorResponse['error'], 'message' | 'rejection'> {
  return rejection ? { message: rejectionText(REJECTIONS, rejection), rejection } : {};
}

/** Returns the response for an unexpected error. It reveals no more than that the database is unavailable, full or read-only. */
export function failureResponse(
  failure: unknown,
  { method, headers, requestId }: ErrorResponseOptions & { readonly method: string },
): Response {
  const id = idField(requestId);
  const type = method === 'GET' || method === 'HEAD' ? 'DBReadError' : 'DBWriteError';
  const problem = failure instanceof DatabaseError ? failure.problem : null;
  const error: ErrorResponse['error'] = {
    type,
    ...rejectionFields(problem === null ? undefined : WHY[problem]?.[type]),
    ...id,
  };
  if (problem === null || problem === 'damaged') return errorWithStatus(SERVER_ERROR, { error }, headers);
  return errorWithStatus(UNAVAILABLE, { error }, { ...headers, 'retry-after': String(RETRY_AFTER_S) });
}

function idField(requestId: string | null): Pick<ErrorResponse['error'], 'requestId'> {
  return requestId === null ? {} : { requestId };
}

function errorWithStatus(
  status: number,
  response: ErrorResponse,
  headers: NonNullable<ResponseInit['headers']>,
): Response {
  return new Response(JSON.stringify(response), { status, headers });
}

/** The server sends plain objects fastest, but a name can occur in one only once. */
function withCookies(headers: HeaderFields, cookies: Cookies): NonNullable<ResponseInit['headers']> {
  return cookies.length === 0
    ? headers
    : [...Object.entries(headers), ...cookies.map((cookie) => ['set-cookie', cookie])];
}

/**
 * Returns a 304 with these headers when the client has the content of this ETag, null otherwise; for ETags that are known
 * before the content is made. Hono's own `etag` compares them after that. A weak comparison (RFC 9110, 13.1.2).
 */
export function notModified({ req }: Context, headers: HeaderFields & { readonly etag: string }): Response | null {
  const known = (req.header('if-none-match') ?? '').split(',').map((tag) => opaqueOf(tag.trim()));
  const hasContent = known.includes('*') || known.includes(opaqueOf(headers.etag));
  return hasContent ? new Response(null, { status: 304, headers }) : null;
}

/** A tag without the mark of a weak one. */
function opaqueOf(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Returns a `Content-Disposition` with the file name (RFC 6266): ASCII for old browsers, then in full by RFC 8187. */
export function attachment(fileName: string): string {
  const offered = downloadName(fileName);
  const plain = offered.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(offered).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Returns a ZIP file as a response, which is sent while it is produced. */
export function zipResponse(
  { context, headers }: { readonly context: Pick<AppContext, 'log'>; readonly headers: HeaderFields },
  { fileName, content }: ZipDownload,
): Response {
  return new Response(ReadableStream.from(logFailure(context, content)), {
    headers: { ...headers, 'content-type': 'application/zip', 'content-disposition': attachment(fileName) },
  });
}

/** Logs why a file could not be sent whole: a response that has begun can only be cut off. */
async function* logFailure(
  { log }: Pick<AppContext, 'log'>,
  content: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    log.error({ err: error }, 'an export failed');
    throw error;
  }
}
