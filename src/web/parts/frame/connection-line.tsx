import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { useWaiting, type WaitingState } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import styles from './header.module.css';
import { publishHeight } from './publish-height.ts';

/** Never begins a line. */
const DOT = '\u00a0· ';

const heightRef = publishHeight('--connection');

/**
 * One quiet line, as it is no error: as of when the logbook is that is stored on this device, while the server does not answer, and how
 * many changes wait there, or that they cannot be read. `asOf` is null while it answers.
 */
export function ConnectionLine({ asOf }: { readonly asOf: number | null }) {
  const waiting = waitingText(useWaiting(), asOf !== null);
  if (asOf === null && waiting === '') return null;
  return (
    <div ref={heightRef} className={styles.connection} role="status">
      <span>
        {asOf !== null && texts.frame.noConnection(momentText(new Date(asOf), new Date()))}
        {asOf !== null && waiting !== '' && DOT}
        {waiting !== '' && <Link href={PAGES.waiting.path}>{waiting}</Link>}
      </span>
    </div>
  );
}

/** What is being sent at this moment is not worth a line, unless nobody answers. */
function waitingText({ changes, unreadable, isSending, isUnread }: WaitingState, isUnanswered: boolean): string {
  if (isUnread) return texts.frame.unread;
  const needing = changes.filter(({ parked }) => parked !== null).length;
  const notSent = (isSending && !isUnanswered ? 0 : changes.length - needing) + unreadable;
  const counted = [
    { count: notSent, text: texts.frame.notSent },
    { count: needing, text: texts.frame.needsYou },
  ];
  return counted.flatMap(({ count, text }) => (count > 0 ? [text(count)] : [])).join(DOT);
}

/** Returns a time: of today without its date. */
function momentText(time: Date, now: Date): string {
  const isToday = time.toDateString() === now.toDateString();
  return isToday ? texts.dates.clock(time) : texts.dates.moment(time.toISOString());
}
