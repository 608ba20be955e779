import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { placeAfterKey } from './key-steps.ts';

interface ChartItemsOptions {
  /** Read out as the name of the chart. */
  readonly label: string;
  /** The keys of its items in the order of the arrow keys. */
  readonly keys: readonly string[];
  /** An item is pointed at, by a pointer or by the focus; null when it is left. */
  readonly onPoint: (key: string | null) => void;
  /** An item is clicked. Without it they only tell what they show. */
  readonly onChoose?: ((key: string) => void) | undefined;
  /** The item that a click beside all items means. */
  readonly keyBeside?: (event: MouseEvent<SVGElement>) => string | undefined;
}

/**
 * Makes the shapes of a chart buttons with names: one of them takes Tab, arrow keys go to the others. Spread `chart`
 * over the picture and `itemProps` over each shape.
 */
export function useChartItems({ label, keys, onPoint, onChoose, keyBeside }: ChartItemsOptions) {
  const [current, setCurrent] = useState<string | null>(null);
  const inReach = current !== null && keys.includes(current) ? current : keys[0];
  const keepFocus = useFocusKeeper();
  const choose = (key: string | null | undefined): void => {
    if (key !== null && key !== undefined) onChoose?.(key);
  };
  return {
    chart: {
      role: onChoose ? 'toolbar' : 'group',
      'aria-label': label,
      onClick: (event: MouseEvent<SVGElement>) => choose(keyAt(event) ?? keyBeside?.(event)),
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
      onPointerOver: (event: SyntheticEvent) => onPoint(keyAt(event)),
      onPointerLeave: () => onPoint(null),
    },
    itemProps: (key: string, name: string, pressed?: boolean) => ({
      'data-key': key,
      role: onChoose ? 'button' : 'img',
      tabIndex: key === inReach ? 0 : -1,
      'aria-label': name,
      'aria-pressed': pressed,
    }),
  };
}

/** After a choice by keyboard the chosen item may be gone, as a bar is once it is drilled into: the chart keeps the focus. */
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

/** The key of the item that an event happened in. */
function keyAt({ target }: SyntheticEvent): string | null {
  const item = target instanceof Element ? target.closest('[data-key]') : null;
  return item?.getAttribute('data-key') ?? null;
}

/** Moves the focus as the key says; whether the key says anything. */
function focusAfter(event: KeyboardEvent<SVGElement>, keys: readonly string[]): boolean {
  const place = placeAfterKey(event.key, keys.indexOf(keyAt(event) ?? ''), keys.length);
  const key = place === null ? undefined : keys[place];
  if (key === undefined) return false;
  focusOn(event.currentTarget.querySelector(`[data-key="${CSS.escape(key)}"]`));
  return true;
}

function focusOn(item: Element | null): void {
  if (item instanceof SVGElement) item.focus();
}
