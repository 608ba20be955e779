import type { Map as LibreMap } from 'maplibre-gl';
import { isDrawingHeld } from './held-drawing.ts';
import { painted } from './painted.ts';

/** Maps whose first drawing is not shown yet, and when it is. */
const waiting = new WeakMap<LibreMap, Promise<void>>();

/** Hides the canvas of a new map until its first drawing is painted, whether that is held or not. */
export function hideUntilPainted(map: LibreMap): void {
  const canvas = map.getCanvas();
  canvas.style.opacity = '0'; // Not its visibility: it may have the focus.
  const shown = new Promise<void>((resolve) => {
    const onRender = (): void => {
      if (isDrawingHeld(map)) return;
      map.off('render', onRender);
      resolve(painted(canvas));
    };
    map.on('render', onRender);
  });
  waiting.set(
    map,
    shown.then(() => showAtOnce(map)),
  );
}

/** Resolves when the first drawing of a map is to be seen. */
export async function firstShown(map: LibreMap): Promise<void> {
  await waiting.get(map);
}

/** Shows what is drawn on a map, painted or not. */
export function showAtOnce(map: LibreMap): void {
  map.getCanvas().style.removeProperty('opacity');
  waiting.delete(map);
}
