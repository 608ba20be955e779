import type { Feature, FeatureCollection, GeoJsonProperties, Point } from 'geojson';
import { type GeoJSONFeature, type GeoJSONSource, type Map as LibreMap, LngLatBounds, type Marker } from 'maplibre-gl';
import { MAP_ZOOM, NEAREST_ZOOM } from './zoom.ts';

/** Points on the map, each identified by its properties. Their property `weight`, a number, is summed for clusters. */
export type MapPoints = FeatureCollection<Point>;

/** Points that are too close together to be shown apart at this zoom. */
export interface Cluster {
  readonly id: number;
  readonly count: number;
  /** The weights of its points together. */
  readonly weight: number;
  readonly lng: number;
  readonly lat: number;
}

/** Creates markers, which are added and removed as the map moves. */
export interface MarkerFactory {
  readonly ofPoint: (properties: GeoJsonProperties) => Marker;
  readonly ofCluster: (cluster: Cluster) => Marker;
}

const SOURCE = 'clusters';
/** Points closer than this are clustered. */
const CLUSTER_RADIUS_PX = 56;
/** Padding around the points of an opened cluster. */
const MARGIN_PX = 80;

/** Adds points as a clustered source; the markers of {@link followClusters} make them visible. */
export function addClusters(map: LibreMap, points: MapPoints): void {
  if (sourceOf(map)) return; // Kept by a change of style.
  map.addSource(SOURCE, {
    type: 'geojson',
    data: points,
    cluster: true,
    clusterRadius: CLUSTER_RADIUS_PX,
    clusterMaxZoom: NEAREST_ZOOM,
    clusterProperties: { weight: ['+', ['get', 'weight']] },
    maxzoom: NEAREST_ZOOM + 1,
  });
  // MapLibre loads a source only if a layer uses it.
  map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-radius': 0 } });
}

/** Replaces the points. */
export function replacePoints(map: LibreMap, points: MapPoints): void {
  sourceOf(map)?.setData(points);
}

/** Keeps an HTML marker, which is accessible, for each point and cluster in view. Returns a function that removes them. */
export function followClusters(map: LibreMap, factory: MarkerFactory): () => void {
  const shown = new Map<string, Marker>();
  const follow = (): void => {
    if (!sourceOf(map) || !map.isSourceLoaded(SOURCE)) return;
    const wanted = byKey(map.querySourceFeatures(SOURCE));
    removeOthers(shown, wanted);
    for (const [key, feature] of wanted) {
      if (!shown.has(key)) shown.set(key, markerOf(feature, factory).addTo(map));
    }
  };
  map.on('render', follow);
  return () => {
    map.off('render', follow);
    for (const marker of shown.values()) marker.remove();
  };
}

function removeOthers(shown: Map<string, Marker>, wanted: ReadonlyMap<string, unknown>): void {
  for (const [key, marker] of shown) {
    if (wanted.has(key)) continue;
    marker.remove();
    shown.delete(key);
  }
}

/** Zooms in until a cluster splits and returns null; returns the properties of its points if they are at one place. */
export async function openCluster(map: LibreMap, { id, count }: Cluster): Promise<readonly GeoJsonProperties[] | null> {
  const source = sourceOf(map);
  if (!source) return null;
  const [splitZoom, points] = await Promise.all([
    source.getClusterExpansionZoom(id),
    source.getClusterLeaves(id, count, 0),
  ]);
  if (splitZoom > NEAREST_ZOOM) return points.map(({ properties }) => properties);
  const view = map.cameraForBounds(boundsOf(points), { padding: MARGIN_PX, maxZoom: MAP_ZOOM.site });
  if (view) map.easeTo({ ...view, zoom: Math.max(splitZoom, view.zoom ?? 0) });
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

/** Removes duplicates: a point near the edge of a tile is also in the neighbouring one. */
function byKey(features: readonly GeoJSONFeature[]): ReadonlyMap<string, GeoJSONFeature> {
  return new Map(features.map((feature) => [JSON.stringify(feature.properties), feature]));
}

function markerOf({ properties, geometry }: GeoJSONFeature, factory: MarkerFactory): Marker {
  if (!properties.cluster || geometry.type !== 'Point') return factory.ofPoint(properties);
  const [lng = 0, lat = 0] = geometry.coordinates;
  return factory.ofCluster({
    id: properties.cluster_id,
    count: properties.point_count,
    weight: properties.weight,
    lng,
    lat,
  });
}
