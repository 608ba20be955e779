import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pageOf } from '#contract/pages';
import { useStoreState } from '#web/store/store.ts';
import { isSignedOut, logbookIn } from '#web/store/store-state.ts';
import styles from './header.module.css';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { Trouble } from './trouble.tsx';
import { VerificationNotice } from './verification-notice.tsx';

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const state = useStoreState();
  const page = pageOf(path);
  const ofPilot = page !== null && PAGES[page].access === 'pilot';
  const signedIn = !isSignedOut(state) && (logbookIn(state) !== null || (ofPilot && state.state !== 'failed'));
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header signedIn={signedIn} inLogbook={signedIn && ofPilot} />
      <Trouble />
      {signedIn && ofPilot && <VerificationNotice />}
      {children}
      {signedIn && ofPilot && <Navigation className={styles.bottom} />}
    </>
  );
}
