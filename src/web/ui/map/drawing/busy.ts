import type { Map as LibreMap } from 'maplibre-gl';

/** Says of a map, to screen readers as well, whether something is still on its way to it. */
export function sayWhetherBusy(map: LibreMap): void {
  const canvas = map.getCanvas();
  canvas.setAttribute('aria-busy', 'true'); // Its style comes next.
  map.on('dataloading', () => canvas.setAttribute('aria-busy', 'true'));
  map.on('idle', () => {
    if (map.loaded()) canvas.removeAttribute('aria-busy');
  });
}
