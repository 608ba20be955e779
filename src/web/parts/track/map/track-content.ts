import type { LayerSpecification, Map as LibreMap, MapMouseEvent } from 'maplibre-gl';
import { makeMark } from '#web/parts/map/map-marks.ts';
import { texts } from '#web/texts.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import { whenLoaded } from '#web/ui/map/when-loaded.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { tokenColour } from '#web/ui/theme/theme.ts';
import type { TrackData } from '../track-data.ts';
import { CLIMB_SCALE, climbRuns } from './climb-runs.ts';
import { boundsOfTrack, nearestFix } from './track-bounds.ts';

const SOURCE = 'track';
/** Pixels around the pointer within which the track is hit. */
const REACH_PX = 24;
const CLIMB_TOKENS = ['--climb-1', '--climb-2', '--climb-3', '--climb-4', '--climb-5'] as const;

/**
 * Returns the map content of a track: its line coloured by climb, launch, landing, and a mark at the cursor if given.
 */
export function trackContent(track: TrackData, cursor: Cursor | null): MapContent {
  const data = climbRuns(track);
  const [west, south, east, north] = boundsOfTrack(track);
  return {
    opening: { bounds: [west, south, east, north], zoom: MAP_ZOOM.track },
    draw: (map) => {
      if (map.getSource(SOURCE)) return; // It was kept when the style changed.
      map.addSource(SOURCE, { type: 'geojson', data, tolerance: 0.2 });
      for (const layer of lineLayers()) map.addLayer(layer);
    },
    mark: (map) => {
      let unlink = nothing;
      const stopWaiting = whenLoaded(map, SOURCE, () => {
        const { launch, landing } = track.analysis;
        makeMark('landing', texts.tracks.landing).setLngLat(landing).addTo(map);
        makeMark('launch', texts.tracks.launch).setLngLat(launch).addTo(map);
        if (cursor) unlink = linkCursor(map, track, cursor);
      });
      return () => {
        stopWaiting();
        unlink();
      };
    },
  };
}

function lineLayers(): readonly LayerSpecification[] {
  const { lowest, highest } = CLIMB_SCALE;
  const step = (highest - lowest) / (CLIMB_TOKENS.length - 1);
  const stops = CLIMB_TOKENS.flatMap((token, i) => [lowest + i * step, tokenColour(token)]);
  const base = { type: 'line', source: SOURCE, layout: { 'line-join': 'round', 'line-cap': 'round' } } as const;
  return [
    { ...base, id: 'track-casing', paint: { 'line-color': tokenColour('--climb-casing'), 'line-width': 5 } },
    {
      ...base,
      id: 'track-line',
      paint: { 'line-color': ['interpolate', ['linear'], ['get', 'climb'], ...stops], 'line-width': 3 },
    },
  ];
}

/** Moves a mark with the cursor, and the cursor with a pointer near the line. */
function linkCursor(map: LibreMap, track: TrackData, cursor: Cursor): () => void {
  const here = makeMark('here', texts.tracks.place);
  const follow = (): void => {
    const index = cursor.index();
    here.setLngLat([track.lng[index] ?? 0, track.lat[index] ?? 0]);
  };
  const lead = ({ lngLat, point }: MapMouseEvent): void => {
    const reach = Math.abs(map.unproject([point.x, point.y + REACH_PX]).lat - lngLat.lat);
    const index = nearestFix(track, lngLat, reach);
    if (index !== null) cursor.move(index);
  };
  follow();
  here.addTo(map);
  map.on('mousemove', lead);
  map.on('click', lead);
  return cursor.subscribe(follow);
}

function nothing(): void {
  // No cursor was linked.
}
