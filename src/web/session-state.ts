/** A value of the pilot's session on this page. */
export interface SessionState<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const resets = new Set<() => void>();

/**
 * Returns a value that lasts as long as the pilot's session on this page: it has its initial value again after a logout,
 * and when another pilot logs in. All module-level state of the web about a pilot is made here.
 */
export function sessionState<Value>(initial: () => Value): SessionState<Value> {
  const listeners = new Set<() => void>();
  let value = initial();
  const set = (next: Value): void => {
    value = next;
    for (const listener of listeners) listener();
  };
  onSessionCleared(() => set(initial()));
  return {
    get: () => value,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Registers what else has to be reset with the session. */
export function onSessionCleared(reset: () => void): void {
  resets.add(reset);
}

/** Resets all state of the session. */
export function clearSessionState(): void {
  for (const reset of resets) reset();
}
