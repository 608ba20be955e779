import { useCallback } from 'react';
import { listSessions, type SessionInfo } from '#contract/account/account';
import { type CallError, callErrorOf, isSessionError } from '#web/api/call-error.ts';
import { callAsPilot, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { useLoaded } from '#web/ui/use-latest.ts';

/** Loading state of the open sessions. */
export type SessionsState =
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
