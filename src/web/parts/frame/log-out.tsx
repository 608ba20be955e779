import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { discardAllOf, heldPilotId, logOut, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';

/** Loaded where there are pending changes. */
const LogOutDialog = lazy(async () => ({ default: (await import('../pending/log-out-dialog.tsx')).LogOutDialog }));

/** The action of a Log Out button. */
interface LogOutAction {
  /** Whether it is running. */
  readonly leaving: boolean;
  readonly leave: () => void;
  /** To be rendered: asks what to do with pending changes. */
  readonly question: ReactNode;
}

export function useLogOut(): LogOutAction {
  const [leaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const pending = usePending().changes.length;
  const leave = async (isDiscarding = false): Promise<void> => {
    const pilotId = heldPilotId();
    setAsking(false);
    setLeaving(true);
    try {
      await logOut();
      // Only now: where the logout fails, nothing is lost.
      if (isDiscarding && pilotId !== null) await discardAllOf(pilotId);
      navigate(PAGES.login.path);
    } catch {
      alert(texts.frame.logOutFailed);
    } finally {
      setLeaving(false);
    }
  };
  return {
    leaving,
    leave: () => (pending > 0 ? setAsking(true) : void leave()),
    question: isAsking && (
      <Suspense fallback={null}>
        <LogOutDialog
          count={pending}
          onLeave={(isDiscarding) => void leave(isDiscarding)}
          onCancel={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}
