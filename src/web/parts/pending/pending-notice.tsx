import { Link } from 'wouter';
import type { DataType } from '#contract/data';
import { PAGES } from '#contract/pages/pages';
import { lastChangeOf } from '#web/store/pending/pending-change.ts';
import { usePending } from '#web/store/store.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './pending-notice.module.css';
import { pendingTexts } from './pending-texts.ts';

interface PendingNoticeProps {
  readonly dataType: DataType;
  readonly id: number;
}

/** On the page of an item: that a change of it waits on this device, or needs the pilot. */
export function PendingNotice({ dataType, id }: PendingNoticeProps) {
  const waiting = usePending();
  const change = lastChangeOf(waiting, dataType, id);
  if (!change) return null;
  return (
    <Notice
      slim
      tone={change.parked ? 'warning' : 'info'}
      action={
        <Link className={styles.link} href={PAGES.pending.path}>
          {pendingTexts.showPending}
        </Link>
      }
    >
      {change.parked ? pendingTexts.needsYou : pendingTexts.savedHere}
    </Notice>
  );
}
