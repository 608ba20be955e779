import * as v from 'valibot';
import { jsonIn } from '#web/api/json.ts';
import type { DoneChange } from './undo-order.ts';

const STORAGE_KEY = 'done-changes';
const STORED = v.object({
  pilotId: v.number(),
  changes: v.array(v.object({ changeId: v.number(), text: v.string(), flightIds: v.array(v.number()) })),
});

/** Returns the changes of a pilot that this tab has stored, newest first; none of another pilot, or where storage is not available. */
export function storedChanges(pilotId: number): readonly DoneChange[] {
  const stored = v.safeParse(STORED, jsonIn(textInStorage()));
  if (!stored.success || stored.output.pilotId !== pilotId) return [];
  return stored.output.changes.map((change) => ({ ...change, flightIds: new Set(change.flightIds) }));
}

/** Stores the changes of a pilot for the life of this tab: a reload keeps them. */
export function storeChanges(pilotId: number, changes: readonly DoneChange[]): void {
  const stored = { pilotId, changes: changes.map((change) => ({ ...change, flightIds: [...change.flightIds] })) };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch (error) {
    console.warn('Storage is not available: changes can be undone until the next load of the page.', error);
  }
}

/** Removes what this tab has stored, whosever it is. */
export function removeStoredChanges(): void {
  if (textInStorage() !== '') sessionStorage.removeItem(STORAGE_KEY);
}

/** Empty where there is none, or storage is not available. */
function textInStorage(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return ''; // Changes can be undone until the next load of the page.
  }
}
