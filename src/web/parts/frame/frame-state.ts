import { PAGES, type PageAccess, type PageName } from '#contract/pages/pages';
import { isHinted, mayBeSignedIn } from '#web/store/signed-in-hint.ts';
import { isSignedOut, logbookIn, type StoreState } from '#web/store/store-state.ts';
import { hasClosedNotice } from './notices/closed-notice.ts';

/** What the frame around a page shows. */
export interface FrameState {
  /** Log Out and the items in the header; Log In otherwise. */
  readonly signedIn: boolean;
  /** A phone has the navigation at the bottom. */
  readonly hasItems: boolean;
  /** A page of the logbook: a phone has its top bar instead of the header, and the pilot is reminded of an email that is not verified. */
  readonly hasTopBar: boolean;
  /** The login form is shown in place of the page, which returns after the login. */
  readonly isLoginInPlace: boolean;
  /** Until the logbook has come, room is left for the notice that the last one had, so that the page does not jump, nor when it fails. */
  readonly roomFor: 'demo' | 'verification' | null;
}

/** Returns the frame of a page in a state of the store; `null` is a path without a page. */
export function frameOf(page: PageName | null, state: StoreState): FrameState {
  const access = page === null ? null : PAGES[page].access;
  const ofPilot = access === 'pilot';
  const signedIn = isSignedIn(state, access);
  // The failure page has no top bar; one that loads has it before it is known whose the session is.
  const hasTopBar = ofPilot && (signedIn ? state.state !== 'failed' : state.state === 'loading');
  return {
    signedIn,
    hasItems: signedIn && (ofPilot || access === null),
    hasTopBar,
    roomFor: signedIn && logbookIn(state) === null ? noticeExpected(ofPilot) : null,
    isLoginInPlace: ofPilot && isSignedOut(state),
  };
}

function noticeExpected(ofPilot: boolean): FrameState['roomFor'] {
  if (isHinted('demo')) return 'demo';
  return ofPilot && isHinted('unverified') && !hasClosedNotice() ? 'verification' : null;
}

/**
 * Until the server has responded, a session of this browser counts as still open. Where the load has failed, a page for
 * visitors shows its form, and so its frame is a visitor's.
 */
function isSignedIn(state: StoreState, access: PageAccess | null): boolean {
  if (isSignedOut(state)) return false;
  if (logbookIn(state) !== null) return true;
  return mayBeSignedIn() && !(access === 'guest' && state.state === 'failed');
}
