import { Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import type { Cluster } from '#web/ui/map/clusters.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import styles from './site-marks.module.css';

/** From this number of sites on, the mark of a cluster is larger. */
const MANY = 10;

/** Returns the mark of one site: a button with its name, inserted as text, never as HTML. */
export function siteMark(name: string, { lat, lng }: Coordinates, onChoose: () => void): Marker {
  const button = makeButton(styles.site, onChoose);
  button.setAttribute('aria-label', name);
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.textContent = name;
  label.toggleAttribute('data-crowded', true); // Until the map is idle and overlaps are known.
  button.append(label);
  return new Marker({ element: button, anchor: 'bottom' }).setLngLat([lng, lat]);
}

/** Returns the mark of sites close to each other: a button with their number. */
export function clusterMark(cluster: Cluster, onChoose: () => void): Marker {
  const button = makeButton(classes(styles.cluster, cluster.count >= MANY && styles.many), onChoose);
  button.setAttribute('aria-label', texts.sites.cluster(cluster.count));
  button.textContent = formatWhole(cluster.count);
  return new Marker({ element: button }).setLngLat([cluster.lng, cluster.lat]);
}

function makeButton(className: string | undefined, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className ?? '';
  button.addEventListener('click', onClick);
  return button;
}
