import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emailKey } from '#domain/account';
import { MAX_TRACK_BYTES } from '#domain/file';
import { isLeftBehind } from '#formats/shown-path';
import { findAccount } from '#server/repositories/accounts';
import { isLocked } from '#server/repositories/admin';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { type ReceiveContext, receiveFile } from './receive-file.ts';

export type FolderContext = ReceiveContext & Pick<AppContext, 'log'> & Configured<'inboxFolder'>;

/** What a file was at the last look, by its path; `isDone` once it was taken, or never will be as it is. */
interface SeenFile {
  readonly size: number;
  readonly modifiedMs: number;
  readonly isDone: boolean;
}

/** The files of the last look. Changed in place. */
export type SeenFiles = Map<string, SeenFile>;

/**
 * Most files of a pilot that are stored at one look, and read: others have their turn, too. After a start all files are read once more,
 * among which new ones must not wait for hours.
 */
const [MOST_STORED, MOST_READ] = [20, 500];
/** Neither a link nor a pipe is opened, whatever takes the place of a file meanwhile. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Looks once into the folder of each pilot, which has the name of the pilot's verified email. A file is taken when it is as it was at the
 * last look: a program may still be writing it. It stays where it is, and is known by its hash after that. Never throws what is wrong
 * with one folder or file.
 */
export async function lookIntoFolders(context: FolderContext, seen: SeenFiles): Promise<void> {
  const root = context.configuration.inboxFolder;
  if (root === null) return;
  const present = new Set<string>();
  for (const name of await namesIn(root, 'folder', context.log)) {
    const files = await filesOfPilot(context, root, name);
    for (const path of files?.paths ?? []) present.add(path);
    if (files) await takeFrom(context, seen, files);
  }
  for (const path of seen.keys()) if (!present.has(path)) seen.delete(path);
}

/** The files in a folder that has the name of a verified email; null for any other, and of a pilot who is locked. */
async function filesOfPilot(context: FolderContext, root: string, name: string): Promise<PilotFiles | null> {
  const account = name.includes('@') ? await findAccount(context.reader, emailKey(name)) : null;
  if (!account?.isActivated) return null;
  if (await isLocked(context.reader, account.pilotId)) return null;
  const names = await namesIn(join(root, name), 'file', context.log);
  return { pilotId: account.pilotId, paths: names.map((file) => join(root, name, file)) };
}

/** The names of the folders or files in a folder, without links and hidden ones. */
async function namesIn(folder: string, kind: 'folder' | 'file', log: AppContext['log']): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const wanted = entries.filter((entry) => (kind === 'folder' ? entry.isDirectory() : entry.isFile()));
    return wanted.map(({ name }) => name).filter((name) => !isLeftBehind(name));
  } catch (error) {
    log.warn({ err: error }, 'a folder of INBOX_DIR could not be read');
    return [];
  }
}

interface PilotFiles {
  readonly pilotId: number;
  readonly paths: readonly string[];
}

async function takeFrom(context: FolderContext, seen: SeenFiles, { pilotId, paths }: PilotFiles): Promise<void> {
  const counts = { stored: 0, known: 0, unread: 0 };
  for (const path of paths) {
    const outcome = await lookOrLater(context, seen, { pilotId, path });
    if (outcome === 'later') return;
    counts[outcome] += 1;
    if (counts.stored >= MOST_STORED || counts.stored + counts.known >= MOST_READ) return;
  }
}

interface PilotFile {
  readonly pilotId: number;
  readonly path: string;
}

/** What a look at a file came to: it was stored, or read and found to be known or none with flights. */
type Outcome = 'stored' | 'known' | 'unread';

/** Never throws: a file that cannot be read does not keep others from being read. */
async function lookOrLater(context: FolderContext, seen: SeenFiles, file: PilotFile): Promise<Outcome | 'later'> {
  try {
    return await lookAt(context, seen, file);
  } catch (error) {
    if (isForLater(error)) return 'later';
    context.log.warn({ err: error, pilotId: file.pilotId }, 'a file in INBOX_DIR could not be taken');
    return 'unread';
  }
}

/** Too many wait for the pilot, the pilot has no room at present, or too much is done at the moment. */
function isForLater(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { kind, details } = error;
  return kind === 'tooOften' || kind === 'busy' || details.rejection?.code === 'noRoomForTracks';
}

async function lookAt(context: FolderContext, seen: SeenFiles, { pilotId, path }: PilotFile): Promise<Outcome> {
  const file = await open(path, FLAGS);
  try {
    const stats = await file.stat();
    const now: SeenFile = { size: stats.size, modifiedMs: stats.mtimeMs, isDone: false };
    const before = seen.get(path);
    const isSame = before?.size === now.size && before.modifiedMs === now.modifiedMs;
    if (isSame && before.isDone) return 'unread';
    seen.set(path, now);
    if (!isSame || !stats.isFile()) return 'unread';
    const outcome = await receive(context, { pilotId, path, file, size: stats.size });
    seen.set(path, { ...now, isDone: true });
    return outcome;
  } finally {
    await file.close();
  }
}

interface OpenFile extends PilotFile {
  readonly file: FileHandle;
  readonly size: number;
}

/** What is refused for what it is stays refused until it changes. */
async function receive(context: FolderContext, { pilotId, path, file, size }: OpenFile): Promise<Outcome> {
  if (size > MAX_TRACK_BYTES) return 'unread';
  const bytes = new Uint8Array(await file.readFile());
  try {
    const sender = { pilotId, tokenId: 0, source: '', gliderId: null };
    return (await receiveFile(context, sender, { name: path, bytes })) ? 'stored' : 'known';
  } catch (error) {
    if (!(error instanceof AppError) || isForLater(error)) throw error;
    context.log.info({ pilotId, rejected: error.kind }, 'a file in INBOX_DIR is not taken as it is');
    return 'known';
  }
}
