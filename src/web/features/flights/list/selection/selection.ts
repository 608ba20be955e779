/** The flights that are selected. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Whether flights are being selected; true with none, too, once the pilot has begun. */
  readonly isActive: boolean;
  /** The flight that was selected last: a range begins there. */
  readonly anchor: number | null;
}

/** Nothing is selected. */
export const NO_SELECTION: Selection = { ids: new Set(), isActive: false, anchor: null };

/** Returns the selection with a flight more, or with one less. */
export function toggled({ ids }: Selection, id: number): Selection {
  const without = [...ids].filter((each) => each !== id);
  const next = without.length < ids.size ? without : [...ids, id];
  return { ids: new Set(next), isActive: true, anchor: id };
}

/** Returns the selection with all flights from the last one to this one, in the order of the list. */
export function extended(selection: Selection, id: number, order: readonly number[]): Selection {
  const [from, to] = [order.indexOf(selection.anchor ?? id), order.indexOf(id)];
  if (from < 0 || to < 0) return toggled(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), isActive: true, anchor: id };
}

/** Returns the selection of all flights of the list. */
export function wholeList(order: readonly number[]): Selection {
  return { ids: new Set(order), isActive: true, anchor: null };
}

/** Returns the selected flights that the list shows: hidden ones are not changed. */
export function selectedIn({ ids }: Selection, order: readonly number[]): readonly number[] {
  return ids.size === 0 ? [] : order.filter((id) => ids.has(id));
}
