/** Wakes the email worker when an email was queued, so that it is not delayed until the next poll. */
export interface Bell {
  /** Sends the signal; to be called after the transaction that queues the email has committed. */
  readonly ring: () => void;
  /** Calls the listener at each signal; returns a function that removes it. */
  readonly onRing: (listener: () => void) => () => void;
}

/** Lets the response to the request that queued the email go out first. */
const DELAY_MS = 20;

/** Creates a wake signal. Without a listener it has no effect, and the email waits for the next poll. */
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
