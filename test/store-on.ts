import { CallError } from '#web/api/call-error.ts';
import { type LogbookCalls, LogbookStore } from '#web/store/logbook-store.ts';

/** An answer that is given when the test says so. */
export function pending<T>(): { promise: Promise<T>; give: (value: T) => void; refuse: (error: Error) => void } {
  let give: (value: T) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { promise, give, refuse };
}

/** A store on a server that answers as the test says; `modified` counts the announcements. */
export function storeOn(answers: Partial<LogbookCalls>) {
  const unexpected = (): never => {
    throw new CallError('badRequest');
  };
  const count = { modified: 0 };
  const calls = { load: unexpected, save: unexpected, logOut: async () => ({}), ...answers };
  const events = { onState: () => undefined, onModified: () => (count.modified += 1) };
  return { store: new LogbookStore(calls, events), count };
}
