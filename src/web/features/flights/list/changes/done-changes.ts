import { useSyncExternalStore } from 'react';
import { MOST_UNDOABLE_CHANGES } from '#contract/flights-changes';
import { changesFlight, type FlightsChange } from '#domain/flights-change';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { onSessionCleared, sessionState } from '#web/session-state.ts';
import { sendFlightsChange, sendFlightsUndo } from '#web/store/flights-changes.ts';
import { heldLogbook, heldPilotId } from '#web/store/store.ts';
import { listTexts } from '../list-texts.ts';
import { removeStoredChanges, storeChanges, storedChanges } from './stored-changes.ts';
import type { DoneChange } from './undo-order.ts';

/** What was changed in this list, in this tab and session. */
export interface DoneChanges {
  /** The changes that can be undone, newest first. */
  readonly changes: readonly DoneChange[];
  /** How the last undo went; null when something else was done since. */
  readonly message: string | null;
}

const done = sessionState<DoneChanges>(() => ({ changes: [], message: null }));
onSessionCleared(removeStoredChanges);

/** Returns the changes that can be undone, and how the last undo went. */
export function useDoneChanges(): DoneChanges {
  return useSyncExternalStore(done.subscribe, done.get);
}

/** The same, outside a component. */
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

/** Offers the undo of what was changed in this tab before the page was loaded, once the logbook is there. */
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
