import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { discardAllOf, heldPilotId, logOut, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';

/** Loaded where there are pending changes. */
const LogOutDialog = lazy(async () => ({ default: (await import('../pending/log-out-dialog.tsx')).LogOutDialog }));

/** Loaded where shared files are not saved. */
const LogOutFilesDialog = lazy(async () => ({
  default: (await import('../files/log-out-files-dialog.tsx')).LogOutFilesDialog,
}));

/** The question before a logout: about how many pending changes, or how many files. */
type Asked = 'changes' | { readonly files: number };

/** The action of a Log Out button. */
interface LogOutAction {
  /** Whether it is running. */
  readonly leaving: boolean;
  readonly leave: () => void;
  /** To be rendered: asks what to do with pending changes and with shared files on this device. */
  readonly question: ReactNode;
}

export function useLogOut(): LogOutAction {
  const [leaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isDiscardingChanges, setDiscardingChanges] = useState(false);
  const [, navigate] = useLocation();
  const pending = usePending().changes.length;
  const leave = async (isDiscarding: boolean, isDiscardingFiles: boolean): Promise<void> => {
    const pilotId = heldPilotId();
    setAsked(null);
    setLeaving(true);
    try {
      await logOut();
      // Only now: where the logout fails, nothing is lost.
      if (isDiscarding && pilotId !== null) await discardAllOf(pilotId);
      if (isDiscardingFiles && pilotId !== null) await (await filesOfPilot()).removeFilesOf(pilotId);
      navigate(PAGES.login.path);
    } catch {
      alert(texts.frame.logOutFailed);
    } finally {
      setLeaving(false);
    }
  };
  /** Once the pilot has decided about the pending changes. */
  const leaveOrAsk = async (isDiscarding: boolean): Promise<void> => {
    const files = await ownFiles();
    setDiscardingChanges(isDiscarding);
    if (files > 0) setAsked({ files });
    else await leave(isDiscarding, false);
  };
  const onCancel = (): void => setAsked(null);
  return {
    leaving,
    leave: () => (pending > 0 ? setAsked('changes') : void leaveOrAsk(false)),
    question: asked !== null && (
      <Suspense fallback={null}>
        {asked === 'changes' ? (
          <LogOutDialog count={pending} onLeave={(isDiscarding) => void leaveOrAsk(isDiscarding)} onCancel={onCancel} />
        ) : (
          <LogOutFilesDialog
            count={asked.files}
            onLeave={(isDiscardingFiles) => void leave(isDiscardingChanges, isDiscardingFiles)}
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
