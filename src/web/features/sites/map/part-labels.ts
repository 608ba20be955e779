import type { Map as LibreMap } from 'maplibre-gl';
import { labelsWithRoom } from './label-room.ts';
import styles from './site-marks.module.css';

/** Hides the names that would cover one another or a mark, each time the map comes to rest. */
export function partLabels(map: LibreMap): () => void {
  const frame = map.getCanvasContainer();
  const part = (): void => {
    const sites = [...frame.querySelectorAll(`.${styles.site}`)];
    const labels = [...frame.querySelectorAll(`.${styles.label}`)];
    const marks = [...sites, ...frame.querySelectorAll(`.${styles.cluster}`)].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const room = labelsWithRoom(
      labels.map((label) => label.getBoundingClientRect()),
      marks,
    );
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-crowded', !room[index]);
  };
  map.on('idle', part);
  return () => map.off('idle', part);
}
