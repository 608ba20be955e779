import type { Pilot } from '#domain/pilot';
import { type StoredMarker, storedMarker } from '../../device-storage/held-marker.ts';
import { deviceOwner, isDeviceOf, setDeviceOwner } from '../../device-storage/my-device.ts';
import { hasPending } from '../../device-storage/pilots-with-pending.ts';
import type { StoredRow } from '../../device-storage/stored-database.ts';
import { beginWipe, type Wiped, wipeBegun } from '../../device-storage/wiping-row.ts';
import { onSessionCleared } from '../../session-state.ts';
import type { Logbook } from '../logbook.ts';
import { mayBeSignedIn } from '../signed-in-hint.ts';
import type { Copy } from './copy-rows.ts';

/** A copy to start with, while the server is asked for items newer than its marker. */
export interface CopiedStart {
  readonly marker: StoredMarker;
  /** Whether this pilot has pending changes. */
  readonly hasPending: boolean;
  /** Null when it cannot be read. Never rejects. */
  readonly copy: Promise<Copy | null>;
}

/** The copy of a store's logbook on the pilot's own device. */
export interface CopyOfLogbook {
  /** Returns the copy to start with; null when there is none, or nobody may see it. */
  readonly start: () => CopiedStart | null;
  /** A pilot has logged in, and has said whether the device is the pilot's own; null when that was not asked. */
  readonly begin: (pilot: Pilot, isOwnDevice: boolean | null) => void;
  /** Stores the logbook that the server has sent or confirmed at a time, in Unix milliseconds. */
  readonly keep: (logbook: Logbook, asOf: number) => void;
  /** Called when the copy contradicts the server. */
  readonly doubt: (pilotId: number) => void;
  /** Removes the copy. */
  readonly drop: () => void;
  /** Whether a copy of this pilot's logbook is there. */
  readonly isKept: (pilotId: number) => boolean;
  /** Whether a copy is there that nobody may see before its pilot has logged in again. */
  readonly isHidden: () => boolean;
}

/**
 * The copy in this browser. The code that reads and writes it is loaded only for pilots who have or get a copy. A logout removes the
 * copy, but no pending changes, nor the data of a pilot who has since logged in in another tab.
 */
export function copyOnDevice(): CopyOfLogbook {
  let seen: number | null = null;
  const start = (): CopiedStart | null => {
    const copied = startWithCopy();
    seen = copied?.marker.pilotId ?? seen;
    return copied;
  };
  const keepSeen = (logbook: Logbook, asOf: number): void => {
    // A copy that was hidden when its session ended, and now another pilot's session is here.
    if (seen === null && copiedPilot() !== logbook.pilot.id) drop();
    seen = logbook.pilot.id;
    keep(logbook, asOf);
  };
  const drop = (): void => {
    const owner = copiedPilot();
    if (owner !== null && [null, owner].includes(seen)) wipe(owner);
  };
  onSessionCleared(drop);
  return { start, begin, keep: keepSeen, doubt, drop, isKept, isHidden: () => hiddenPilot() !== null };
}

/**
 * At the start of the app: finishes a wipe that was cut off, and removes a copy whose pilot has not come back, or any where the operator
 * does not want it.
 */
export function tidyDeviceCopy(isWanted = true): void {
  const [cutOff, marker] = [wipeBegun(), storedMarker()];
  const unwanted = isWanted ? null : copiedPilot();
  if (unwanted !== null) wipe(unwanted);
  else if (cutOff !== null) withCode(({ wipeCopy }) => wipeCopy(cutOff));
  else if (marker && !mayBeSignedIn()) withCode(({ wipeOldCopy }) => wipeOldCopy(marker.pilotId, Date.now()));
}

/** Begins to read the copy, for the first script: its rows come while the app does. Returns its marker; null when there is none, or nobody may see it. */
export function readCopyEarly(): StoredMarker | null {
  const marker = markerToSee();
  if (!marker) return null;
  early = { marker, rows: rowsOf(marker) };
  withCode(() => undefined); // It is wanted as soon as the app is there.
  return marker;
}

