import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { needOf } from '#web/store/pending/pending-change.ts';
import { type PendingState, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { DOT } from '#web/ui/text/dot.ts';
import styles from './header.module.css';
import { publishHeight } from './publish-height.ts';

const heightRef = publishHeight('--connection');

/**
 * One quiet line, as it is no error: as of when the logbook is that is stored on this device, while the server does not answer, or that it cannot save;
 * and how many changes are pending, or that they cannot be read. `asOf` is null while it answers.
 */
export function ConnectionLine({ asOf }: { readonly asOf: number | null }) {
  const pending = usePending();
  const trouble =
    asOf === null ? pending.cannotSave && texts.frame.cannotSave : texts.frame.noConnection(momentText(new Date(asOf)));
  const counted = countedText(pending, trouble !== false);
  if (!trouble && counted === '') return null;
  return (
    <div ref={heightRef} className={styles.connection} role="status">
      {trouble}
      {trouble && counted && DOT}
      {counted && <Link href={PAGES.pending.path}>{counted}</Link>}
    </div>
  );
}

/** Changes that are being sent right now are not worth a line, unless sending is in trouble. */
function countedText({ changes, unreadable, isSending, isUnread }: PendingState, isInTrouble: boolean): string {
  if (isUnread) return texts.frame.unread;
  const needing = changes.filter((change) => needOf(change) !== null).length;
  const notSent = (isSending && !isInTrouble ? 0 : changes.length - needing) + unreadable;
  const counted = [notSent > 0 && texts.frame.notSent(notSent), needing > 0 && texts.frame.needsYou(needing)];
  return counted.filter(Boolean).join(DOT);
}

/** Returns a time: of today without its date. */
function momentText(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? texts.dates.clock(time) : texts.dates.moment(time.toISOString());
}
