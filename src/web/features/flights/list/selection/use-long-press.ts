import { useEffect } from 'react';
import { itemIdIn } from '#contract/pages/pages';

const LONG_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** Calls `onPress` with the flight of a row that a finger rests on; lifting it then opens nothing. */
export function useLongPress(onPress: (id: number) => void): void {
  useEffect(() => {
    const done = new AbortController();
    let press: { readonly x: number; readonly y: number; readonly timer: number } | null = null;
    let isLong = false;
    const end = (): void => {
      if (press) clearTimeout(press.timer);
      press = null;
    };
    const begin = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
      end();
      isLong = false;
      const id = pointerType === 'touch' ? idOfRow(target) : null;
      if (id === null) return;
      const timer = window.setTimeout(() => {
        isLong = true;
        onPress(id);
      }, LONG_MS);
      press = { x, y, timer };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) end();
    };
    const prevent = (event: Event): void => {
      if (!isLong && !(press && event.type === 'contextmenu')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') isLong = false;
    };
    const { signal } = done;
    document.addEventListener('pointerdown', begin, { signal });
    document.addEventListener('pointermove', move, { signal });
    for (const type of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(type, end, { signal });
    for (const type of ['click', 'contextmenu']) document.addEventListener(type, prevent, { signal, capture: true });
    return () => {
      end();
      done.abort();
    };
  }, [onPress]);
}

/** Returns the flight of the row that contains an element; null outside rows, and on a row's checkbox. */
function idOfRow(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest('label')) return null;
  const link = target.closest('tr[data-index]')?.querySelector('a');
  return link ? itemIdIn(link.pathname) : null;
}
