import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { NARROW, useMedia } from '../use-media.ts';
import styles from './table.module.css';
import type { PlacedRow } from './table-row.tsx';
import { useScrollOnce } from './use-scroll-once.ts';

/** Estimated heights in CSS pixels; each rendered row is measured. */
const ROW_HEIGHT = { wide: 52, narrow: 92 };
const OVERSCAN = 12;

interface VirtualBodyProps {
  /** The React key of each row. */
  readonly keys: readonly number[];
  /** Scrolled into view once; negative for none. */
  readonly markedIndex: number;
  readonly renderRow: (index: number, placed: PlacedRow) => ReactNode;
}

/** The rows in view of a table that scrolls with the window. */
export function VirtualBody({ keys, markedIndex, renderRow }: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const narrow = useMedia(NARROW);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => (narrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide),
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => keys[index] ?? index,
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
