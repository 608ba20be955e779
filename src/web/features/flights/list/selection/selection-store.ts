import { useSyncExternalStore } from 'react';
import { sessionState } from '#web/session-state.ts';
import { extended, NO_SELECTION, type Selection, toggled, wholeList } from './selection.ts';

const selection = sessionState<Selection>(() => NO_SELECTION);
/** The flights of the list in the order in which they are shown. */
const order = sessionState<readonly number[]>(() => []);

export function useSelection(): Selection {
  return useSyncExternalStore(selection.subscribe, selection.get);
}

/** Returns whether a flight is selected. */
export function useIsSelected(id: number): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.get().ids.has(id));
}

/** Returns whether flights are being selected. */
export function useIsSelecting(): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.get().isActive);
}

/** Returns the flights of the list in the order in which they are shown. */
export function useOrder(): readonly number[] {
  return useSyncExternalStore(order.subscribe, order.get);
}

/** Keeps the order in which the list shows flights: a range follows it. */
export function keepOrder(ids: readonly number[]): void {
  order.set(ids);
}

/** Selects a flight or no longer; as a range, all from the last one to this one. */
export function select(id: number, isRange = false): void {
  selection.set(isRange ? extended(selection.get(), id, order.get()) : toggled(selection.get(), id));
}

/** Selects these flights alone. */
export function selectOnly(ids: readonly number[]): void {
  selection.set(wholeList(ids));
}

/** Selects all flights of the list. */
export function selectAll(): void {
  selection.set(wholeList(order.get()));
}

/** Begins to select flights. */
export function beginSelection(): void {
  selection.set({ ...selection.get(), isActive: true });
}

/** Selects nothing any more. */
export function endSelection(): void {
  selection.set(NO_SELECTION);
}
