import { Link } from 'wouter';
import type { DataType } from '#contract/data';
import { PAGES } from '#contract/pages/pages';
import { PENDING as pendingTexts } from '#texts/pending';
import { lastChangeOf, needOf } from '#web/store/pending/pending-change.ts';
import { usePending } from '#web/store/store.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './pending-notice.module.css';

interface PendingNoticeProps {
  readonly dataType: DataType;
  readonly id: number;
}

/** On the page of an item: that a change of it is pending, or needs the pilot. */
export function PendingNotice({ dataType, id }: PendingNoticeProps) {
  const change = lastChangeOf(usePending(), dataType, id);
  if (!change) return null;
  return (
    <Notice
      slim
      tone={needOf(change) ? 'warning' : 'info'}
      action={
        <Link className={styles.link} href={PAGES.pending.path}>
          {pendingTexts.showPending}
        </Link>
      }
    >
      {needOf(change) ? pendingTexts.needsYou : pendingTexts.savedHere}
    </Notice>
  );
}
