import type { CallError } from '../api/call-error.ts';
import type { Logbook } from './logbook.ts';

export type StoreState =
  /** Nothing was loaded yet. */
  | { readonly state: 'empty' }
  | { readonly state: 'loading' }
  /** With `authenticationError`: nobody is logged in. */
  | { readonly state: 'failed'; readonly error: CallError }
  | {
      readonly state: 'ready';
      readonly logbook: Logbook;
      /** The last failure while the logbook is held: a failed refresh, an ended session. */
      readonly error: CallError | null;
      /**
       * When the server last confirmed the shown logbook, in Unix milliseconds, while it does not answer and the logbook is stored on this
       * device, which is no error then; null otherwise.
       */
      readonly asOf: number | null;
      /** The copy on this device, until the server has answered: the session may have ended. */
      readonly isUnconfirmed?: true;
    };

/** Returns the logbook that is held; null if there is none. */
export function logbookIn(state: StoreState): Logbook | null {
  return state.state === 'ready' ? state.logbook : null;
}

/**
 * Returns the state after an error: a logbook that is held stays. One that the login hides stays hidden, whatever a load fails
 * with; it goes when another pilot has logged in instead: nobody may see it again.
 */
export function afterError(state: StoreState, error: CallError): StoreState {
  if (state.state !== 'ready') return { state: 'failed', error };
  if (!isWaitingForLogin(state)) return { state: 'ready', logbook: state.logbook, error, asOf: null };
  return error.type === 'userMismatch' ? { state: 'failed', error } : state;
}

/** Whether a login is needed: no session, or one that has ended. */
export function isSignedOut(state: StoreState): boolean {
  return errorIn(state)?.type === 'authenticationError';
}

/** Whether the server has said that the logbook that is held is that of the session. */
export function isConfirmed(state: StoreState): state is StoreState & { readonly state: 'ready' } {
  return state.state === 'ready' && state.error === null && state.asOf === null && !state.isUnconfirmed;
}

/** Whether it is not known yet who is logged in. */
export function isSessionUnknown(state: StoreState): boolean {
  return state.state === 'loading' || (state.state === 'ready' && state.isUnconfirmed === true);
}

/** Returns the error of a state; null if it has none. */
export function errorIn(state: StoreState): CallError | null {
  return 'error' in state ? state.error : null;
}

/** Whether a logbook is held and its session has ended. */
export function isWaitingForLogin(state: StoreState): boolean {
  return isSignedOut(state) && logbookIn(state) !== null;
}
