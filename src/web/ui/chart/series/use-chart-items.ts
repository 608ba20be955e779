import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ChartPosition } from '../nearest.ts';

interface ChartItemsOptions {
  /** Accessible name of the chart. */
  readonly label: string;
  /** Keys of the items in the order of the arrow keys. */
  readonly keys: readonly string[];
  /** Called when an item is hovered or focused; with null when it is left. */
  readonly onPoint: (key: string | null) => void;
  /** Called when an item is clicked. Without it the items are images, not buttons. */
  readonly onChoose?: ((key: string) => void) | undefined;
  /** Items that lead to another page are links. */
  readonly itemRole?: 'button' | 'link';
  /** Returns the key of the item that is hit by pointing or clicking beside all items. */
  readonly keyBeside?: (event: MouseEvent<SVGElement>) => string | undefined;
}

/**
 * Makes the shapes of a chart named buttons with a roving tab index. Spread `chart` over the svg and `itemProps` over
 * each shape.
 */
export function useChartItems(options: ChartItemsOptions) {
  const { label, keys, onPoint, onChoose, keyBeside, itemRole = 'button' } = options;
  const [current, setCurrent] = useState<string | null>(null);
  const tabStop = current !== null && keys.includes(current) ? current : keys[0];
  const keepFocus = useFocusKeeper();
  const choose = (key: string | null | undefined): void => {
    if (key !== null && key !== undefined) onChoose?.(key);
  };
  const keyPointedAt = (event: MouseEvent<SVGElement>) => keyAt(event) ?? keyBeside?.(event) ?? null;
  const role = onChoose ? itemRole : 'img';
  const itemProps = useCallback(
    (key: string, name: string, pressed?: boolean) => ({
      'data-key': key,
      role,
      tabIndex: key === tabStop ? 0 : -1,
      'aria-label': name,
      'aria-pressed': pressed,
    }),
    [role, tabStop],
  );
  return {
    chart: {
      role: onChoose ? 'toolbar' : 'group',
      'aria-label': label,
      onClick: (event: MouseEvent<SVGElement>) => choose(keyPointedAt(event)),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => {
        if (event.key === 'Enter' || event.key === ' ') {
          keepFocus(event.currentTarget);
          choose(keyAt(event));
        } else if (!focusAfter(event, keys)) return;
        event.preventDefault();
      },
      onFocus: (event: SyntheticEvent) => {
        setCurrent(keyAt(event));
        onPoint(keyAt(event));
      },
      onBlur: () => onPoint(null),
      onPointerOver: (event: MouseEvent<SVGElement>) => onPoint(keyPointedAt(event)),
      onPointerMove: keyBeside && ((event: MouseEvent<SVGElement>) => onPoint(keyPointedAt(event))),
      onPointerLeave: () => onPoint(null),
    },
    itemProps,
  };
}

/** Returns where in the chart an event happened, in pixels. */
export function pointerPosition({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>): ChartPosition {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Keeps the focus in the chart when an item chosen by keyboard disappears, as a bar does when drilled into. */
function useFocusKeeper(): (chart: Element) => void {
  const keeping = useRef<Element | null>(null);
  useEffect(() => {
    const chart = keeping.current;
    keeping.current = null;
    if (chart && document.activeElement === document.body) focusOn(chart.querySelector('[tabindex="0"]'));
  });
  return (chart) => {
    keeping.current = chart;
  };
}

/** Returns the key of the item that an event happened in. */
function keyAt({ target }: SyntheticEvent): string | null {
  const item = target instanceof Element ? target.closest('[data-key]') : null;
  return item?.getAttribute('data-key') ?? null;
}

/** Moves the focus by a key; returns whether the key moves it. */
function focusAfter(event: KeyboardEvent<SVGElement>, keys: readonly string[]): boolean {
  const index = indexAfterKey(event.key, keys.indexOf(keyAt(event) ?? ''), keys.length);
  const key = index === null ? undefined : keys[index];
  if (key === undefined) return false;
  focusOn(event.currentTarget.querySelector(`[data-key="${CSS.escape(key)}"]`));
  return true;
}

function focusOn(item: Element | null): void {
  if (item instanceof SVGElement) item.focus();
}

/** Returns the index of the item that gets the focus after an arrow key, Home or End; null for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const move = MOVES[key];
  return move ? Math.min(count - 1, Math.max(0, move(index, count))) : null;
}

const back = (index: number): number => index - 1;
const next = (index: number): number => index + 1;

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: back,
  ArrowUp: back,
  ArrowRight: next,
  ArrowDown: next,
  Home: () => 0,
  End: (_, count) => count - 1,
};
