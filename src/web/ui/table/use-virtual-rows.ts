import { observeWindowOffset, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIdle } from '../use-idle.ts';

/** Rows beyond the window: few until the first of them are shown, then enough for a quick finger. */
const FIRST_OVERSCAN = 2;
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
  const isIdle = useIdle();
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: keys.length,
    estimateSize: heightOf,
    overscan: isIdle ? OVERSCAN : FIRST_OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => keys[index] ?? index,
    observeElementOffset: observePosition,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isPassedUpwards;
  useScrollOnce(top === 0 ? -1 : markedIndex, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  return { body, top, virtualizer };
}

/**
 * Whether the window follows a row that is higher or lower than estimated: only where rows above come into view. At a place that
 * was restored after Back or a reload it must stay.
 */
function isPassedUpwards(
  { start }: VirtualItem,
  _: number,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
): boolean {
  return virtualizer.scrollDirection === 'backward' && start < (virtualizer.scrollOffset ?? 0);
}

/**
 * Reports the position of the window at once, too: where React runs effects again, the virtualizer would scroll back to
 * where the window was when the table was first rendered.
 */
const observePosition: typeof observeWindowOffset = (virtualizer, report) => {
  report(window.scrollY, false);
  return observeWindowOffset(virtualizer, report);
};

/** Scrolls to a row once, as soon as its index is not negative; re-sorting does not scroll again. */
export function useScrollOnce(index: number, scrollTo: (index: number) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (index < 0 || isDone.current) return;
    isDone.current = true;
    scrollTo(index);
  });
}
