/** A stretch of points, both ends included. */
export interface HighlightRange {
  readonly from: number;
  readonly to: number;
}

/** The highlighted stretch, shared by charts and maps over the same points. */
export interface Highlight {
  /** Returns the stretch; null when none is highlighted. */
  readonly stretch: () => HighlightRange | null;
  /** Highlights a stretch, or none, and notifies the listeners. */
  readonly show: (stretch: HighlightRange | null) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a highlight of no stretch. */
export function createHighlight(): Highlight {
  const listeners = new Set<() => void>();
  let shown: HighlightRange | null = null;
  return {
    stretch: () => shown,
    show: (stretch) => {
      if (stretch?.from === shown?.from && stretch?.to === shown?.to) return;
      shown = stretch;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
