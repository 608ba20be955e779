/** Tells whoever sends letters that one is waiting, so that it need not wait for the next round. */
export interface Bell {
  /** To be rung once what keeps the letter is committed. */
  readonly ring: () => void;
  /** Calls the listener at each ring from now on; answers how to stop. */
  readonly onRing: (listener: () => void) => () => void;
}

/** The answer to whoever asked for the letter goes out first. */
const DELAY_MS = 20;

/** A bell of a house. Without a listener its ring is not heard, and the letter waits for the next round. */
export function makeBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of listeners) setTimeout(listener, DELAY_MS);
    },
    onRing: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
