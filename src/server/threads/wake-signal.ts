/** Wakes the workers when a job was queued, so that it is not delayed until the next poll. */
export interface WakeSignal {
  /** Sends the signal; to be called after the transaction that queues the job has committed. */
  readonly wake: () => void;
  /** Calls the listener at each signal; returns a function that removes it. */
  readonly onWake: (listener: () => void) => () => void;
}

/** Lets the response to the request that queued the job go out first. */
const DELAY_MS = 20;

/** Creates a wake signal. Without a listener it has no effect, and the job waits for the next poll. */
export function createWakeSignal(): WakeSignal {
  const listeners = new Set<() => void>();
  return {
    wake: () => {
      for (const listener of listeners) setTimeout(listener, DELAY_MS);
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
