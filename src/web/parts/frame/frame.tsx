import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { PAGES, type PageAccess, type PageName, pageOf } from '#contract/pages/pages';
import type { Pilot } from '#domain/pilot';
import type { CallError } from '#web/api/call-error.ts';
import { mayHaveRestored, RESTORED_CHANGED } from '#web/device-storage/restored-hint.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { isHinted, mayBeSignedIn } from '#web/store/signed-in-hint.ts';
import { reload, usePending, useStoreState } from '#web/store/store.ts';
import { isSignedOut, logbookIn, type StoreState } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DeviceApp } from '../device-app/device-app.tsx';
import { useLanguageOfPilot } from '../language/use-language-of-pilot.ts';
import { ConnectionLine } from './connection-line.tsx';
import styles from './header.module.css';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { expectedHeight, hasClosedNotice, isNoticeClosed, OptionalNotice } from './optional-notice.tsx';
import { PrintHeader } from './print-header.tsx';
import { publishHeight } from './publish-height.ts';

/** Loaded only for demo pilots. */
const DemoBar = lazy(async () => ({ default: (await import('./demo-bar.tsx')).DemoBar }));
/** Loaded only for pilots whose email is not verified. */
const VerificationNotice = lazy(async () => ({
  default: (await import('./verification-notice.tsx')).VerificationNotice,
}));

/** Loaded only where this device may have items that a restored logbook lacks. */
const RestoredNotice = lazy(async () => ({
  default: (await import('../restored/restored-notice.tsx')).RestoredNotice,
}));

/** The frame around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const state = useStoreState();
  const { signedIn, hasItems, hasTopBar, isLoginInPlace, roomFor } = frameOf(pageOf(path), state);
  const pilot = logbookIn(state)?.pilot;
  useLanguageOfPilot(pilot);
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.frame.skip}
      </a>
      <Header signedIn={signedIn} inLogbook={hasTopBar} isLoginInPlace={isLoginInPlace} />
      {pilot?.expiresAt !== undefined && (
        <div className={styles.demo}>
          <OptionalNotice>
            <DemoBar expiresAt={pilot.expiresAt} />
          </OptionalNotice>
        </div>
      )}
      {roomFor === 'demo' && <div className={styles.demo} />}
      {roomFor === 'verification' && <VerificationRoom />}
      <ErrorBar />
      {hasTopBar && pilot && <UnverifiedEmail key={pilot.id} pilot={pilot} />}
      {hasTopBar && <WhatIsLacking logbook={logbookIn(state)} />}
      <PrintHeader />
      {children}
      {hasItems && <Navigation className={styles.bottom} />}
      <DeviceApp />
    </>
  );
}

/** The notice about items of this device that a restored logbook lacks. */
function WhatIsLacking({ logbook }: { readonly logbook: Logbook | null }) {
  const isExpected = useSyncExternalStore(onRestored, () => logbook !== null && mayHaveRestored(logbook.pilot.id));
  if (!isExpected || !logbook) return null;
  return (
    <OptionalNotice room={<div className={styles.verification} />}>
      <RestoredNotice logbook={logbook} />
    </OptionalNotice>
  );
}

function onRestored(listener: () => void): () => void {
  window.addEventListener(RESTORED_CHANGED, listener);
  return () => window.removeEventListener(RESTORED_CHANGED, listener);
}

/** Reminds of an email that is not verified, until that is closed. */
function UnverifiedEmail({ pilot: { id, email, isActivated } }: { readonly pilot: Pilot }) {
  if (email === null || isActivated || isNoticeClosed(id)) return null;
  return (
    <OptionalNotice room={<VerificationRoom />}>
      <VerificationNotice pilotId={id} email={email} />
    </OptionalNotice>
  );
}

const roomRef = publishHeight('--verification');

/** As high as the notice was on the page before: on a phone its text wraps, and Save in the top bar would move under the finger. */
function VerificationRoom() {
  const height = expectedHeight();
  if (height === null) return <div className={styles.verification} />;
  return <div ref={roomRef} className={styles.verification} style={{ minHeight: height }} />;
}

/** The state of the frame around a page. */
interface FrameState {
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
function frameOf(page: PageName | null, state: StoreState): FrameState {
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

const heightRef = publishHeight('--trouble');

/** The last error while a logbook is held, above the page, which stays usable; or that there is no connection. */
function ErrorBar() {
  const state = useStoreState();
  if (state.state !== 'ready') return null;
  if (!state.error) return <ConnectionLine asOf={state.asOf} />;
  if (state.error.type === 'authenticationError') return null;
  return (
    <div ref={heightRef} className={styles.trouble}>
      <ErrorBanner error={state.error} />
    </div>
  );
}

function ErrorBanner({ error }: { readonly error: CallError }) {
  const { changes, unreadable, isUnread } = usePending();
  const hasPending = changes.length + unreadable > 0 || isUnread;
  if (error.type !== 'userMismatch') return <Banner message={error.message} onRetry={reload} />;
  return (
    <Notice tone="warning" action={<Button onClick={() => window.location.reload()}>{texts.actions.reload}</Button>}>
      {hasPending ? texts.frame.otherPilot : error.message}
    </Notice>
  );
}
