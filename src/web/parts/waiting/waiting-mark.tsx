import type { DataType } from '#contract/data';
import { lastChangeOf } from '#web/store/queue/queued-change.ts';
import { useWaiting } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import styles from './waiting-mark.module.css';

interface WaitingMarkProps {
  readonly dataType: DataType;
  readonly id: number;
}

/** Beside an item in a list: that a change of it waits on this device, or needs the pilot. */
export function WaitingMark({ dataType, id }: WaitingMarkProps) {
  const waiting = useWaiting();
  const change = lastChangeOf(waiting, dataType, id);
  if (!change) return null;
  return change.parked ? (
    <span className={styles.needs}>{texts.frame.itemNeedsYou}</span>
  ) : (
    <span className={styles.waits}>{texts.frame.itemNotSent}</span>
  );
}
