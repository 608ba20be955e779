/** A place among the points of a row of charts: where the pilot looks. */
export interface Cursor {
  /** Index of a point. */
  readonly index: () => number;
  /** Goes to a point, or as near as there are points, and tells whoever listens. */
  readonly move: (index: number) => void;
  /** Answers how to listen no more. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A cursor over `length` points, at the `start`th. */
export function createCursor(length: number, start: number): Cursor {
  const listeners = new Set<() => void>();
  const within = (index: number): number => Math.max(0, Math.min(length - 1, Math.round(index)));
  let at = within(start);
  return {
    index: () => at,
    move: (index) => {
      const next = within(index);
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
