import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
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
}

/**
 * Makes the shapes of a chart buttons with names: one of them takes Tab, arrow keys go to the others. Spread `chart`
 * over the picture and `itemProps` over each shape.
 */
export function useChartItems({ label, keys, onPoint, onChoose }: ChartItemsOptions) {
  const [current, setCurrent] = useState<string | null>(null);
  const inReach = current !== null && keys.includes(current) ? current : keys[0];
  const choose = (event: SyntheticEvent): void => {
    const key = keyAt(event);
    if (key !== null) onChoose?.(key);
  };
  return {
    chart: {
      role: onChoose ? 'toolbar' : 'group',
      'aria-label': label,
      onClick: choose,
      onKeyDown: (event: KeyboardEvent<SVGElement>) => {
        if (event.key === 'Enter' || event.key === ' ') choose(event);
        else if (!focusAfter(event, keys)) return;
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
  const item = event.currentTarget.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (item instanceof SVGElement) item.focus();
  return true;
}
