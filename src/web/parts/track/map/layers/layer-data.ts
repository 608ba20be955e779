import type { FeatureCollection } from 'geojson';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { altitudeIn, distanceIn, metres } from '#domain/units';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import type { HighlightRange } from '#web/ui/chart/highlight.ts';
import { formatDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import type { TrackData } from '../../track-data.ts';
import { colourRuns, pointOf } from '../colour-runs.ts';
import { CLIMB_SCALE, type Colouring, scaleOf } from '../colour-scale.ts';
import { airspaceFeatures } from './airspace-features.ts';
import { markFeatures, routeFeatures } from './route-features.ts';

/** A line of another flight: longitudes and latitudes. */
export type OtherLine = readonly (readonly [lng: number, lat: number])[];

/** What a track's map shows now. */
export interface ShownLayers {
  readonly colouring: Colouring;
  readonly thermals: readonly Thermal[];
  /** Null for no route. */
  readonly score: FlightScore | null;
  readonly airspaces: readonly WireAirspace[];
  readonly others: readonly OtherLine[];
}

/** The ids of the sources of a track's map. */
export const LAYER_SOURCES = ['airspace', 'others', 'highlight', 'track', 'thermals', 'route'] as const;
/** One of {@link LAYER_SOURCES}. */
export type LayerSource = (typeof LAYER_SOURCES)[number];

/** A track in the pilot's units. */
export interface DrawnTrack {
  readonly track: TrackData;
  readonly units: PilotUnits;
}

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Returns the data of a source. */
export function dataOf(source: Exclude<LayerSource, 'highlight'>, drawn: DrawnTrack, shown: ShownLayers) {
  return DATA[source](drawn, shown);
}

const DATA: Readonly<
  Record<Exclude<LayerSource, 'highlight'>, (drawn: DrawnTrack, shown: ShownLayers) => FeatureCollection>
> = {
  airspace: ({ units }, { airspaces }) => airspaceFeatures(airspaces, units),
  others: (_, { others }) => ({
    type: 'FeatureCollection',
    features: others.map((line) => lineOf(line.map(([lng, lat]) => [lng, lat]))),
  }),
  track: ({ track }, { colouring }) => colourRuns(track, colouring, scaleOf(track, colouring) ?? CLIMB_SCALE),
  route: ({ track, units }, { score }) => {
    const route = score && routeFeatures(track, score, (lengthM) => distanceText(lengthM, units));
    return { type: 'FeatureCollection', features: [...markFeatures(track), ...(route?.features ?? [])] };
  },
  thermals: ({ units }, { thermals }) => thermalFeatures(thermals, units),
};

/** Returns a stretch of a track as a line, of all its fixes; nothing for null. */
export function stretchData(track: TrackData, stretch: HighlightRange | null): FeatureCollection {
  if (stretch === null) return NOTHING;
  const count = Math.max(0, stretch.to - stretch.from + 1);
  const points = Array.from({ length: count }, (_, i) => pointOf(track, stretch.from + i));
  return { type: 'FeatureCollection', features: [lineOf(points)] };
}

/** Returns thermals as points with their gain in words, their mean climb and their stretch. */
function thermalFeatures(thermals: readonly Thermal[], { altitudeUnit }: PilotUnits): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: thermals.map(({ gainM, meanClimbMps, startIndex, endIndex, place }) => ({
      type: 'Feature',
      properties: {
        gainM,
        climb: meanClimbMps,
        text: `+${formatWhole(altitudeIn(metres(gainM), altitudeUnit))} ${texts.units.altitude[altitudeUnit]}`,
        from: startIndex,
        to: endIndex,
      },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  };
}

function distanceText(lengthM: number, { distanceUnit }: PilotUnits): string {
  return `${formatDecimal(distanceIn(metres(lengthM), distanceUnit), 1)} ${texts.units.distance[distanceUnit]}`;
}

function lineOf(coordinates: number[][]): FeatureCollection['features'][number] {
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}
