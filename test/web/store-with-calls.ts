import { CallError } from '#web/api/call-error.ts';
import type { CopyOfLogbook } from '#web/store/copy/device-copy.ts';
import { type LogbookCalls, LogbookStore } from '#web/store/logbook-store.ts';

/** Returns a promise that a test resolves or rejects. */
export function pending<T>(): { promise: Promise<T>; give: (value: T) => void; reject: (error: Error) => void } {
  let give: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { promise, give, reject: fail };
}

/** A device on which nothing is kept. */
export const NO_COPY: CopyOfLogbook = {
  start: () => null,
  begin: () => undefined,
  keep: () => undefined,
  doubt: () => undefined,
  drop: () => undefined,
  isKept: () => false,
  isHidden: () => false,
};

/** Returns a store whose calls return what the test sets; `modified` counts the notifications. */
export function storeWithCalls(responses: Partial<LogbookCalls>, copy: CopyOfLogbook = NO_COPY) {
  const unexpected = (): never => {
    throw new CallError('badRequest');
  };
  const count = { modified: 0 };
  const calls = { load: unexpected, save: unexpected, flightsWith: unexpected, logOut: async () => ({}), ...responses };
  const events = {
    onState: () => undefined,
    onModified: () => (count.modified += 1),
    onLoaded: () => undefined,
    isVisible: () => false,
  };
  return { store: new LogbookStore(calls, events, { copy, queueOf: () => null }), count };
}
