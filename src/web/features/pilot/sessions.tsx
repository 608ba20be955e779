import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { endOtherSessions, listSessions, type SessionInfo } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { PILOT as pilotTexts } from '#texts/pilot';
import { type CallError, callErrorOf, isSessionError } from '#web/api/call-error.ts';
import { Section, SectionButtons } from '#web/parts/item/section.tsx';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { callAsPilot, logOut, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { useLoaded } from '#web/ui/use-latest.ts';
import styles from './account.module.css';
import { useButtonCall } from './use-button-call.ts';

/** The open sessions of the pilot, and a button that ends them all. */
export function Sessions() {
  return (
    <Section title={pilotTexts.sessions.title}>
      <SessionList />
      <LogOutEverywhere />
    </Section>
  );
}

function SessionList() {
  const sessions = useSessions();
  if (sessions.state === 'loading') return <Skeleton height="45px" />;
  if (sessions.state === 'failed') return <LoadFailure error={sessions.error} onRetry={sessions.retry} />;
  return (
    <ul className={styles.sessions}>
      {sessions.sessions.map((session) => (
        <SessionRow
          key={`${session.openedAt} ${session.lastUsedAt} ${session.browser} ${session.system}`}
          session={session}
        />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: SessionInfo }) {
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        {pilotTexts.sessions.device(session)}
        {session.isThis && <span className={styles.this}>{pilotTexts.sessions.thisOne}</span>}
      </span>
      <span className={styles.when}>{pilotTexts.sessions.lastUsed(session.lastUsedAt)}</span>
    </li>
  );
}

function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const [revokesTokens, setRevokesTokens] = useState(false);
  const [, navigate] = useLocation();
  const work = useButtonCall(async () => {
    await callAsPilot(endOtherSessions, { body: { revokesTokens } });
    await logOut();
    navigate(PAGES.login.path);
  });
  const confirmed = (): void => {
    setAsking(false);
    void work.run();
  };
  return (
    <>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <SectionButtons>
        <Button busy={work.isBusy} onClick={() => setAsking(true)}>
          {work.isBusy ? pilotTexts.sessions.loggingOut : pilotTexts.sessions.logOutEverywhere}
        </Button>
      </SectionButtons>
      {isAsking && (
        <ConfirmDialog
          question={pilotTexts.sessions.question}
          confirm={pilotTexts.sessions.logOutEverywhere}
          onConfirm={confirmed}
          onCancel={() => setAsking(false)}
        >
          <Checkbox
            label={pilotTexts.sessions.revokesTokens}
            checked={revokesTokens}
            onChange={({ target }) => setRevokesTokens(target.checked)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Loading state of the open sessions. */
type SessionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => Promise<void> }
  | { readonly state: 'ready'; readonly sessions: readonly SessionInfo[] };

/** Loads the open sessions of the pilot, and again after a login in place. */
export function useSessions(): SessionsState {
  const signedOut = isSignedOut(useStoreState());
  const load = useCallback(async () => (signedOut ? LOADING : fetchSessions()), [signedOut]);
  const [state, retry] = useLoaded<LoadedSessions>(load, LOADING);
  return state.state === 'failed' ? { ...state, retry } : state;
}

type LoadedSessions =
  | Exclude<SessionsState, { readonly state: 'failed' }>
  | { readonly state: 'failed'; readonly error: CallError };

const LOADING: LoadedSessions = { state: 'loading' };

async function fetchSessions(): Promise<LoadedSessions> {
  try {
    const { sessions } = await callAsPilot(listSessions);
    return { state: 'ready', sessions };
  } catch (thrown) {
    const error = callErrorOf(thrown);
    return isSessionError(error) ? LOADING : { state: 'failed', error }; // The frame shows it.
  }
}
