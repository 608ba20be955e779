import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodyOutput, ResponseOf } from '#contract/endpoint';
import { MAX_LOGFLY_BYTES, type readLogfly, type uploadLogfly } from '#contract/import/logfly';
import { REJECTIONS } from '#contract/messages/en/rejections';
import type { AppContext, Configured } from '#server/context/app-context';
import {
  pageIn,
  readResult,
  receivedBytes,
  removeFolder,
  uploadName,
  uploadNames,
  uploadsFolder,
  writePart,
} from '#server/logfly/upload-folder';
import { AppError } from '#server/services/app-error';
import { consume, type LimitContext } from '#server/services/limits';

type UploadContext = Pick<AppContext, 'logflyReader'> & Configured<'dataFolder'>;
/** A pilot's upload, by its key. */
export interface UploadOfPilot {
  readonly pilotId: number;
  readonly clientKey: string;
}

/** The most uploads on this server at a time. */
const MAX_UPLOADS = 20;
/** What a database and its pages take, and what must be left on the disk for everything else. */
const NEEDED_BYTES = 2 * MAX_LOGFLY_BYTES + 512 * 2 ** 20;
const RETRY_AFTER_S = 60;

/** Stores a part of a database, unless it is another than the next one. Returns how much there is. */
export async function takePart(
  context: UploadContext & LimitContext,
  pilotId: number,
  { clientKey, size, offset, content }: BodyOutput<typeof uploadLogfly>,
): Promise<number> {
  const bytes = bytesOf(content);
  if (offset + bytes.length > size) throw new AppError('badRequest');
  const upload = pathOf(context, { pilotId, clientKey });
  const received = await receivedBytes(upload);
  if (offset !== received) return received;
  if (offset === 0) await begin(context, pilotId);
  await writePart(upload, offset, bytes);
  return receivedBytes(upload);
}

/** Returns what was found in a database; starts reading it first. Throws `notFound` when it has not arrived as a whole. */
export async function readUpload(
  context: UploadContext,
  upload: UploadOfPilot,
  size: number,
): Promise<ResponseOf<typeof readLogfly>> {
  const path = pathOf(context, upload);
  const result = await readResult(path);
  if (result) return { state: 'read', ...result };
  if ((await receivedBytes(path)) !== size) throw new AppError('notFound');
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
export function removeUpload(context: UploadContext, upload: UploadOfPilot): Promise<void> {
  return remove(context, pathOf(context, upload));
}

/** Removes the uploads of a pilot. */
export async function removeUploadsOf(context: UploadContext, pilotId: number): Promise<void> {
  const folder = uploadsFolder(context.configuration);
  for (const name of await uploadNames(folder, pilotId)) await remove(context, join(folder, name));
}

/** Makes room for an upload. Throws `tooOften`, and `busy` when there are too many, or too little space on the disk. */
async function begin(context: UploadContext & LimitContext, pilotId: number): Promise<void> {
  await consume(context, 'logflyUploads', String(pilotId));
  await removeUploadsOf(context, pilotId);
  const { dataFolder } = context.configuration;
  const { bavail, bsize } = await statfs(dataFolder);
  const isFull = (await uploadNames(uploadsFolder(context.configuration))).length >= MAX_UPLOADS;
  if (!isFull && bavail * bsize >= NEEDED_BYTES) return;
  throw new AppError('busy', { message: REJECTIONS.noRoomForUpload, retryAfterS: RETRY_AFTER_S });
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
