import type { CallError } from '../api/call-error.ts';
import type { Logbook } from './logbook.ts';

/** What the browser knows of a pilot. */
export type StoreState =
  /** Nothing was asked for yet. */
  | { readonly state: 'empty' }
  | { readonly state: 'loading' }
  /** With `authenticationError`: nobody is logged in. */
  | { readonly state: 'failed'; readonly error: CallError }
  /** `trouble` is the last error while the logbook is held: a failed refresh, a session that ended. */
  | { readonly state: 'ready'; readonly logbook: Logbook; readonly trouble: CallError | null };

/** The logbook that is held, if one is. */
export function logbookIn(state: StoreState): Logbook | null {
  return state.state === 'ready' ? state.logbook : null;
}

/** The state after an error: a logbook that is held stays. */
export function afterError(state: StoreState, error: CallError): StoreState {
  return state.state === 'ready' ? { ...state, trouble: error } : { state: 'failed', error };
}

/** Whether the page must ask who is there: no session, or one that ended. */
export function isSignedOut(state: StoreState): boolean {
  return troubleIn(state)?.type === 'authenticationError';
}

/** The error of a state, if it has one. */
export function troubleIn(state: StoreState): CallError | null {
  if (state.state === 'failed') return state.error;
  return state.state === 'ready' ? state.trouble : null;
}
