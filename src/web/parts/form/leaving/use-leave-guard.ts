import { useCallback, useEffect, useRef, useState } from 'react';
import { type Proceed, watchBehindLogin, watchLeaving } from './watch-leaving.ts';

/** Asks before a changed form is left. */
export interface LeaveGuard {
  /** Continues once the pilot confirms; null while nothing is asked. */
  readonly asked: Proceed | null;
  /** Dismisses the question. */
  readonly stay: () => void;
  /** Leaves by one of the form's own buttons, asking first if it is changed. */
  readonly leave: (proceed: Proceed) => void;
  /** Leaves without asking: everything is saved. */
  readonly leaveNow: (proceed: Proceed) => void;
}

interface GuardedForm {
  readonly isChanged: boolean;
  /** Whether our own dialog can be seen. */
  readonly canAsk: boolean;
  /** Called when the form is left in any way. */
  readonly onLeft: () => void;
}

/**
 * Guards links, Back and closing the tab while the form is changed; where our dialog cannot be seen, the browser asks.
 */
export function useLeaveGuard({ isChanged, canAsk, onLeft }: GuardedForm): LeaveGuard {
  const [asked, setAsked] = useState<Proceed | null>(null);
  const stopWatching = useRef<(() => void) | null>(null);
  const left = useRef(onLeft);
  left.current = onLeft;

  const leavingBy = useCallback((proceed: Proceed): Proceed => {
    return () => {
      stopWatching.current?.();
      left.current();
      proceed();
    };
  }, []);

  useEffect(() => {
    if (!isChanged) return undefined;
    const stop = canAsk
      ? watchLeaving((proceed) => setAsked(() => leavingBy(proceed)))
      : watchBehindLogin(() => left.current());
    stopWatching.current = stop;
    return stop;
  }, [isChanged, canAsk, leavingBy]);

  return {
    asked,
    stay: () => setAsked(null),
    leave: (proceed) => (isChanged && canAsk ? setAsked(() => leavingBy(proceed)) : leavingBy(proceed)()),
    leaveNow: (proceed) => leavingBy(proceed)(),
  };
}
