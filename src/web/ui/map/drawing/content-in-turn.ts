import type { Map as LibreMap } from 'maplibre-gl';
import { inTurn } from '../../page/in-turn.ts';

/** Maps whose content waits for its turn. */
const waiting = new WeakSet<LibreMap>();

/** Whether the content of a map is still to be added to its style. */
export function isContentAwaited(map: LibreMap): boolean {
  return waiting.has(map);
}

/** Adds the content to each new style of a map in a task of its own: both take long. Returns a function that ends this. */
export function addContentInTurn(map: LibreMap, add: (map: LibreMap) => void): () => void {
  let drop = (): unknown => undefined;
  const end = (): void => {
    waiting.delete(map);
    drop();
  };
  map.on('styledataloading', end);
  map.on('style.load', () => {
    waiting.add(map);
    drop = inTurn(() => {
      waiting.delete(map);
      add(map);
      map.triggerRepaint(); // Without anything new the map comes to rest again, too.
    });
  });
  return end;
}
