import type { ReactNode } from 'react';
import styles from './table.module.css';
import type { PlacedRow } from './table-row.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

interface VirtualBodyProps {
  /** The React key of each row. */
  readonly keys: readonly number[];
  /** Estimated height of a row in CSS pixels; each rendered row is measured. */
  readonly rowHeight: number;
  /** Scrolled into view once; negative for none. */
  readonly markedIndex: number;
  readonly renderRow: (index: number, placed: PlacedRow) => ReactNode;
}

/** The rows in view of a table that scrolls with the window. */
export function VirtualBody({ keys, rowHeight, markedIndex, renderRow }: VirtualBodyProps) {
  const { body, top, virtualizer } = useVirtualRows({ keys, heightOf: () => rowHeight, markedIndex });
  return (
    <tbody ref={body} className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) => renderRow(index, { measure: virtualizer.measureElement, offset: start - top }))}
    </tbody>
  );
}
