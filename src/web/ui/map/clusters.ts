import type { Feature, FeatureCollection, GeoJsonProperties, Point } from 'geojson';
import { type GeoJSONFeature, type GeoJSONSource, type Map as LibreMap, LngLatBounds, type Marker } from 'maplibre-gl';
import { MAP_ZOOM, NEAREST_ZOOM } from './zoom.ts';

/** Points to be shown, each with what it is known by in its properties. */
export type Points = FeatureCollection<Point>;

/** Points that stand too close together to be told apart at this zoom. */
export interface Cluster {
  readonly id: number;
  readonly count: number;
  readonly lng: number;
  readonly lat: number;
}

/** Makes marks; they are put on the map and taken off it as it moves. */
export interface MarkMaker {
  readonly ofPoint: (properties: GeoJsonProperties) => Marker;
  readonly ofCluster: (cluster: Cluster) => Marker;
}

const SOURCE = 'clusters';
/** Marks closer than this are drawn as one. */
const REACH_PX = 56;
/** Free space around the points of a cluster that was opened. */
const MARGIN_PX = 80;

/** Lays points on a map as a clustered source; they are seen through the marks of {@link followClusters}. */
export function addClusters(map: LibreMap, points: Points): void {
  if (sourceOf(map)) return; // They were kept under another style.
  map.addSource(SOURCE, {
    type: 'geojson',
    data: points,
    cluster: true,
    clusterRadius: REACH_PX,
    clusterMaxZoom: NEAREST_ZOOM,
    maxzoom: NEAREST_ZOOM + 1,
  });
  // A source is only cut into tiles where a layer draws it.
  map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-radius': 0 } });
}

/** Shows other points from now on. */
export function replacePoints(map: LibreMap, points: Points): void {
  sourceOf(map)?.setData(points);
}

/** Keeps a mark on the map for each point and cluster in view: HTML, so that keyboard and screen reader find them. */
export function followClusters(map: LibreMap, maker: MarkMaker): () => void {
  const shown = new Map<string, Marker>();
  const follow = (): void => {
    if (!sourceOf(map) || !map.isSourceLoaded(SOURCE)) return;
    const wanted = byKey(map.querySourceFeatures(SOURCE));
    takeAway(shown, wanted);
    for (const [key, feature] of wanted) {
      if (!shown.has(key)) shown.set(key, markOf(feature, maker).addTo(map));
    }
  };
  map.on('render', follow);
  return () => {
    map.off('render', follow);
    for (const marker of shown.values()) marker.remove();
  };
}

function takeAway(shown: Map<string, Marker>, wanted: ReadonlyMap<string, unknown>): void {
  for (const [key, marker] of shown) {
    if (wanted.has(key)) continue;
    marker.remove();
    shown.delete(key);
  }
}

/** Shows what a cluster holds, near enough for it to part; null when it did, else its points, which are at one spot. */
export async function openCluster(map: LibreMap, { id, count }: Cluster): Promise<readonly GeoJsonProperties[] | null> {
  const source = sourceOf(map);
  if (!source) return null;
  const [parting, points] = await Promise.all([
    source.getClusterExpansionZoom(id),
    source.getClusterLeaves(id, count, 0),
  ]);
  if (parting > NEAREST_ZOOM) return points.map(({ properties }) => properties);
  const view = map.cameraForBounds(boundsOf(points), { padding: MARGIN_PX, maxZoom: MAP_ZOOM.site });
  if (view) map.easeTo({ ...view, zoom: Math.max(parting, view.zoom ?? 0) });
  return null;
}

function boundsOf(points: readonly Feature[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { geometry } of points) {
    if (geometry.type === 'Point') bounds.extend([geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0]);
  }
  return bounds;
}

function sourceOf(map: LibreMap): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(SOURCE);
}

/** A point near the edge of a tile is found in its neighbour, too. */
function byKey(features: readonly GeoJSONFeature[]): ReadonlyMap<string, GeoJSONFeature> {
  return new Map(features.map((feature) => [JSON.stringify(feature.properties), feature]));
}

function markOf({ properties, geometry }: GeoJSONFeature, maker: MarkMaker): Marker {
  if (!properties.cluster || geometry.type !== 'Point') return maker.ofPoint(properties);
  const [lng = 0, lat = 0] = geometry.coordinates;
  return maker.ofCluster({ id: properties.cluster_id, count: properties.point_count, lng, lat });
}
