import { PRODUCT_NAME } from '#contract/product';
import { useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { usePrinting } from '#web/ui/printing.ts';
import styles from './paper-head.module.css';

/** Over a page on paper, which has no header: whose logbook it is from. */
export function PaperHead() {
  const pilot = logbookIn(useStoreState())?.pilot;
  const isPrinting = usePrinting();
  if (!isPrinting || !pilot) return null;
  return (
    <div className={styles.paperHead}>
      <span>{PRODUCT_NAME}</span>
      <span>{pilot.userName || pilot.email}</span>
    </div>
  );
}
