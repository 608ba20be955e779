import { lazy, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pageOf } from '#contract/pages/pages';
import { useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { frameOf } from './frame-state.ts';
import styles from './header/header.module.css';
import { Header } from './header/header.tsx';
import { Navigation } from './header/navigation.tsx';
import { ErrorBar } from './notices/error-bar.tsx';
import { OptionalNotice } from './notices/optional-notice.tsx';
import { VerificationNotice } from './notices/verification-notice.tsx';
import { PrintHeader } from './print-header.tsx';

/** Loaded only for demo pilots. */
const DemoBar = lazy(async () => ({ default: (await import('./notices/demo-bar.tsx')).DemoBar }));

/** The frame around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const state = useStoreState();
  const { signedIn, hasItems, hasTopBar, isLoginInPlace, roomFor } = frameOf(pageOf(path), state);
  const pilot = logbookIn(state)?.pilot;
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
      {roomFor && <div className={styles[roomFor]} />}
      <ErrorBar />
      {hasTopBar && pilot?.email && !pilot.isActivated && (
        <VerificationNotice key={pilot.id} pilotId={pilot.id} email={pilot.email} />
      )}
      <PrintHeader />
      {children}
      {hasItems && <Navigation className={styles.bottom} />}
    </>
  );
}
