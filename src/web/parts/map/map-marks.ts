import { Marker } from 'maplibre-gl';
import styles from './map-marks.module.css';

/** The content of a mark on the map. */
export type MarkKind = 'launch' | 'landing' | 'here' | 'site';

/** Returns a mark with a name for screen readers; not yet on a map. */
export function makeMark(kind: MarkKind, name: string): Marker {
  const element = document.createElement('div');
  element.className = styles[kind];
  element.setAttribute('role', kind === 'site' ? 'button' : 'img');
  element.setAttribute('aria-label', name);
  element.title = name;
  return new Marker({ element, anchor: kind === 'site' ? 'bottom' : 'center' });
}
