import type { Context } from 'hono';
import { inboxFile, listInbox, markInboxSeen, removeInboxFile, sendTrack } from '#contract/import/inbox';
import { DEVICE_TEXTS } from '#contract/messages/device-texts';
import { REJECTIONS } from '#contract/messages/en/rejections';
import { rejectionText } from '#contract/messages/rejection-text';
import { MAX_TRACK_BYTES } from '#domain/file';
import { type FormField, formFields } from '#server/encoding/form-fields';
import { escapeHtml } from '#server/encoding/html';
import { idIn, readBody } from '#server/http/endpoints/body';
import { clientOf } from '#server/http/endpoints/client';
import { type Endpoints, mountForPilot, mountForToken } from '#server/http/endpoints/endpoints';
import {
  addLogFields,
  logged,
  logRejection,
  type RequestHandler,
  requestIdOf,
} from '#server/http/endpoints/request-log';
import { attachment, ERROR_RESPONSES } from '#server/http/endpoints/responses';
import {
  authenticateToken,
  rejectGuessers,
  runForToken,
  type TokenCaller,
} from '#server/services/api-tokens/authenticate';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { contentOf, inboxOf, markSeen, removeFromInbox } from '#server/services/inbox/inbox';
import { fileTooLarge, type ReceivedFile, receiveFile } from '#server/services/inbox/receive-file';
import { rejectWhenFull } from '#server/services/threads';
import type { Bindings } from './endpoints/bindings.ts';

type Hono = Context<Bindings>;

/** A form has more than its file: names of fields and parts. */
const FORM_BYTES = 64 * 1_024;
/** The escapes of a form in an address: of an IGC the ends of its lines. */
const ESCAPED = 1.5;

/** Mounts the inbox: what devices send, and what the pilot sees of it. */
export function mountInbox(endpoints: Endpoints): void {
  const { context, headers } = endpoints;
  mountForToken(endpoints, sendTrack, async ({ caller, hono }) => {
    await oneAtATime(context, caller.pilotId, async () => {
      for (const file of await sentFiles(hono)) await receiveFile(context, senderOf(caller), file);
    });
    return { response: { state: 'received', message: DEVICE_TEXTS.received } as const };
  });
  mountForPilot(endpoints, listInbox, async ({ session }) => ({
    response: await inboxOf(context.reader, session.pilotId, context.clock()),
  }));
  mountForPilot(endpoints, inboxFile, async ({ session, hono }) => {
    const { name, bytes } = await contentOf(context, { pilotId: session.pilotId, id: idIn(hono) });
    const named = { 'content-type': 'application/octet-stream', 'content-disposition': attachment(name) };
    return new Response(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      headers: { ...headers, ...named },
    });
  });
  mountForPilot(endpoints, removeInboxFile, async ({ session, body }) => ({
    response: await removeFromInbox(context, { pilotId: session.pilotId, id: body.id }),
  }));
  mountForPilot(endpoints, markInboxSeen, async ({ session, body }) => ({
    response: await markSeen(context, { pilotId: session.pilotId, id: body.last }),
  }));
  mountFolder(endpoints);
  mountLeonardo(endpoints);
}

/** Bodies from a pilot's devices are read one after the other, as each may have megabytes; the pilot's own calls never wait for them. */
function oneAtATime<T>(
  { deviceBodies }: Pick<AppContext, 'deviceBodies'>,
  owner: number,
  work: () => Promise<T>,
): Promise<T> {
  return rejectWhenFull(() => deviceBodies.run(owner, work));
}

function senderOf({ pilotId, tokenId, name: source, gliderId }: TokenCaller) {
  return { pilotId, tokenId, source, gliderId };
}

/** The files of a form, or the body as one. */
async function sentFiles(hono: Hono): Promise<readonly ReceivedFile[]> {
  const type = hono.req.header('content-type') ?? '';
  const bytes = await bodyOf(hono, MAX_TRACK_BYTES + FORM_BYTES);
  const isForm = /^multipart\/form-data/i.test(type);
  if (!isForm) return [{ name: hono.req.query('name') ?? null, bytes }];
  const files = (formFields(bytes, type) ?? []).filter(({ fileName, bytes }) => fileName !== null && bytes.length > 0);
  if (files.length === 0) throw new AppError('invalid', { rejection: { code: 'emptyFile' } });
  return files.map(({ fileName: name, bytes }) => ({ name, bytes }));
}

