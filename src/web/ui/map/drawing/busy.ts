import type { Map as LibreMap } from 'maplibre-gl';
import { isContentAwaited } from './content-in-turn.ts';
import { isDrawingHeld } from './held-drawing.ts';

/** Marks a new map as busy, for screen readers as well, as long as something of it is still to come or to be drawn. */
export function markBusy(map: LibreMap): void {
  const canvas = map.getCanvas();
  const begin = (): void => canvas.setAttribute('aria-busy', 'true');
  begin();
  map.on('dataloading', begin);
  map.on('idle', () => {
    if (isDrawn(map)) canvas.removeAttribute('aria-busy');
  });
}

/** Calls back once when all of a map has come and is drawn. Returns a function that cancels. */
export function whenDrawn(map: LibreMap, onDrawn: () => void): () => void {
  const check = (): void => {
    if (!isDrawn(map)) return;
    map.off('idle', check);
    onDrawn();
  };
  map.on('idle', check);
  return () => {
    map.off('idle', check);
  };
}

/** Whether a map that is idle is drawn: one that has all may be held back until its layers are prepared. */
function isDrawn(map: LibreMap): boolean {
  return map.loaded() && !isContentAwaited(map) && !isDrawingHeld(map);
}
