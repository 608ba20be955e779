import { useState } from 'react';
import { PAGES } from '#contract/pages/pages';
import { PENDING as pendingTexts } from '#texts/pending';
import { InboxList } from '#web/parts/files/inbox-list.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { needOf } from '#web/store/pending/pending-change.ts';
import { lastSentAt, sendPending, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import styles from './pending.module.css';
import { PendingCard } from './pending-card.tsx';

/** The pending changes of this device, the ones that need the pilot first. */
export function PendingPage() {
  return (
    <Page narrow title={pendingTexts.title} start={<TopBarBack href={PAGES.flights.path} />}>
      <WithLogbook loading={null}>{(logbook) => <Changes logbook={logbook} />}</WithLogbook>
    </Page>
  );
}

function Changes({ logbook }: { readonly logbook: Logbook }) {
  const { changes, unreadable, isUnread } = usePending();
  const needing = changes.filter((change) => needOf(change) !== null);
  const waiting = changes.filter((change) => needOf(change) === null);
  return (
    <div className={styles.page}>
      {unreadable > 0 && (
        <Notice
          tone="warning"
          action={<Button onClick={() => window.location.reload()}>{texts.actions.reload}</Button>}
        >
          {pendingTexts.unreadable(unreadable)}
        </Notice>
      )}
      {isUnread && <Banner message={pendingTexts.unread} onRetry={sendPending} />}
      {changes.length + unreadable === 0 && !isUnread && (
        <Empty action={<LinkButton href={PAGES.flights.path}>{texts.flights.goToList}</LinkButton>}>
          {pendingTexts.nothing}
        </Empty>
      )}
      <SendNow count={changes.length} />
      <ul className={styles.changes}>
        {needing.map((change) => (
          <PendingCard key={change.opKey} change={change} logbook={logbook} />
        ))}
      </ul>
      {waiting.length > 0 && <p className={styles.lead}>{pendingTexts.lead}</p>}
      <ul className={styles.changes}>
        {waiting.map((change) => (
          <PendingCard key={change.opKey} change={change} logbook={logbook} />
        ))}
      </ul>
      <InboxList pilotId={logbook.pilot.id} />
    </div>
  );
}

/** A button that sends the changes, and when one was last sent from this device. */
function SendNow({ count }: { readonly count: number }) {
  const [isSending, setSending] = useState(false);
  const sentAt = lastSentAt();
  const send = async (): Promise<void> => {
    setSending(true);
    await sendPending();
    setSending(false);
  };
  return (
    <div className={styles.send}>
      {count > 0 && (
        <Button busy={isSending} onClick={() => void send()}>
          {isSending ? pendingTexts.sending : pendingTexts.sendNow}
        </Button>
      )}
      {sentAt !== null && <p>{pendingTexts.lastSent(texts.dates.moment(new Date(sentAt).toISOString()))}</p>}
    </div>
  );
}
