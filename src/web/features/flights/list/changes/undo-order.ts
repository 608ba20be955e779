/** A change that can be undone. */
export interface DoneChange {
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
