import { Link } from 'wouter';
import type { DataType } from '#contract/data';
import { PAGES } from '#contract/pages/pages';
import { lastChangeOf } from '#web/store/queue/queued-change.ts';
import { useWaiting } from '#web/store/store.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './waiting-notice.module.css';
import { waitingTexts } from './waiting-texts.ts';

interface WaitingNoticeProps {
  readonly dataType: DataType;
  readonly id: number;
}

/** On the page of an item: that a change of it waits on this device, or needs the pilot. */
export function WaitingNotice({ dataType, id }: WaitingNoticeProps) {
  const waiting = useWaiting();
  const change = lastChangeOf(waiting, dataType, id);
  if (!change) return null;
  return (
    <Notice
      slim
      tone={change.parked ? 'warning' : 'info'}
      action={
        <Link className={styles.link} href={PAGES.waiting.path}>
          {waitingTexts.showWaiting}
        </Link>
      }
    >
      {change.parked ? waitingTexts.needsYou : waitingTexts.savedHere}
    </Notice>
  );
}
