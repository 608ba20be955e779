import {
  OWNER_KEY,
  readStored,
  type StoredReads,
  type StoredRow,
  type StoredWrites,
  writeStored,
} from './stored-database.ts';

/** Any site can post files to the app: they may fill the inbox, but not the device. */
export const MAX_SHARES = 50;
export const MAX_INBOX_BYTES = 200_000_000;

/**
 * Keys begin with a character that sorts after everything that Wingbook 1.1.0 looks through: its worker drops shares that are older than a
 * week or beyond ten, and its logout drops all. It still finds a share by its key, which the address of a page has.
 */
const PREFIX = '\uffff';
/** Shares of 1.1.0, which stay until they are saved or removed. */
const OLD_PREFIX = '';

/** Files that were shared or opened together, until they are saved. */
export interface Share {
  readonly key: string;
  /** Unix milliseconds. */
  readonly keptAt: number;
  readonly files: readonly File[];
  /** Whose they are; null until a pilot opens what came while nobody was logged in. */
  readonly pilotId: number | null;
  /** SHA-256 of the track that a form was opened with; null before. */
  readonly track: string | null;
}

/** The inbox as a pilot sees it. */
export interface Inbox {
  /** The pilot's own shares and those of nobody, the newest first. */
  readonly shares: readonly Share[];
  /** How many files there are of other pilots. */
  readonly others: number;
}

/** Why a share cannot be opened: it is no longer there, or another pilot's. */
export type UnopenedReason = 'gone' | 'notYours';

/** As it is stored. 1.1.0 writes the first two fields, and reads them alone. */
interface ShareRow {
  readonly keptAt: number;
  readonly files: readonly File[];
  readonly pilotId?: number | null;
  readonly track?: string;
}

/**
 * Keeps files until they are saved or removed. They belong to the pilot, or without one to the pilot whose logbook is on this device, if
 * any. Returns their key; null when the inbox is full: older files are never dropped for newer ones. Rejects when nothing can be stored.
 */
export function keepShared(files: readonly File[], pilotId: number | null = null): Promise<string | null> {
  return writeStored('strict', ['inbox', 'logbook'], async (writes) => {
    const kept = await allRows(writes);
    const bytes = [...kept.map(({ row }) => row.files), files].reduce((sum, some) => sum + sizeOf(some), 0);
    if (kept.length >= MAX_SHARES || bytes > MAX_INBOX_BYTES) return null;
    const key = PREFIX + crypto.randomUUID();
    const row: ShareRow = { keptAt: Date.now(), files, pilotId: pilotId ?? (await pilotOfDevice(writes)) };
    writes.put('inbox', key, row);
    return key;
  });
}

/** Reads the inbox for a pilot; null for nobody. Rejects when storage is not available. */
export async function readInbox(pilotId: number | null): Promise<Inbox> {
  const rows = await readStored(['inbox'], allRows);
  const shares = rows.filter(({ row }) => mayOpen(row, pilotId)).map(({ key, row }) => shareOf(key, row));
  const others = rows.filter(({ row }) => !mayOpen(row, pilotId)).flatMap(({ row }) => row.files);
  return { shares: shares.toSorted((one, other) => other.keptAt - one.keptAt), others: others.length };
}

/** Returns the files of a share, which is the pilot's from now on and stays until they are saved. Rejects when storage is not available. */
export function openShared(key: string, pilotId: number): Promise<readonly File[] | UnopenedReason> {
  return writeStored('strict', ['inbox'], async ({ get, put }) => {
    const row = await get('inbox', key);
    if (!isShareRow(row)) return 'gone';
    if (!mayOpen(row, pilotId)) return 'notYours';
    put('inbox', key, { ...row, pilotId } satisfies ShareRow);
    return row.files;
  });
}

/** Notes which track a form has been opened with from a share: once that is saved, the share is. */
export function noteTrackOfShare(key: string, track: string): Promise<void> {
  return writeStored('strict', ['inbox'], async ({ get, put }) => {
    const row = await get('inbox', key);
    if (isShareRow(row)) put('inbox', key, { ...row, track } satisfies ShareRow);
  });
}

/** Why a share leaves the inbox: nothing else removes one. */
type LeavingReason =
  | { readonly why: 'trackSaved'; readonly pilotId: number; readonly track: string }
  | { readonly why: 'importEnded' | 'removedByPilot'; readonly pilotId: number | null; readonly key: string }
  /** At a logout, by the pilot's choice, and with the account. */
  | { readonly why: 'allOfPilot'; readonly pilotId: number };

/** Removes shares, for a reason. Rejects when storage is not available. */
export function removeShares(reason: LeavingReason): Promise<void> {
  return writeStored('strict', ['inbox'], async (writes) => {
    for (const { key, row } of await allRows(writes)) if (isLeaving(reason, key, row)) writes.remove('inbox', key);
  });
}

function isLeaving(reason: LeavingReason, key: string, row: ShareRow): boolean {
  switch (reason.why) {
    case 'trackSaved':
      return row.pilotId === reason.pilotId && row.track === reason.track;
    case 'allOfPilot':
      return row.pilotId === reason.pilotId;
    default:
      return key === reason.key && mayOpen(row, reason.pilotId);
  }
}

function shareOf(key: string, { keptAt, files, pilotId, track }: ShareRow): Share {
  return { key, keptAt, files, pilotId: pilotId ?? null, track: track ?? null };
}

function mayOpen({ pilotId: owner = null }: ShareRow, pilotId: number | null): boolean {
  return owner === null || owner === pilotId;
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function allRows({ rows }: StoredReads): Promise<readonly { readonly key: string; readonly row: ShareRow }[]> {
  const found: readonly StoredRow[] = [...(await rows('inbox', OLD_PREFIX)), ...(await rows('inbox', PREFIX))];
  return found.flatMap(({ key, row }) => (isShareRow(row) ? [{ key, row }] : []));
}

/** Returns the pilot whose logbook is on this device, also while the session has ended; null after a logout. */
async function pilotOfDevice({ get }: StoredWrites): Promise<number | null> {
  const owner = await get('logbook', OWNER_KEY);
  const isOwned = typeof owner === 'object' && owner !== null && 'pilotId' in owner;
  return isOwned && typeof owner.pilotId === 'number' ? owner.pilotId : null;
}

function isShareRow(row: unknown): row is ShareRow {
  if (typeof row !== 'object' || row === null || !('keptAt' in row) || !('files' in row)) return false;
  const { keptAt, files } = row;
  return typeof keptAt === 'number' && Array.isArray(files) && files.every((file) => file instanceof File);
}
