import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pageOf } from '#contract/pages';
import { useStoreState } from '#web/store/store.ts';
import { frameOf } from './frame-state.ts';
import styles from './header.module.css';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { PaperHead } from './paper-head.tsx';
import { Trouble } from './trouble.tsx';
import { VerificationNotice } from './verification-notice.tsx';

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const { signedIn, hasItems, hasTopBar, asksInPlace } = frameOf(pageOf(path), useStoreState());
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header signedIn={signedIn} inLogbook={hasTopBar} asksInPlace={asksInPlace} />
      <Trouble />
      {hasTopBar && <VerificationNotice />}
      <PaperHead />
      {children}
      {hasItems && <Navigation className={styles.bottom} />}
    </>
  );
}