/** A phone sends a long track within this time. */
const BODY_MS = 120_000;

async function bodyOf(hono: Hono, maxBytes: number): Promise<Uint8Array> {
  return new Uint8Array(await readBody(hono, { maxBytes, rejectTooLarge, maxMs: BODY_MS }));
}

function rejectTooLarge(): never {
  throw fileTooLarge();
}

/** A response to a program that knows no JSON. */
interface PlainReply {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a protocol says that something went wrong; null for a failure of this server. */
type SayError = (error: AppError | null) => PlainReply;

/** Mounts a path outside `/api`, whose responses are those of its protocol. */
function mountPlain({ app, context, headers }: Endpoints, { methods, path, handle, sayError }: PlainPath): void {
  const handler: RequestHandler = async (hono) => {
    const {
      status,
      text,
      headers: own,
    } = await handle(hono).catch((error: unknown) => {
      const known = error instanceof AppError ? error : null;
      if (known) logRejection(hono, known.kind, () => clientOf(hono, context).address);
      else context.log.error({ err: error, route: path, requestId: requestIdOf(hono) }, 'a call failed');
      return sayError(known);
    });
    const body = status === 204 ? null : text;
    return new Response(body, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', ...own } });
  };
  app.on(
    [...methods],
    path,
    logged(context, handler, () => path),
  );
}

interface PlainPath {
  readonly methods: readonly string[];
  readonly path: string;
  readonly handle: (hono: Hono) => Promise<PlainReply>;
  readonly sayError: SayError;
}

/** Returns what a rejection says in English. */
function sentenceOf({ kind, details: { rejection } }: AppError): string {
  if (rejection) return rejectionText(REJECTIONS, rejection);
  return kind === 'wrongMediaType' ? DEVICE_TEXTS.packed : DEVICE_TEXTS.refused;
}

/** Returns whose token it is. That there is none is no guess, and not counted as one. */
async function callerOf(context: AppContext, hono: Hono, token: string): Promise<TokenCaller> {
  if (token === '') throw noToken();
  const { address } = clientOf(hono, context);
  const caller = await authenticateToken(context, { token, address });
  addLogFields(hono, { pilotId: caller.pilotId, tokenId: caller.tokenId });
  return caller;
}

function noToken(): AppError {
  return new AppError('wrongToken', { rejection: { code: 'wrongToken' } });
}

const ASK_PASSWORD = { 'www-authenticate': DEVICE_TEXTS.askPassword };
const ALLOWED = 'OPTIONS, PUT, PROPFIND, MKCOL';
const SERVER_FAILED = {
  status: 503,
  text: DEVICE_TEXTS.failed,
  headers: { 'retry-after': '60' },
};

/** Mounts `/inbox/`: files by `curl -T`, and what recorders ask of a folder before they put one there (WebDAV, RFC 4918). */
function mountFolder(endpoints: Endpoints): void {
  const { context } = endpoints;
  const sayError = (error: AppError | null): PlainReply => {
    if (error === null) return SERVER_FAILED;
    const { status } = ERROR_RESPONSES[error.kind];
    const { retryAfterS } = error.details;
    const retry = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
    return { status, text: escapeHtml(sentenceOf(error)), headers: status === 401 ? ASK_PASSWORD : retry };
  };
  const asCaller = async (hono: Hono, run: (caller: TokenCaller) => Promise<PlainReply>): Promise<PlainReply> => {
    const password = passwordIn(hono.req.header('authorization') ?? '');
    // Programs ask without one first: neither is that a wrong one, nor does it look like an attack in the log.
    if (password === '') return sayError(noToken());
    const caller = await callerOf(context, hono, password);
    return runForToken(context, { caller, scopes: ['tracks:add'] }, () => run(caller));
  };
  const mounted = (method: string, handle: PlainPath['handle']): void =>
    mountPlain(endpoints, { methods: [method], path: '/inbox/*', handle, sayError });
  mounted('OPTIONS', async () => ({ status: 204, text: '', headers: { allow: ALLOWED, dav: '1' } }));
  mounted('PUT', (hono) =>
    asCaller(hono, (caller) =>
      oneAtATime(context, caller.pilotId, async () => {
        const file = { name: nameInPath(hono), bytes: await bodyOf(hono, MAX_TRACK_BYTES) };
        await receiveFile(context, senderOf(caller), file);
        return { status: 201, text: DEVICE_TEXTS.received };
      }),
    ),
  );
  mounted('PROPFIND', (hono) =>
    asCaller(hono, async () => {
      if (!isFolder(hono)) throw new AppError('notFound');
      return { status: 207, text: emptyFolder(hono), headers: XML };
    }),
  );
  mounted('MKCOL', (hono) => asCaller(hono, async () => ({ status: 201, text: '' })));
}

/** Returns the password of an `Authorization` header, with any name; empty when there is none. */
function passwordIn(authorization: string): string {
  const [, value = ''] = /^basic +(\S+) *$/i.exec(authorization) ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  return password;
}

function nameInPath({ req }: Hono): string {
  const last = req.path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch (error) {
    if (error instanceof URIError) return last;
    throw error;
  }
}

/** Every folder is there, and no file: what was sent is not shown. */
function isFolder({ req: { path } }: Hono): boolean {
  return path === '/inbox' || path.endsWith('/');
}

const XML = { 'content-type': 'application/xml; charset=utf-8' };

/** A device needs to know only that the folder is there. */
function emptyFolder({ req }: Hono): string {
  const type = '<D:resourcetype><D:collection/></D:resourcetype>';
  const properties = `<D:propstat><D:prop>${type}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>`;
  const response = `<D:response><D:href>${escapeHtml(encodeURI(req.path))}</D:href>${properties}</D:response>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus xmlns:D="DAV:">${response}</D:multistatus>\n`;
}

const LEONARDO = '/modules/leonardo/flight_submit.php';
const TRACK_FIELD = 'IGCigcIGC';

/**
 * Mounts the upload of Leonardo servers. Its clients know three replies, by words in a response of status 200; on any other status they
 * send again later.
 */
function mountLeonardo(endpoints: Endpoints): void {
  const { context } = endpoints;
  const handle = async (hono: Hono): Promise<PlainReply> => {
    const client = clientOf(hono, context);
    rejectGuessers(context, client);
    return readInTurn(context, client.address, async () => {
      const type = hono.req.header('content-type') ?? '';
      const fields = formFields(await bodyOf(hono, Math.ceil(ESCAPED * MAX_TRACK_BYTES)), type);
      if (fields === null) throw new AppError('wrongMediaType', { rejection: { code: 'notFlightFile' } });
      const caller = await callerOf(context, hono, textOf(fields, 'pass'));
      return runForToken(context, { caller, scopes: ['tracks:add'] }, async () => {
        const bytes = fieldOf(fields, TRACK_FIELD)?.bytes ?? new Uint8Array();
        await receiveFile(context, senderOf(caller), { name: textOf(fields, 'igcfn') || null, bytes });
        return {
          status: 200,
          text: `response=${String(caller.tokenId).padStart(9, '0')}<br>${DEVICE_TEXTS.scored}<br>${DEVICE_TEXTS.received}`,
        };
      });
    });
  };
  mountPlain(endpoints, { methods: ['POST'], path: LEONARDO, handle, sayError: leonardoError });
}

/** Bodies that tell whose they are come from anyone: few are in memory at a time, and one of an address. */
function readInTurn<T>(
  { unknownBodies }: Pick<AppContext, 'unknownBodies'>,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  return rejectWhenFull(() => unknownBodies.run(address, work));
}

function leonardoError(error: AppError | null): PlainReply {
  if (error === null) return { ...SERVER_FAILED, text: `${DEVICE_TEXTS.problem}<br>${SERVER_FAILED.text}` };
  if (error.kind === 'wrongToken' || error.kind === 'forbidden') {
    return { status: 200, text: `${DEVICE_TEXTS.wrongLogin}<br>${escapeHtml(sentenceOf(error))}` };
  }
  const { retryAfterS } = error.details;
  const isLater = error.kind === 'tooOften' || error.kind === 'busy';
  const text = `${DEVICE_TEXTS.problem}<br>${escapeHtml(sentenceOf(error))}`;
  if (!isLater) return { status: 200, text };
  return { status: ERROR_RESPONSES[error.kind].status, text, headers: { 'retry-after': String(retryAfterS ?? 60) } };
}

function fieldOf(fields: readonly FormField[], name: string): FormField | undefined {
  return fields.find((field) => field.name === name);
}

function textOf(fields: readonly FormField[], name: string): string {
  const bytes = fieldOf(fields, name)?.bytes ?? new Uint8Array();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8').trim();
}
