import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { discardAllOf, heldPilotId, logOut, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';

/** Loaded where changes wait on this device. */
const LogOutDialog = lazy(async () => ({ default: (await import('../pending/log-out-dialog.tsx')).LogOutDialog }));

/** Loaded where shared files are not saved. */
const LogOutFilesDialog = lazy(async () => ({
  default: (await import('../files/log-out-files-dialog.tsx')).LogOutFilesDialog,
}));

/** What the pilot is asked before a logout: of how many pending changes, or of how many files. */
type Asked = 'changes' | { readonly files: number };

/** The action of a Log Out button. */
interface LogOutAction {
  /** Whether it is running. */
  readonly leaving: boolean;
  readonly leave: () => void;
  /** To be rendered: asks what becomes of pending changes and of shared files on this device. */
  readonly question: ReactNode;
}

export function useLogOut(): LogOutAction {
  const [leaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isDroppingChanges, setDroppingChanges] = useState(false);
  const [, navigate] = useLocation();
  const waiting = usePending().changes.length;
  const leave = async (isDropping: boolean, isDroppingFiles: boolean): Promise<void> => {
    const pilotId = heldPilotId();
    setAsked(null);
    setLeaving(true);
    try {
      await logOut();
      // Only now: where the logout fails, nothing is lost.
      if (isDropping && pilotId !== null) await discardAllOf(pilotId);
      if (isDroppingFiles && pilotId !== null) await (await filesOfPilot()).removeFilesOf(pilotId);
      navigate(PAGES.login.path);
    } catch {
      alert(texts.frame.logOutFailed);
    } finally {
      setLeaving(false);
    }
  };
  /** Once it is said what becomes of pending changes. */
  const leaveOrAsk = async (isDropping: boolean): Promise<void> => {
    const files = await ownFiles();
    setDroppingChanges(isDropping);
    if (files > 0) setAsked({ files });
    else await leave(isDropping, false);
  };
  const onCancel = (): void => setAsked(null);
  return {
    leaving,
    leave: () => (waiting > 0 ? setAsked('changes') : void leaveOrAsk(false)),
    question: asked !== null && (
      <Suspense fallback={null}>
        {asked === 'changes' ? (
          <LogOutDialog count={waiting} onLeave={(isDropping) => void leaveOrAsk(isDropping)} onCancel={onCancel} />
        ) : (
          <LogOutFilesDialog
            count={asked.files}
            onLeave={(isDroppingFiles) => void leave(isDroppingChanges, isDroppingFiles)}
            onCancel={onCancel}
          />
        )}
      </Suspense>
    ),
  };
}

const filesOfPilot = () => import('../files/files-of-pilot.ts');

/** Returns how many shared files the pilot has not saved. Never rejects: without its code none can be removed. */
async function ownFiles(): Promise<number> {
  const pilotId = heldPilotId();
  if (pilotId === null) return 0;
  try {
    return await (await filesOfPilot()).countFilesOf(pilotId);
  } catch (error) {
    console.warn('The code of the shared files did not come.', error);
    return 0;
  }
}
