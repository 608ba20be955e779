import { localText } from './local-text.ts';

const STORAGE_KEY = 'waiting';

/** Whether a pilot has pending changes on this device; known without IndexedDB, and to the first script. False where storage is not available. */
export function hasPending(pilotId: number): boolean {
  return pilotsIn(localText(STORAGE_KEY)).includes(String(pilotId));
}

/** Returns the ids of the pilots who have pending changes on this device; none where storage is not available. */
export function pilotsWithPending(): readonly number[] {
  return pilotsIn(localText(STORAGE_KEY)).map(Number);
}

/** Stores whether a pilot has pending changes: before the first is written, and after the last is gone. Throws where storage is not available. */
export function setHasPending(pilotId: number, isNow: boolean): void {
  const others = pilotsIn(localStorage.getItem(STORAGE_KEY)).filter((id) => id !== String(pilotId));
  const pilots = isNow ? [...others, pilotId] : others;
  if (pilots.length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, pilots.join(' '));
}

const SENT_KEY = 'last-sent';

/** Returns when a change of a pilot was last sent from this device, in Unix milliseconds by its clock; null when unknown. */
export function lastSentOf(pilotId: number): number | null {
  const [pilot, sentAt] = (localText(SENT_KEY) ?? '').split(' ').map(Number);
  return pilot === pilotId && sentAt ? sentAt : null;
}

/** Stores when a change was sent. Throws where storage is not available. */
export function setLastSent(pilotId: number, sentAt: number): void {
  localStorage.setItem(SENT_KEY, `${pilotId} ${sentAt}`);
}

function pilotsIn(row: string | null): readonly string[] {
  return row === null ? [] : row.split(' ');
}
