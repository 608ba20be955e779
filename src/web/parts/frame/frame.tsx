import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pageOf } from '#contract/pages';
import { useStoreState } from '#web/store/store.ts';
import { isSignedOut, logbookIn, type StoreState } from '#web/store/store-state.ts';
import styles from './header.module.css';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { Trouble } from './trouble.tsx';
import { VerificationNotice } from './verification-notice.tsx';

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const state = useStoreState();
  const ofPilot = isOfPilot(path);
  const signedIn = isSignedIn(state, ofPilot);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header signedIn={signedIn} inLogbook={signedIn && ofPilot} asksInPlace={ofPilot && isSignedOut(state)} />
      <Trouble />
      {signedIn && ofPilot && <VerificationNotice />}
      {children}
      {signedIn && ofPilot && <Navigation className={styles.bottom} />}
    </>
  );
}

function isOfPilot(path: string): boolean {
  const page = pageOf(path);
  return page !== null && PAGES[page].access === 'pilot';
}

/** On a pilot's page somebody is taken to be there until the server says otherwise. */
function isSignedIn(state: StoreState, ofPilot: boolean): boolean {
  return !isSignedOut(state) && (logbookIn(state) !== null || (ofPilot && state.state !== 'failed'));
}
