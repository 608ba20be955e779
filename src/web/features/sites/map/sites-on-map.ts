import type { GeoJsonProperties } from 'geojson';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import { isolated } from '#domain/isolated';
import { degrees } from '#domain/units';
import { SITE_PAGE as sitePageTexts } from '#texts/site-page';
import {
  addClusters,
  type Cluster,
  followClusters,
  type MapPoints,
  openCluster,
  replacePoints,
} from '#web/ui/map/clusters.ts';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { openingView, type PlacedSite, viewOfSites } from './placed-sites.ts';
import styles from './site-marks.module.css';
import { hideOverlappingLabels } from './visible-labels.ts';

/** Padding around all sites, clear of buttons. */
const MARGIN_PX = 72;

/** The sites of the clicked mark, all at one place. */
export interface ChosenSites {
  readonly ids: readonly number[];
  readonly place: Coordinates;
}

/** Receives the events of the map. */
interface SitesListener {
  readonly onMap: (map: LibreMap | null) => void;
  readonly onChoose: (chosen: ChosenSites | null) => void;
}

/** Sites on a map; those close to each other are one mark with their number. */
interface SitesOnMap {
  readonly content: MapContent;
  /** Replaces the sites; the view stays. */
  readonly show: (sites: readonly PlacedSite[]) => void;
  /** Moves the view to all sites. */
  readonly showAll: () => void;
}

/** Returns the content of a map of sites. */
export function sitesOnMap(first: readonly PlacedSite[], listener: SitesListener): SitesOnMap {
  let sites = first;
  let map: LibreMap | null = null;
  return {
    content: {
      opening: openingView(first),
      draw: (drawn) => addClusters(drawn, pointsOf(sites)),
      mark: (opened) => {
        map = opened;
        listener.onMap(opened);
        const stopMarks = marked(opened, () => flownIn(sites), listener);
        const stopLabels = hideOverlappingLabels(opened);
        return () => {
          stopLabels();
          stopMarks();
          listener.onMap(null);
          map = null;
        };
      },
    },
    show: (shown) => {
      sites = shown;
      if (map) replacePoints(map, pointsOf(sites));
    },
    showAll: () => {
      const all = viewOfSites(sites);
      if ('bounds' in all) map?.fitBounds(all.bounds, { padding: MARGIN_PX, maxZoom: all.zoom });
    },
  };
}

/** The flights of the most flown site, and of all of them, at least 1. */
interface FlightCounts {
  readonly most: number;
  readonly total: number;
}

function flownIn(sites: readonly PlacedSite[]): FlightCounts {
  const counts = sites.map(({ flightNum }) => flightNum);
  return { most: Math.max(1, ...counts), total: counts.reduce((sum, count) => sum + count, 0) || 1 };
}

function marked(map: LibreMap, flown: () => FlightCounts, { onChoose }: SitesListener): () => void {
  return followClusters(map, {
    ofPoint: (properties) => pointMark(properties, flown().most, onChoose),
    ofCluster: (cluster) =>
      clusterMark(cluster, flown().total, () => {
        onChoose(null);
        chooseCluster(map, cluster, onChoose).catch((error) => console.warn('The cluster no longer exists.', error));
      }),
  });
}

function pointMark(properties: GeoJsonProperties, most: number, onChoose: SitesListener['onChoose']): Marker {
  const place = { lat: degrees(Number(properties?.lat)), lng: degrees(Number(properties?.lng)) };
  const site = { name: String(properties?.name), flightNum: Number(properties?.weight), place };
  return siteMark(site, most, () => onChoose({ ids: [idIn(properties)], place }));
}

/** Zooms in; sites at one place are chosen together. */
async function chooseCluster(map: LibreMap, cluster: Cluster, onChoose: SitesListener['onChoose']): Promise<void> {
  const points = await openCluster(map, cluster);
  if (!points) return map.getCanvas().focus();
  const place = { lat: degrees(cluster.lat), lng: degrees(cluster.lng) };
  onChoose({ ids: points.map(idIn), place });
}

function pointsOf(sites: readonly PlacedSite[]): MapPoints {
  return {
    type: 'FeatureCollection',
    features: sites.map(({ site, place, flightNum }) => ({
      type: 'Feature',
      // The coordinates are repeated here, because tiles round their points.
      properties: { id: site.id, name: site.name, weight: flightNum, lat: place.lat, lng: place.lng },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  };
}

function idIn(properties: GeoJsonProperties): number {
  return Number(properties?.id);
}

/** Pixels of a mark: of a site and of several that were never flown, and what the most flown ones have beyond that. */
const SITE_PX = { least: 20, more: 18 };
const CLUSTER_PX = { least: 44, more: 22 };

/** A site as its mark shows it. */
interface MarkedSite {
  readonly name: string;
  readonly flightNum: number;
  readonly place: Coordinates;
}

/**
 * Returns the mark of one site: a button with its name and number of flights, inserted as text, never as HTML; the larger, the
 * nearer its flights come to `most`.
 */
function siteMark({ name, flightNum, place }: MarkedSite, most: number, onChoose: () => void): Marker {
  const button = makeButton(styles.site, onChoose);
  button.setAttribute('aria-label', sitePageTexts.mark(isolated(name), flightNum));
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
function clusterMark(cluster: Cluster, total: number, onChoose: () => void): Marker {
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

/** The added area is in proportion to the share. */
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
