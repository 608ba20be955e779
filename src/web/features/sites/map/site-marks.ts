import { Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import type { Cluster } from '#web/ui/map/clusters.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { sitePageTexts } from '../site-page-texts.ts';
import styles from './site-marks.module.css';

/** Pixels of a mark: of a site and of several that were never flown, and what the most flown ones have beyond that. */
const SITE_PX = { least: 20, more: 18 };
const CLUSTER_PX = { least: 44, more: 22 };

/** A site as its mark shows it. */
export interface MarkedSite {
  readonly name: string;
  readonly flightNum: number;
  readonly place: Coordinates;
}

/**
 * Returns the mark of one site: a button with its name and number of flights, inserted as text, never as HTML; the larger, the
 * nearer its flights come to `most`.
 */
export function siteMark({ name, flightNum, place }: MarkedSite, most: number, onChoose: () => void): Marker {
  const button = makeButton(styles.site, onChoose);
  button.setAttribute('aria-label', sitePageTexts.mark(name, flightNum));
  button.style.setProperty('--size', sizeOf(SITE_PX, flightNum / most));
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.append(spanOf(styles.name, name));
  if (flightNum > 0) label.append(' ', spanOf(styles.count, formatWhole(flightNum)));
  label.dataset.flights = String(flightNum);
  label.toggleAttribute('data-crowded', true); // Until the map is idle and overlaps are known.
  button.append(label);
  return new Marker({ element: button, anchor: 'bottom' }).setLngLat([place.lng, place.lat]);
}

/** Returns the mark of sites close to each other: a button with their number, sized by their flights. */
export function clusterMark(cluster: Cluster, total: number, onChoose: () => void): Marker {
  const button = makeButton(styles.cluster, onChoose);
  const name = sitePageTexts.cluster(cluster.count, cluster.weight);
  button.setAttribute('aria-label', name);
  button.title = name;
  button.style.setProperty('--size', sizeOf(CLUSTER_PX, cluster.weight / total));
  button.textContent = formatWhole(cluster.count);
  return new Marker({ element: button }).setLngLat([cluster.lng, cluster.lat]);
}

function spanOf(className: string | undefined, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className ?? '';
  span.textContent = text;
  return span;
}

/** The area of what is added is in proportion to the share. */
function sizeOf({ least, more }: { readonly least: number; readonly more: number }, share: number): string {
  return `${Math.round(least + more * Math.sqrt(Math.min(1, share || 0)))}px`;
}

function makeButton(className: string | undefined, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className ?? '';
  button.addEventListener('click', onClick);
  return button;
}
