import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { type BareCoordinates, distanceBetween, lngNear, placeFrom } from '#domain/geo';
import type { FlightScore } from '#domain/score/flight-score';
import { RULE_SETS } from '#domain/score/rule-sets';
import { placeAt } from '#domain/track/columns';
import type { TrackData } from '../../track-data.ts';

/** The scored route on the map; each feature has a `kind`. */
type RouteFeatures = FeatureCollection<LineString | Point>;

const CORNERS = 72;
/** Of the longest leg: one that is shorter has no room for its length. */
const LEAST_NAMED = 0.1;

/** Returns launch and landing, of kind `mark`: texts are not to lie over their marks. */
export function markFeatures({ analysis: { launch, landing } }: TrackData): RouteFeatures['features'] {
  return [launch, landing].map((place) => pointOf(place, { kind: 'mark' }));
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
    const line = lineOf('leg', [from, to]);
    if (lengthM < LEAST_NAMED * longestM) return [line];
    return [line, pointOf(middleOf(from, to), { kind: 'length', text: lengthText(lengthM) })];
  });
  const turnpoints = score.turnpoints.map((index) => pointOf(placeAt(track, index), { kind: 'turnpoint' }));
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
    lineOf('closing', circleAround(start, Math.max(rule.fixedM, rule.share * perimeterM))),
    lineOf('gap', [start, finish]),
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

function lineOf(kind: string, places: readonly BareCoordinates[]): Feature<LineString> {
  const coordinates = places.map(({ lng, lat }) => [lng, lat]);
  return { type: 'Feature', properties: { kind }, geometry: { type: 'LineString', coordinates } };
}

function pointOf({ lng, lat }: BareCoordinates, properties: Feature['properties']): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } };
}
