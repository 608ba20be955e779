/** The selected point, shared by charts over the same points. */
export interface Cursor {
  /** Returns the index of the point. */
  readonly index: () => number;
  /** Moves to the nearest valid index and notifies the listeners. */
  readonly move: (index: number) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a cursor over `length` points at index `start`. */
export function createCursor(length: number, start: number): Cursor {
  const listeners = new Set<() => void>();
  const clamp = (index: number): number => Math.max(0, Math.min(length - 1, Math.round(index)));
  let at = clamp(start);
  return {
    index: () => at,
    move: (index) => {
      const next = clamp(index);
      if (next === at) return;
      at = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
