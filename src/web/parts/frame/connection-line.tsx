import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { type PendingState, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { DOT } from '#web/ui/text/dot.ts';
import styles from './header.module.css';
import { publishHeight } from './publish-height.ts';

const heightRef = publishHeight('--connection');

/**
 * One quiet line, as it is no error: as of when the logbook is that is stored on this device, while the server does not answer, and how
 * many changes wait there, or that they cannot be read. `asOf` is null while it answers.
 */
export function ConnectionLine({ asOf }: { readonly asOf: number | null }) {
  const waiting = waitingText(usePending(), asOf !== null);
  if (asOf === null && waiting === '') return null;
  return (
    <div ref={heightRef} className={styles.connection} role="status">
      {asOf !== null && texts.frame.noConnection(momentText(new Date(asOf))) + (waiting && DOT)}
      {waiting && <Link href={PAGES.pending.path}>{waiting}</Link>}
    </div>
  );
}

/** What is being sent at this moment is not worth a line, unless nobody answers. */
function waitingText({ changes, unreadable, isSending, isUnread }: PendingState, isUnanswered: boolean): string {
  if (isUnread) return texts.frame.unread;
  const needing = changes.filter(({ parked }) => parked !== null).length;
  const notSent = (isSending && !isUnanswered ? 0 : changes.length - needing) + unreadable;
  const counted = [notSent > 0 && texts.frame.notSent(notSent), needing > 0 && texts.frame.needsYou(needing)];
  return counted.filter(Boolean).join(DOT);
}

/** Returns a time: of today without its date. */
function momentText(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? texts.dates.clock(time) : texts.dates.moment(time.toISOString());
}
