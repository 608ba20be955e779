import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './table.module.css';
import type { PlacedRow } from './table-row.tsx';
import { useScrollOnce } from './use-scroll-once.ts';

const OVERSCAN = 12;

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
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => keys[index] ?? index,
    observeElementOffset: observePosition,
  });
  useScrollOnce(top === 0 ? -1 : markedIndex, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  return (
    <tbody ref={body} className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) => renderRow(index, { measure: virtualizer.measureElement, offset: start - top }))}
    </tbody>
  );
}

/**
 * Reports the position of the window at once, too: where React runs effects again, the virtualizer would scroll back to
 * where the window was when the table was first rendered.
 */
const observePosition: typeof observeWindowOffset = (virtualizer, report) => {
  report(window.scrollY, false);
  return observeWindowOffset(virtualizer, report);
};
