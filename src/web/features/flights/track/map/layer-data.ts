import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { demandOf } from '#domain/airspace/demand';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import { type BareCoordinates, distanceBetween, lngNear, placeFrom } from '#domain/geo';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { RULE_SETS } from '#domain/score/rule-sets';
import { placeAt } from '#domain/track/columns';
import { altitudeIn, distanceIn, metres } from '#domain/units';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import type { HighlightRange } from '#web/ui/chart/highlight.ts';
import { formatDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import { lineOfAirspace } from '../airspace/airspace-table.ts';
import { CLIMB_SCALE, type Colouring, colourRuns, pointOf, scaleOf } from './track-colours.ts';

/** A line of another flight: longitudes and latitudes. */
export type OtherLine = readonly (readonly [lng: number, lat: number])[];

/** The content of a track's map now. */
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
interface DrawnTrack {
  readonly track: TrackData;
  readonly units: PilotUnits;
}

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

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

/** The scored route on the map; each feature has a `kind`. */
type RouteFeatures = FeatureCollection<LineString | Point>;

const CORNERS = 72;
/** Share of the longest leg: a shorter one has no room for its length. */
const LEAST_NAMED = 0.1;

/** Returns launch and landing, of kind `mark`: texts are not to lie over their marks. */
export function markFeatures({ analysis: { launch, landing } }: TrackData): RouteFeatures['features'] {
  return [launch, landing].map((place) => routePoint(place, { kind: 'mark' }));
}

/**
 * Returns a scored route: its legs (kind `leg`), all but very short ones with their lengths in words in their middles (`length`), its turnpoints
 * (`turnpoint`) and, for a triangle, the gap between its ends (`gap`) and the circle around its start in which it counts as
 * closed (`closing`).
 */
export function routeFeatures(
  track: TrackData,
  score: FlightScore,
  lengthText: (metres: number) => string,
): RouteFeatures {
  const corners = cornersOf(score).map((index) => placeAt(track, index));
  const legs = corners.slice(1).map((to, leg) => {
    const from = corners[leg] ?? to;
    return { from, to, lengthM: score.legsM[leg] ?? distanceBetween(from, to) };
  });
  const longestM = Math.max(...legs.map(({ lengthM }) => lengthM));
  const drawn = legs.flatMap(({ from, to, lengthM }) => {
    // Legs of no length are those of a route with fewer turnpoints.
    if (lengthM === 0) return [];
    const line = routeLine('leg', [from, to]);
    if (lengthM < LEAST_NAMED * longestM) return [line];
    return [line, routePoint(middleOf(from, to), { kind: 'length', text: lengthText(lengthM) })];
  });
  const turnpoints = score.turnpoints.map((index) => routePoint(placeAt(track, index), { kind: 'turnpoint' }));
  return { type: 'FeatureCollection', features: [...closingOf(track, score), ...drawn, ...turnpoints] };
}

/** A triangle ends at its first turnpoint; a free flight has ends of its own. */
function cornersOf({ type, start, turnpoints, finish }: FlightScore): readonly number[] {
  return type === 'freeFlight' ? [start, ...turnpoints, finish] : [...turnpoints, ...turnpoints.slice(0, 1)];
}

function closingOf(track: TrackData, score: FlightScore): RouteFeatures['features'] {
  const rule = RULE_SETS[score.ruleSet].triangles.find(({ type }) => type === score.type)?.closing;
  if (!rule) return [];
  const perimeterM = score.legsM.reduce((sum, leg) => sum + leg, 0);
  const [start, finish] = [placeAt(track, score.start), placeAt(track, score.finish)];
  return [
    routeLine('closing', circleAround(start, Math.max(rule.fixedM, rule.share * perimeterM))),
    routeLine('gap', [start, finish]),
  ];
}

function circleAround(centre: BareCoordinates, distanceM: number): readonly BareCoordinates[] {
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const { lat, lng } = placeFrom(centre, { bearing: (i * 360) / CORNERS, distanceM });
    return { lat, lng: lngNear(centre.lng, lng) };
  });
}

function middleOf(a: BareCoordinates, b: BareCoordinates): BareCoordinates {
  return { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 };
}

function routeLine(kind: string, places: readonly BareCoordinates[]): Feature<LineString> {
  const coordinates = places.map(({ lng, lat }) => [lng, lat]);
  return { type: 'Feature', properties: { kind }, geometry: { type: 'LineString', coordinates } };
}

function routePoint({ lng, lat }: BareCoordinates, properties: Feature['properties']): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

/** Airspaces that begin higher above a flight's highest point are not drawn; whatever the floor is measured from. */
const ABOVE_M = 1000;

/** Returns the airspaces that begin not far above a flight; all without an altitude. Always the same for the same input. */
export function airspacesInReach(airspaces: readonly WireAirspace[], highestM: number | null): readonly WireAirspace[] {
  return highestM === null ? airspaces : airspaces.filter(({ lower }) => lower.heightM <= highestM + ABOVE_M);
}

/** Returns airspaces as areas, with their requirements (`demand`) and descriptions (`text`). */
export function airspaceFeatures(airspaces: readonly WireAirspace[], units: PilotUnits): FeatureCollection<Polygon> {
  return {
    type: 'FeatureCollection',
    features: airspaces.map((airspace) => ({
      type: 'Feature',
      properties: { demand: demandOf(airspace), text: lineOfAirspace(airspace, units) },
      geometry: { type: 'Polygon', coordinates: airspace.rings.map(ringOf) },
    })),
  };
}

/** Closed, and of one side even across 180°. */
function ringOf(flat: readonly number[]): number[][] {
  const first = flat[0] ?? 0;
  const ring = Array.from({ length: flat.length >> 1 }, (_, i) => {
    const lng = flat[2 * i] ?? 0;
    return [lng - 360 * Math.round((lng - first) / 360), flat[2 * i + 1] ?? 0];
  });
  return [...ring, ...ring.slice(0, 1)];
}
