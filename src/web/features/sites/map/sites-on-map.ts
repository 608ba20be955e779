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
import { partLabels } from './part-labels.ts';
import { type PlacedSite, viewOfSites } from './placed-sites.ts';
import { clusterMark, siteMark } from './site-marks.ts';

/** The sites that the pilot asks about, all at one spot. */
export interface ChosenSites {
  readonly ids: readonly number[];
  readonly place: Coordinates;
}

/** Who is told what happens on the map. */
interface SitesListener {
  readonly onMap: (map: LibreMap | null) => void;
  readonly onChoose: (chosen: ChosenSites | null) => void;
}

/** Sites on a map, those close together as one mark with their number. */
export interface SitesOnMap {
  readonly content: MapContent;
  /** Shows other sites from now on; the view stays. */
  readonly show: (sites: readonly PlacedSite[]) => void;
}

/** Lays sites on a map that is about to open. */
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
        const unfollow = marked(opened, listener);
        const unpart = partLabels(opened);
        return () => {
          unpart();
          unfollow();
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
        chooseCluster(map, cluster, onChoose).catch((error) => console.warn('The cluster is gone.', error));
      }),
  });
}

function pointMark(properties: GeoJsonProperties, onChoose: SitesListener['onChoose']): Marker {
  const place = { lat: degrees(Number(properties?.lat)), lng: degrees(Number(properties?.lng)) };
  return siteMark(String(properties?.name), place, () => onChoose({ ids: [idIn(properties)], place }));
}

/** Goes nearer; sites that are at one spot are told together. */
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
      // The place stands here, too: a tile rounds its points.
      properties: { id: site.id, name: site.name, lat: place.lat, lng: place.lng },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  };
}

function idIn(properties: GeoJsonProperties): number {
  return Number(properties?.id);
}
