import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodyOutput, ResponseOf } from '#contract/endpoint';
import { MAX_LOGFLY_BYTES, type readLogfly, type uploadLogfly } from '#contract/import/logfly';
import type { AppContext, Configured } from '#server/context/app-context';
import {
  pageIn,
  readResult,
  receivedBytes,
  removeFolder,
  removeOldUploads,
  uploadName,
  uploadNames,
  uploadsFolder,
  writePart,
} from '#server/logfly/upload-folder';
import { AppError } from '#server/services/app-error';
import { consume, type LimitContext } from '#server/services/limits';
import { rejectWhenFull } from '#server/services/threads';

type UploadContext = Pick<AppContext, 'logflyReader'> & Configured<'dataFolder'>;
/** What changes the files of an upload: one after the other for each pilot, as their other writes. */
type WriteContext = UploadContext & Pick<AppContext, 'pilotWrites'>;
/** A pilot's upload, by its key. */
export interface UploadOfPilot {
  readonly pilotId: number;
  readonly clientKey: string;
}

/** The most uploads on this server at a time. */
const MAX_UPLOADS = 20;
/** After which one that has not changed makes room for another: by the clock of its files. */
const IDLE_MS = 15 * 60_000;
/** What a database and its pages take, and what must be left on the disk for everything else. */
const NEEDED_BYTES = 2 * MAX_LOGFLY_BYTES + 512 * 2 ** 20;
const RETRY_AFTER_S = 60;

/** Stores a part of a database, unless it is another than the next one. Returns how much there is. */
export async function takePart(
  context: WriteContext & LimitContext,
  pilotId: number,
  { clientKey, size, offset, content }: BodyOutput<typeof uploadLogfly>,
): Promise<number> {
  const bytes = bytesOf(content);
  if (offset + bytes.length > size) throw new AppError('badRequest');
  const upload = pathOf(context, { pilotId, clientKey });
  return inTurn(context, pilotId, async () => {
    const received = await receivedBytes(upload);
    if (offset !== received) return received;
    if (offset === 0) await begin(context, pilotId);
    await rejectWithoutSpace(context);
    await writePart(upload, offset, bytes);
    return receivedBytes(upload);
  });
}

/** Returns what was found in a database; starts reading it first. Throws `notFound` when it has not arrived as a whole. */
export async function readUpload(
  context: UploadContext,
  upload: UploadOfPilot,
  size: number,
): Promise<ResponseOf<typeof readLogfly>> {
  const path = pathOf(context, upload);
  // In this order: the database is removed only after the result has come.
  const received = await receivedBytes(path);
  const result = await readResult(path);
  if (result) return { state: 'read', ...result };
  if (received !== size) throw new AppError('notFound');
  context.logflyReader.start(path, upload.pilotId);
  return { state: 'reading' };
}

/** Returns a page of a database that was read, JSON in gzip. Throws `notFound` when there is none. */
export async function pageOfUpload(context: UploadContext, upload: UploadOfPilot, page: number): Promise<Buffer> {
  const content = await pageIn(pathOf(context, upload), page);
  if (content === null) throw new AppError('notFound');
  return content;
}

/** Removes an upload, also while it is read. */
export function removeUpload(context: WriteContext, upload: UploadOfPilot): Promise<void> {
  return inTurn(context, upload.pilotId, () => remove(context, pathOf(context, upload)));
}

/** Removes the uploads of a pilot. */
export async function removeUploadsOf(context: UploadContext, pilotId: number): Promise<void> {
  const folder = uploadsFolder(context.configuration);
  for (const name of await uploadNames(folder, pilotId)) await remove(context, join(folder, name));
}

/** Makes room for an upload. Throws `tooOften`, and `busy` when there are too many. */
async function begin(context: UploadContext & LimitContext, pilotId: number): Promise<void> {
  await consume(context, 'logflyUploads', String(pilotId));
  await removeUploadsOf(context, pilotId);
  const folder = uploadsFolder(context.configuration);
  if ((await uploadNames(folder)).length < MAX_UPLOADS) return;
  await removeOldUploads(folder, Date.now() - IDLE_MS);
  if ((await uploadNames(folder)).length >= MAX_UPLOADS) throw noRoom();
}

/** Throws `busy` when there is too little space on the disk: before each part, as others are sent at the same time. */
async function rejectWithoutSpace({ configuration }: Configured<'dataFolder'>): Promise<void> {
  const { bavail, bsize } = await statfs(configuration.dataFolder);
  if (bavail * bsize < NEEDED_BYTES) throw noRoom();
}

function noRoom(): AppError {
  return new AppError('busy', { rejection: { code: 'noRoomForUpload' }, retryAfterS: RETRY_AFTER_S });
}

/** Runs what changes files of a pilot's uploads, so that a pilot has one, however many parts are sent at once. */
function inTurn<T>({ pilotWrites }: WriteContext, pilotId: number, work: () => Promise<T>): Promise<T> {
  return rejectWhenFull(() => pilotWrites.run(pilotId, work));
}

async function remove({ logflyReader }: UploadContext, path: string): Promise<void> {
  await logflyReader.stop(path);
  await removeFolder(path);
}

function pathOf({ configuration }: Configured<'dataFolder'>, { pilotId, clientKey }: UploadOfPilot): string {
  return join(uploadsFolder(configuration), uploadName(pilotId, clientKey));
}

/** Returns the bytes of base64. Throws `badRequest` when there is anything else in it. */
function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content) throw new AppError('badRequest');
  return bytes;
}
