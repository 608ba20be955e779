import { useCallback, useEffect, useRef, useState } from 'react';
import { type GoOn, watchBehindLogin, watchLeaving } from './watch-leaving.ts';

/** Asks before a changed form is left. */
export interface LeaveGuard {
  /** What goes on once the pilot says so; null while nothing is asked. */
  readonly asked: GoOn | null;
  /** The pilot stays. */
  readonly stay: () => void;
  /** Leaves by a button of the form's own, asking first if it is changed. */
  readonly leave: (goOn: GoOn) => void;
  /** Leaves without asking: all is saved. */
  readonly leaveNow: (goOn: GoOn) => void;
}

interface GuardedForm {
  readonly isChanged: boolean;
  /** Whether a question of ours can be seen. */
  readonly canAsk: boolean;
  /** Called when the form is left, whichever way. */
  readonly onLeft: () => void;
}

/** Holds back links, Back and closing the tab while the form is changed; while no question can be seen, the browser asks. */
export function useLeaveGuard({ isChanged, canAsk, onLeft }: GuardedForm): LeaveGuard {
  const [asked, setAsked] = useState<GoOn | null>(null);
  const stopWatching = useRef<(() => void) | null>(null);
  const left = useRef(onLeft);
  left.current = onLeft;

  const leavingBy = useCallback((goOn: GoOn): GoOn => {
    return () => {
      stopWatching.current?.();
      left.current();
      goOn();
    };
  }, []);

  useEffect(() => {
    if (!isChanged) return undefined;
    const stop = canAsk
      ? watchLeaving((goOn) => setAsked(() => leavingBy(goOn)))
      : watchBehindLogin(() => left.current());
    stopWatching.current = stop;
    return stop;
  }, [isChanged, canAsk, leavingBy]);

  return {
    asked,
    stay: () => setAsked(null),
    leave: (goOn) => (isChanged && canAsk ? setAsked(() => leavingBy(goOn)) : leavingBy(goOn)()),
    leaveNow: (goOn) => leavingBy(goOn)(),
  };
}
