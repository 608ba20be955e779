import { useState } from 'react';
import { useLocation } from 'wouter';
import { endOtherSessions, type SessionInfo } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { Section } from '#web/parts/item/section.tsx';
import { callAsPilot, logOut } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import styles from './account.module.css';
import pilotStyles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';
import { useButtonCall } from './use-button-call.ts';
import { useSessions } from './use-sessions.ts';

/** The open sessions of the pilot, and a button that ends them all. */
export function Sessions() {
  return (
    <Section title={pilotTexts.sessions.title}>
      <SessionList />
      <LogOutEverywhere />
    </Section>
  );
}

function SessionList() {
  const sessions = useSessions();
  if (sessions.state === 'loading') return <Skeleton height="45px" />;
  if (sessions.state === 'failed') return <Banner message={sessions.error.message} onRetry={sessions.retry} />;
  return (
    <ul className={styles.sessions}>
      {sessions.sessions.map((session) => (
        <SessionRow
          key={`${session.openedAt} ${session.lastUsedAt} ${session.browser} ${session.system}`}
          session={session}
        />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: SessionInfo }) {
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        {pilotTexts.sessions.device(session)}
        {session.isThis && <span className={styles.this}>{pilotTexts.sessions.thisOne}</span>}
      </span>
      <span className={styles.when}>{pilotTexts.sessions.lastUsed(session.lastUsedAt)}</span>
    </li>
  );
}

function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const work = useButtonCall(async () => {
    await callAsPilot(endOtherSessions);
    await logOut();
    navigate(PAGES.login.path);
  });
  const confirmed = (): void => {
    setAsking(false);
    void work.run();
  };
  return (
    <>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <div className={pilotStyles.actions}>
        <Button busy={work.isBusy} onClick={() => setAsking(true)}>
          {work.isBusy ? pilotTexts.sessions.loggingOut : pilotTexts.sessions.logOutEverywhere}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={pilotTexts.sessions.question}
          confirm={pilotTexts.sessions.logOutEverywhere}
          onConfirm={confirmed}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
