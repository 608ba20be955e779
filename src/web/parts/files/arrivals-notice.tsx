import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import type { Arrival, ServerInbox } from '#contract/import/inbox';
import { PAGES } from '#contract/pages/pages';
import { type Isolated, isolated } from '#domain/isolated';
import { localDateOf } from '#domain/local-date';
import { INBOX as inboxTexts } from '#texts/inbox';
import { reload } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './arrivals-notice.module.css';
import { noteSeen } from './server-inbox.ts';

const { sent } = inboxTexts;

/** Above the list of flights: what came from the pilot's devices, until the pilot has seen it. */
export function ArrivalsNotice({ inbox }: { readonly inbox: ServerInbox }) {
  const [seen, setSeen] = useState(0);
  const { arrivals, last } = inbox;
  const saved = arrivals.reduce((sum, arrival) => sum + arrival.saved, 0);
  const loadFlights = useEffectEvent(reload);
  useEffect(() => {
    if (saved > 0) void loadFlights(); // The list may have been loaded before they came.
  }, [saved]);
  if (arrivals.length === 0 || seen >= last) return null;
  const end = (): void => {
    setSeen(last);
    void noteSeen({ last });
  };
  return (
    <section className={styles.arrivals} aria-label={sent.about}>
      <Notice
        slim
        action={
          <Link className={styles.link} href={PAGES.import.path} onClick={end}>
            {sent.look}
          </Link>
        }
        onDismiss={end}
      >
        {sentencesOf(arrivals).join(' ')}
      </Notice>
    </section>
  );
}

/** What is saved comes first, then what waits. */
function sentencesOf(arrivals: readonly Arrival[]): readonly string[] {
  return [
    ...arrivals.flatMap((arrival) => (arrival.saved > 0 ? [sent.saved(arrival.saved, nameOf(arrival))] : [])),
    ...arrivals.flatMap((arrival) => waitingOf(arrival)),
  ];
}

function waitingOf(arrival: Arrival): readonly string[] {
  const { waiting, waitsUntil } = arrival;
  if (waitsUntil === null) return [];
  return [sent.waiting(waiting, nameOf(arrival), texts.dates.day(localDateOf(new Date(waitsUntil))))];
}

function nameOf({ source }: Arrival): Isolated {
  return isolated(source === '' ? sent.folder : source);
}
