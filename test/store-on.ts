import { CallError } from '#web/api/call-error.ts';
import { type LogbookCalls, LogbookStore } from '#web/store/logbook-store.ts';

/** Returns a promise that a test resolves or rejects. */
export function pending<T>(): { promise: Promise<T>; give: (value: T) => void; refuse: (error: Error) => void } {
  let give: (value: T) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { promise, give, refuse };
}

/** Returns a store whose calls return what the test sets; `modified` counts the notifications. */
export function storeOn(answers: Partial<LogbookCalls>) {
  const unexpected = (): never => {
    throw new CallError('badRequest');
  };
  const count = { modified: 0 };
  const calls = { load: unexpected, save: unexpected, logOut: async () => ({}), ...answers };
  const events = { onState: () => undefined, onModified: () => (count.modified += 1) };
  return { store: new LogbookStore(calls, events), count };
}
