import { useSyncExternalStore } from 'react';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { sessionState } from '#web/session-state.ts';
import { changeFlights, type FlightsChange, undoFlightsChange } from '#web/store/flights-changes.ts';
import { listTexts } from '../list-texts.ts';

/** A change that can be undone. */
export interface DoneChange {
  readonly changeId: number;
  /** What was done. */
  readonly text: string;
}

/** The changes that can be undone, newest first; until the next load of the page. */
const done = sessionState<readonly DoneChange[]>(() => []);

/** Returns the changes that can be undone, newest first. */
export function useDoneChanges(): readonly DoneChange[] {
  return useSyncExternalStore(done.subscribe, done.get);
}

/** Changes flights, all or none. Rejects with a `CallError`. */
export async function applyChange(
  ids: readonly number[],
  change: FlightsChange,
  clientKey = newClientKey(),
): Promise<void> {
  const { changeId, flightsNum } = await changeFlights(ids, change, clientKey);
  done.set([{ changeId, text: listTexts.changed[change.kind](flightsNum) }, ...done.get()]);
}

/** Takes a change back. Rejects with a `CallError`. */
export async function undoChange(changeId: number): Promise<void> {
  await undoFlightsChange(changeId);
  forgetChange(changeId);
}

/** Offers no undo of a change any more. */
export function forgetChange(changeId: number): void {
  done.set(done.get().filter((change) => change.changeId !== changeId));
}
