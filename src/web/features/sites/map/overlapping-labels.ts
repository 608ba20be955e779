import type { Map as LibreMap } from 'maplibre-gl';
import styles from './site-marks.module.css';
import { visibleLabels } from './visible-labels.ts';

/** Hides the labels that would overlap another one or a mark, each time the map comes to rest. Returns what stops it. */
export function hideOverlappingLabels(map: LibreMap): () => void {
  const frame = map.getCanvasContainer();
  const update = (): void => {
    const sites = [...frame.querySelectorAll(`.${styles.site}`)];
    const labels = [...frame.querySelectorAll<HTMLElement>(`.${styles.label}`)].toSorted(byFlights);
    const marks = [...sites, ...frame.querySelectorAll(`.${styles.cluster}`)].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const visible = visibleLabels(
      labels.map((label) => label.getBoundingClientRect()),
      marks,
    );
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-crowded', !visible[index]);
  };
  map.on('idle', update);
  return () => map.off('idle', update);
}

/** Names of sites that are flown more go first. */
function byFlights(a: HTMLElement, b: HTMLElement): number {
  return Number(b.dataset.flights) - Number(a.dataset.flights);
}
