import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product';
import { useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { setPrintHeader } from '#web/ui/page/print-header.ts';
import { usePrinting } from '#web/ui/page/printing.ts';
import styles from './print-header.module.css';

/** The header of a printed page: the product's and the pilot's name. */
export function PrintHeader() {
  const pilot = logbookIn(useStoreState())?.pilot;
  const isPrinting = usePrinting();
  const name = pilot && (pilot.userName || pilot.email);
  useEffect(() => {
    if (name) return setPrintHeader('--paper-pilot', name);
    return undefined;
  }, [name]);
  if (!isPrinting || !name) return null;
  return (
    <div className={styles.printHeader}>
      <span>{PRODUCT_NAME}</span>
      <span>{name}</span>
    </div>
  );
}
