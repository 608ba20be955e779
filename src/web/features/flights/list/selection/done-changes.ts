import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { MOST_UNDOABLE_CHANGES } from '#contract/flights-changes';
import { changesFlight, type FlightsChange } from '#domain/flights-change';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { jsonIn } from '#web/api/json.ts';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { sessionState } from '#web/session-state.ts';
import { sendFlightsChange, sendFlightsUndo } from '#web/store/flights-changes.ts';
import { heldLogbook, heldPilotId } from '#web/store/store.ts';
import { STORED_CHANGES_KEY } from './stored-changes.ts';

/** The changes made in this list, in this tab and session. */
interface DoneChanges {
  /** The changes that can be undone, newest first. */
  readonly changes: readonly DoneChange[];
  /** How the last undo went; null when something else was done since. */
  readonly message: string | null;
}

const done = sessionState<DoneChanges>(() => ({ changes: [], message: null }));

/** Returns the changes that can be undone, and how the last undo went. */
export function useDoneChanges(): DoneChanges {
  return useSyncExternalStore(done.subscribe, done.get);
}

/** Like the hook above, for use outside a component. */
export function doneChanges(): DoneChanges {
  return done.get();
}

/** Changes flights, all or none. Rejects with a `CallError`. */
export async function applyChange(
  ids: readonly number[],
  change: FlightsChange,
  clientKey = newClientKey(),
): Promise<void> {
  const flightIds = changedBy(ids, change);
  const { changeId, flightsNum } = await sendFlightsChange(ids, change, clientKey);
  const text = listTexts.changed[change.kind](flightsNum);
  const changes = [{ changeId, text, flightIds }, ...done.get().changes];
  saveChanges(changes.slice(0, MOST_UNDOABLE_CHANGES));
}

/** A flight that has the value already is no part of a change. */
function changedBy(ids: readonly number[], change: FlightsChange): ReadonlySet<number> {
  const flights = heldLogbook()?.flights;
  return new Set(
    ids.filter((id) => {
      const flight = flights?.get(id);
      return flight === undefined || changesFlight(flight, change);
    }),
  );
}

/** Takes a change back. Rejects with a `CallError`. */
export async function undoChange(changeId: number): Promise<void> {
  await sendFlightsUndo(changeId);
  dismissChange(changeId);
  reportUndo(listTexts.undone);
}

/** Offers no undo of a change any more. */
export function dismissChange(changeId: number): void {
  saveChanges(done.get().changes.filter((change) => change.changeId !== changeId));
}

/** Offers the undo of this tab's changes from before the page was loaded, once the logbook is there. */
export function restoreChanges(): void {
  const { changes, message } = done.get();
  const pilotId = heldPilotId();
  if (changes.length === 0 && pilotId !== null) done.set({ changes: storedChanges(pilotId), message });
}

function saveChanges(changes: readonly DoneChange[]): void {
  done.set({ changes, message: null });
  const pilotId = heldPilotId();
  if (pilotId !== null) storeChanges(pilotId, changes);
}

/** Shows how an undo went; null for nothing. */
export function reportUndo(message: string | null): void {
  done.set({ ...done.get(), message });
}

/** A change that can be undone. */
interface DoneChange {
  readonly changeId: number;
  /** What was done. */
  readonly text: string;
  /** The flights that it has changed. */
  readonly flightIds: ReadonlySet<number>;
}

/** A change, and whether its undo must wait for that of a later one, which has changed some of its flights again. */
export interface OrderedChange extends DoneChange {
  readonly mustWait: boolean;
}

/** Returns changes, newest first, with whether each can be undone now: an undo takes back the last change of a flight. */
export function inUndoOrder(changes: readonly DoneChange[]): readonly OrderedChange[] {
  const changedLater = new Set<number>();
  return changes.map((change) => {
    const mustWait = [...change.flightIds].some((id) => changedLater.has(id));
    for (const id of change.flightIds) changedLater.add(id);
    return { ...change, mustWait };
  });
}

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
    sessionStorage.setItem(STORED_CHANGES_KEY, JSON.stringify(stored));
  } catch (error) {
    console.warn('Storage is not available: changes can be undone until the next load of the page.', error);
  }
}

/** Empty when there is none, or storage is not available. */
function textInStorage(): string {
  try {
    return sessionStorage.getItem(STORED_CHANGES_KEY) ?? '';
  } catch {
    return ''; // Changes can be undone until the next load of the page.
  }
}
