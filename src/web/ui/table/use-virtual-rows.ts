import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useScrollOnce } from './use-scroll-once.ts';

const OVERSCAN = 12;

interface VirtualRowsInput {
  /** The React key of each row. */
  readonly keys: readonly (number | string)[];
  /** Estimated height of a row in CSS pixels; each rendered row is measured. */
  readonly heightOf: (index: number) => number;
  /** Scrolled into view once; negative for none. */
  readonly markedIndex: number;
}

/** Returns the rows in view of a table that scrolls with the window, and a ref for the element in which they begin. */
export function useVirtualRows({ keys, heightOf, markedIndex }: VirtualRowsInput) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: heightOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => keys[index] ?? index,
    observeElementOffset: observePosition,
  });
  useScrollOnce(top === 0 ? -1 : markedIndex, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  return { body, top, virtualizer };
}

/**
 * Reports the position of the window at once, too: where React runs effects again, the virtualizer would scroll back to
 * where the window was when the table was first rendered.
 */
const observePosition: typeof observeWindowOffset = (virtualizer, report) => {
  report(window.scrollY, false);
  return observeWindowOffset(virtualizer, report);
};
