import { MAX_FILE_NAME, MAX_TRACK_BYTES } from '#domain/file';
import type { SourceKind } from '#domain/import/source-kind';
import { fitText } from '#domain/text';
import { shownPath } from '#formats/shown-path';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import {
  addInboxFile,
  countKept,
  countRemembered,
  findSent,
  renewSent,
  type SentFile,
} from '#server/repositories/inbox-files';
import { addJob } from '#server/repositories/jobs';
import { sumTrackBytes } from '#server/repositories/storage';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import type { TransactionContext } from '#server/services/pilot-transaction';
import { rejectWhenFull, runOnThread } from '#server/services/threads';

/** What a device is to its pilot. */
export interface Sender {
  readonly pilotId: number;
  /** 0 for the pilot's folder. */
  readonly tokenId: number;
  /** The name of the token; empty for the folder. */
  readonly source: string;
  readonly gliderId: number | null;
}

/** A file as a device has sent it. */
export interface ReceivedFile {
  /** As the device names it, perhaps with folders; null when it does not. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

export type ReceiveContext = TransactionContext &
  Pick<AppContext, 'reader' | 'threads' | 'jobSignal'> &
  Configured<'pilotLimits'>;

/** Most files of a pilot that are kept with their bytes. */
export const MOST_KEPT = 200;
/** Most files of a pilot that are remembered, each for a year. */
export const MOST_REMEMBERED = 20_000;
const MEGABYTE = 1_024 * 1_024;
const DAY_S = 86_400;
const HOUR_S = 3_600;

/** Files of pilots that no import reads. */
const UNREADABLE: ReadonlySet<SourceKind> = new Set([
  'unknown',
  'spreadsheet',
  'waypoints',
  'airspaces',
  'nmea',
  'otherTrack',
]);

/**
 * Stores a file that a device has sent, to be read soon, and returns true. One that it has sent before is not stored again. Throws `tooLarge`, `invalid`
 * for what is no file with flights, and `tooOften` when too many wait for the pilot.
 */
export async function receiveFile(
  context: ReceiveContext,
  sender: Sender,
  { name, bytes }: ReceivedFile,
): Promise<boolean> {
  if (bytes.length === 0) throw new AppError('invalid', { rejection: { code: 'emptyFile' } });
  if (bytes.length > MAX_TRACK_BYTES) throw fileTooLarge();
  const packed = await runOnThread(context, sender.pilotId, { name: 'packInboxFile', input: bytes });
  if (UNREADABLE.has(packed.kind)) throw new AppError('invalid', { rejection: { code: 'notFlightFile' } });
  const { contentHash, content } = packed;
  const sent: SentFile = { pilotId: sender.pilotId, tokenId: sender.tokenId, contentHash };
  const receivedAtS = unixSeconds(context.clock());
  const before = await findSent(context.reader, sent);
  if (before !== null) {
    const isOld = before.state === 'done' && before.receivedAtS < receivedAtS - DAY_S;
    // Those of the folder are remembered for good.
    if (isOld && sent.tokenId !== 0) await inArrival(context, sender.pilotId, (db) => renewSent(db, sent, receivedAtS));
    return false;
  }
  const file = { ...sent, source: sender.source, gliderId: sender.gliderId, sizeBytes: bytes.length, content };
  await inArrival(context, sender.pilotId, async (db) => {
    await rejectFull(context, db, file);
    await addInboxFile(db, { ...file, name: nameOf(name, packed.kind), receivedAtS });
    await queueInbox(db, sender.pilotId, receivedAtS);
  });
  context.jobSignal.wake();
  return true;
}

/** A file that arrives is no change of the logbook yet: loads of the pilot stay as they are. */
function inArrival(
  { db, pilotWrites }: ReceiveContext,
  pilotId: number,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  return rejectWhenFull(() => pilotWrites.run(pilotId, () => db.transaction().execute(work)));
}

/** Returns the error for a file that is larger than any track that is stored. */
export function fileTooLarge(): AppError {
  return new AppError('tooLarge', { rejection: { code: 'fileTooLarge', max: MAX_TRACK_BYTES / MEGABYTE } });
}

/** Queues the job that reads the files of a pilot. */
export async function queueInbox(db: Db, pilotId: number, nowS: number): Promise<void> {
  await addJob(db, { kind: 'inbox', key: String(pilotId) }, { payload: { pilotId }, nowS });
}

async function rejectFull(
  { configuration }: Configured<'pilotLimits'>,
  db: Db,
  { pilotId, sizeBytes }: { readonly pilotId: number; readonly sizeBytes: number },
): Promise<void> {
  const { files } = await countKept(db, pilotId);
  if (files >= MOST_KEPT) throw inboxFull(HOUR_S);
  if ((await countRemembered(db, pilotId)) >= MOST_REMEMBERED) throw inboxFull(DAY_S);
  const { tracksMb: max } = configuration.pilotLimits;
  if ((await sumTrackBytes(db, pilotId)) + sizeBytes <= max * MEGABYTE) return;
  throw new AppError('tooLarge', { rejection: { code: 'noRoomForTracks', max } });
}

function inboxFull(retryAfterS: number): AppError {
  return new AppError('tooOften', { retryAfterS, rejection: { code: 'inboxFull', max: MOST_KEPT } });
}

const ENDINGS: Readonly<Partial<Record<SourceKind, string>>> = {
  table: 'csv',
  logfly: 'db',
  archive: 'zip',
  gzip: 'gz',
};

const ENDING = /\.[a-z]\w{1,4}$/i;

/** The last part of a path, as it is shown; Leonardo's clients leave the ending out. */
function nameOf(name: string | null, kind: SourceKind): string {
  const last = shownPath((name ?? '').split(/[/\\]/).at(-1) ?? '').trim();
  const ending = `.${ENDINGS[kind] ?? kind}`;
  const stem = last === '' ? 'flight' : last;
  return ENDING.test(stem) ? fitText(stem, MAX_FILE_NAME) : fitText(stem, MAX_FILE_NAME - ending.length) + ending;
}
