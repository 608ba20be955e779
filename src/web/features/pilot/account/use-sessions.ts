import { useEffect, useState } from 'react';
import { listSessions, type SessionInfo } from '#contract/account';
import { type CallError, callErrorOf, isSessionError } from '#web/api/call-error.ts';
import { callAsPilot, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';

/** Loading state of the open sessions. */
export type SessionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => Promise<void> }
  | { readonly state: 'ready'; readonly sessions: readonly SessionInfo[] };

/** Loads the open sessions of the pilot, and again after a login in place. */
export function useSessions(): SessionsState {
  const [state, setState] = useState<SessionsState>({ state: 'loading' });
  const signedOut = isSignedOut(useStoreState());
  useEffect(() => {
    if (signedOut) return undefined;
    let isShown = true;
    const load = async (): Promise<void> => {
      const next = await fetchSessions(load);
      if (isShown) setState(next);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [signedOut]);
  return state;
}

async function fetchSessions(retry: () => Promise<void>): Promise<SessionsState> {
  try {
    const { sessions } = await callAsPilot(listSessions);
    return { state: 'ready', sessions };
  } catch (thrown) {
    const error = callErrorOf(thrown);
    return isSessionError(error) ? { state: 'loading' } : { state: 'failed', error, retry }; // The frame shows it.
  }
}