let early: { readonly marker: StoredMarker; readonly rows: Promise<readonly StoredRow[]> } | null = null;

/** Rejects when they cannot be read. */
async function rowsOf({ pilotId }: StoredMarker): Promise<readonly StoredRow[]> {
  const { readStored } = await import('../../device-storage/stored-database.ts');
  return readStored(['logbook'], (reads) => reads.rows('logbook', `${pilotId}/`));
}

/** Makes this device the pilot's own after the login: the next load is kept. Rejects when nothing can be stored. */
export async function makeOwnDevice(pilotId: number): Promise<void> {
  const { claimStored } = await import('../../device-storage/stored-owner.ts');
  await claimStored(pilotId);
  setDeviceOwner(pilotId);
}

/** Returns the id of the pilot whose copy is shown only after a login; null when there is none. */
function hiddenPilot(): number | null {
  return mayBeSignedIn() ? null : (storedMarker()?.pilotId ?? null);
}

function markerToSee(): StoredMarker | null {
  const marker = mayBeSignedIn() && wipeBegun() === null ? storedMarker() : null;
  return marker && isDeviceOf(marker.pilotId) ? marker : null;
}

function startWithCopy(): CopiedStart | null {
  const begun = early;
  early = null;
  const marker = begun?.marker ?? markerToSee();
  if (!marker) return null;
  const rows = begun?.rows ?? rowsOf(marker);
  const copy = code()
    .then(({ copySessionOf }) => copySessionOf(marker.pilotId).read(rows))
    .catch(() => null);
  rows.catch(() => undefined); // Where the code does not come, either.
  return { marker, hasPending: hasPending(marker.pilotId), copy };
}

function begin(pilot: Pilot, isOwnDevice: boolean | null): void {
  const owner = deviceOwner();
  const isToBeKept = pilot.expiresAt === undefined && (isOwnDevice ?? owner === pilot.id);
  if (isToBeKept) {
    hideOther(pilot.id);
    setDeviceOwner(pilot.id);
    withCode(({ copySessionOf }) => copySessionOf(pilot.id).claim());
  } else if (owner !== null || storedMarker() || wipeBegun() !== null) wipe('all');
}

/** Returns the id of the pilot whose copy is on this device, or will be; null when there is none. */
function copiedPilot(): number | null {
  return storedMarker()?.pilotId ?? deviceOwner();
}

/** At once: the code that removes another pilot's data may fail to load. */
function hideOther(pilotId: number): void {
  const other = copiedPilot();
  if (other !== null && other !== pilotId) beginWipe(other);
}

let keeping: Promise<unknown> = Promise.resolve();

/** Resolves once the last copy is stored, or has failed. Never rejects. */
export function untilKept(): Promise<unknown> {
  return keeping;
}

function keep(logbook: Logbook, asOf: number): void {
  if (isDeviceOf(logbook.pilot.id))
    keeping = withCode(({ copySessionOf }) => copySessionOf(logbook.pilot.id).keep(logbook, asOf));
}

function doubt(pilotId: number): void {
  withCode(({ copySessionOf }) => copySessionOf(pilotId).doubt());
}

function isKept(pilotId: number): boolean {
  return isDeviceOf(pilotId) && storedMarker()?.pilotId === pilotId;
}

function wipe(wiped: Wiped): void {
  beginWipe(wiped);
  withCode(({ wipeCopy }) => wipeCopy(wiped));
}

type Code = typeof import('./copy-session.ts');

const code = (): Promise<Code> => import('./copy-session.ts');

/** The next start tries again what fails here. */
function withCode(use: (loaded: Code) => unknown): Promise<unknown> {
  return code()
    .then(use)
    .catch((error: unknown) => console.warn('The copy of the logbook on this device could not be reached.', error));
}
