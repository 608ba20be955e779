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

/** The relevant part of a keyboard event. */
interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Step sizes: an arrow key moves by a 200th of the chart, a large step is a 20th. */
const STEPS_PER_CHART = 200;
const LARGE_STEPS_PER_CHART = 20;

/** Returns the index that a key moves to: arrows a step, Shift or Page keys a large one, Home, End; null for other keys. */
export function cursorIndexByKey(press: Press, at: number, length: number): number | null {
  const step = Math.max(1, Math.round(length / STEPS_PER_CHART));
  const large = Math.max(1, Math.round(length / LARGE_STEPS_PER_CHART));
  const arrow = press.shiftKey ? large : step;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + arrow,
    ArrowUp: at + arrow,
    ArrowLeft: at - arrow,
    ArrowDown: at - arrow,
    PageUp: at + large,
    PageDown: at - large,
    Home: 0,
    End: length - 1,
  };
  return targets[press.key] ?? null;
}
