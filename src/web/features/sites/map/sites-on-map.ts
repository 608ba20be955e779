import type { GeoJsonProperties } from 'geojson';
import type { Map as LibreMap, Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import {
  addClusters,
  type Cluster,
  followClusters,
  openCluster,
  type Points,
  replacePoints,
} from '#web/ui/map/clusters.ts';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import { hideOverlappingLabels } from './overlapping-labels.ts';
import { type PlacedSite, viewOfSites } from './placed-sites.ts';
import { clusterMark, siteMark } from './site-marks.ts';

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
export interface SitesOnMap {
  readonly content: MapContent;
  /** Replaces the sites; the view stays. */
  readonly show: (sites: readonly PlacedSite[]) => void;
}

/** Returns the content of a map of sites. */
export function sitesOnMap(first: readonly PlacedSite[], listener: SitesListener): SitesOnMap {
  let points = pointsOf(first);
  let map: LibreMap | null = null;
  return {
    content: {
      opening: viewOfSites(first),
      draw: (drawn) => addClusters(drawn, points),
      mark: (opened) => {
        map = opened;
        listener.onMap(opened);
        const stopMarks = marked(opened, listener);
        const stopLabels = hideOverlappingLabels(opened);
        return () => {
          stopLabels();
          stopMarks();
          listener.onMap(null);
          map = null;
        };
      },
    },
    show: (sites) => {
      points = pointsOf(sites);
      if (map) replacePoints(map, points);
    },
  };
}

function marked(map: LibreMap, { onChoose }: SitesListener): () => void {
  return followClusters(map, {
    ofPoint: (properties) => pointMark(properties, onChoose),
    ofCluster: (cluster) =>
      clusterMark(cluster, () => {
        onChoose(null);
        chooseCluster(map, cluster, onChoose).catch((error) => console.warn('The cluster no longer exists.', error));
      }),
  });
}

function pointMark(properties: GeoJsonProperties, onChoose: SitesListener['onChoose']): Marker {
  const place = { lat: degrees(Number(properties?.lat)), lng: degrees(Number(properties?.lng)) };
  return siteMark(String(properties?.name), place, () => onChoose({ ids: [idIn(properties)], place }));
}

/** Zooms in; sites at one place are chosen together. */
async function chooseCluster(map: LibreMap, cluster: Cluster, onChoose: SitesListener['onChoose']): Promise<void> {
  const points = await openCluster(map, cluster);
  if (!points) return map.getCanvas().focus();
  const place = { lat: degrees(cluster.lat), lng: degrees(cluster.lng) };
  onChoose({ ids: points.map(idIn), place });
}

function pointsOf(sites: readonly PlacedSite[]): Points {
  return {
    type: 'FeatureCollection',
    features: sites.map(({ site, place }) => ({
      type: 'Feature',
      // The coordinates are repeated here, because tiles round their points.
      properties: { id: site.id, name: site.name, lat: place.lat, lng: place.lng },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  };
}

function idIn(properties: GeoJsonProperties): number {
  return Number(properties?.id);
}
