import type { DataType } from '#contract/data';
import { lastChangeOf, needOf } from '#web/store/pending/pending-change.ts';
import { usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import styles from './pending-mark.module.css';

interface PendingMarkProps {
  readonly dataType: DataType;
  readonly id: number;
}

/** Beside an item in a list: that a change of it is pending, or needs the pilot. */
export function PendingMark({ dataType, id }: PendingMarkProps) {
  const change = lastChangeOf(usePending(), dataType, id);
  if (!change) return null;
  return needOf(change) ? (
    <span className={styles.needs}>{texts.frame.itemNeedsYou}</span>
  ) : (
    <span className={styles.waits}>{texts.frame.itemNotSent}</span>
  );
}
