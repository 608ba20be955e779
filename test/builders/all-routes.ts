import { distanceBetween } from '#domain/geo';
import type { FlightScore } from '#domain/score/flight-score';
import type { EarthModel, RuleSet, TriangleRule } from '#domain/score/rule-sets';
import type { FlownTrack } from '#domain/track/flown-track';

/** Distance of two fixes in metres. */
export type DistanceOf = (a: number, b: number) => number;

/** Returns the distances of a flight's fixes by other formulas than the scorer's: haversine and Vincenty's. */
export function distancesOf({ lat, lng }: FlownTrack, earth: EarthModel): DistanceOf {
  const place = (i: number) => ({ lat: lat[i] ?? 0, lng: lng[i] ?? 0 });
  const measure = earth === 'sphere' ? distanceBetween : geodesicM;
  return (a, b) => measure(place(a), place(b));
}

/** Returns the distances from a table, as each is asked for very often. */
function tabled(fixes: readonly number[], measure: DistanceOf): DistanceOf {
  const distances = fixes.map((a) => fixes.map((b) => measure(a, b)));
  return (a, b) => distances[a]?.[b] ?? 0;
}

/** Returns the most points that any choice of fixes has, before rounding: tries them all. */
export function mostPoints(flown: FlownTrack, ruleSet: RuleSet): number {
  const fixes = Array.from({ length: flown.length }, (_, i) => i);
  const distance = tabled(fixes, distancesOf(flown, ruleSet.earth));
  const free = (longestWay(fixes, distance) * ruleSet.freeFlight) / 1000;
  const triangles = fixes.flatMap((a) => fixes.slice(a).flatMap((b) => fixes.slice(b).map((c) => [a, b, c] as const)));
  const points = triangles.flatMap(([a, b, c]) => {
    const gapM = Math.min(...fixes.slice(0, a + 1).flatMap((i) => fixes.slice(c).map((j) => distance(i, j))));
    const sides = [distance(a, b), distance(b, c), distance(c, a)];
    return ruleSet.triangles.map((rule) => trianglePoints(rule, sides, gapM));
  });
  return Math.max(free, ...points);
}

/** Returns the same for longer tracks: all triangles, with the gaps in a table, and free flights leg by leg. */
export function mostPointsOfLonger(flown: FlownTrack, ruleSet: RuleSet): number {
  const fixes = Array.from({ length: flown.length }, (_, i) => i);
  const distance = tabled(fixes, distancesOf(flown, ruleSet.earth));
  const gaps = gapsOf(fixes, distance);
  let most = (longestWayByLegs(fixes, distance) * ruleSet.freeFlight) / 1000;
  for (const [a, b] of fixes.flatMap((first) => fixes.slice(first).map((second) => [first, second] as const))) {
    for (const c of fixes.slice(b)) {
      const sides = [distance(a, b), distance(b, c), distance(c, a)];
      for (const rule of ruleSet.triangles) most = Math.max(most, trianglePoints(rule, sides, gaps[a]?.[c] ?? 0));
    }
  }
  return most;
}

function gapsOf(fixes: readonly number[], distance: DistanceOf): readonly (readonly number[])[] {
  const gaps: number[][] = [];
  for (const a of fixes) {
    const row = fixes.map((c) => Math.min(gaps[a - 1]?.[c] ?? Number.POSITIVE_INFINITY, distance(a, c)));
    for (const c of fixes.toReversed()) row[c] = Math.min(row[c] ?? 0, row[c + 1] ?? Number.POSITIVE_INFINITY);
    gaps.push(row);
  }
  return gaps;
}

function longestWayByLegs(fixes: readonly number[], distance: DistanceOf): number {
  let longest: readonly number[] = fixes.map(() => 0);
  for (let leg = 0; leg < 4; leg += 1) {
    const before = longest;
    longest = fixes.map((to) => Math.max(...fixes.slice(0, to + 1).map((i) => (before[i] ?? 0) + distance(i, to))));
  }
  return Math.max(...longest);
}

/** Returns the points of a score's own route before rounding, 0 when the route breaks a rule. */
export function pointsOfRoute(flown: FlownTrack, ruleSet: RuleSet, score: FlightScore): number {
  const route = [score.start, ...score.turnpoints, score.finish];
  if (route.length !== 5 || route.some((fix, k) => fix < (route[k - 1] ?? 0) || fix >= flown.length)) return 0;
  const distance = distancesOf(flown, ruleSet.earth);
  if (score.type === 'freeFlight') return (sumOfLegs(route, distance) * ruleSet.freeFlight) / 1000;
  const [a = 0, b = 0, c = 0] = score.turnpoints;
  const rule = ruleSet.triangles.find(({ type }) => type === score.type);
  if (!rule) return 0;
  return trianglePoints(rule, [distance(a, b), distance(b, c), distance(c, a)], distance(score.start, score.finish));
}

function trianglePoints({ type, multiplier, closing }: TriangleRule, sides: readonly number[], gapM: number): number {
  const perimeterM = sides.reduce((sum, side) => sum + side, 0);
  const isFai = type === 'faiTriangle' || type === 'closedFaiTriangle';
  if (isFai && Math.min(...sides) < 0.28 * perimeterM) return 0;
  if (gapM > closing.fixedM && gapM > closing.share * perimeterM) return 0;
  const lostM = closing.subtractedAboveM === null || gapM <= closing.subtractedAboveM ? 0 : gapM;
  return ((perimeterM - lostM) * multiplier) / 1000;
}

function longestWay(fixes: readonly number[], distance: DistanceOf): number {
  const ways = (from: number, left: number): readonly (readonly number[])[] =>
    left === 0 ? [[]] : fixes.slice(from).flatMap((fix) => ways(fix, left - 1).map((way) => [fix, ...way]));
  return Math.max(...ways(0, 5).map((way) => sumOfLegs(way, distance)));
}

function sumOfLegs(way: readonly number[], distance: DistanceOf): number {
  return way.slice(1).reduce((sum, fix, k) => sum + distance(way[k] ?? 0, fix), 0);
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

const RADIANS = Math.PI / 180;
const EQUATOR_M = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const POLE_M = EQUATOR_M * (1 - FLATTENING);

/** Vincenty's inverse formula on WGS84 (1975), in metres; for places that are not opposite each other. */
function geodesicM(from: Place, to: Place): number {
  const east = (to.lng - from.lng) * RADIANS;
  const [u1, u2] = [from, to].map(({ lat }) => Math.atan((1 - FLATTENING) * Math.tan(lat * RADIANS)));
  const [s1, c1, s2, c2] = [Math.sin(u1 ?? 0), Math.cos(u1 ?? 0), Math.sin(u2 ?? 0), Math.cos(u2 ?? 0)];
  let lambda = east;
  let length = 0;
  for (let round = 0; round < 50; round += 1) {
    const sinSigma = Math.hypot(c2 * Math.sin(lambda), c1 * s2 - s1 * c2 * Math.cos(lambda));
    if (sinSigma < 1e-14) return 0;
    const cosSigma = s1 * s2 + c1 * c2 * Math.cos(lambda);
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (c1 * c2 * Math.sin(lambda)) / sinSigma;
    const cos2Alpha = 1 - sinAlpha ** 2;
    const cosMiddle = cos2Alpha < 1e-14 ? 0 : cosSigma - (2 * s1 * s2) / cos2Alpha;
    const c = (FLATTENING / 16) * cos2Alpha * (4 + FLATTENING * (4 - 3 * cos2Alpha));
    const bend = cosMiddle + c * cosSigma * (2 * cosMiddle ** 2 - 1);
    lambda = east + (1 - c) * FLATTENING * sinAlpha * (sigma + c * sinSigma * bend);
    length = arcLength({ cos2Alpha, cosMiddle, sigma, sinSigma, cosSigma });
  }
  return length;
}

function arcLength(
  arc: Readonly<Record<'cos2Alpha' | 'cosMiddle' | 'sigma' | 'sinSigma' | 'cosSigma', number>>,
): number {
  const { cos2Alpha, cosMiddle, sigma, sinSigma, cosSigma } = arc;
  const u2 = (cos2Alpha * (EQUATOR_M ** 2 - POLE_M ** 2)) / POLE_M ** 2;
  const a = 1 + (u2 / 16_384) * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)));
  const b = (u2 / 1024) * (256 + u2 * (-128 + u2 * (74 - 47 * u2)));
  const last = (b / 6) * cosMiddle * (4 * sinSigma ** 2 - 3) * (4 * cosMiddle ** 2 - 3);
  const delta = b * sinSigma * (cosMiddle + (b / 4) * (cosSigma * (2 * cosMiddle ** 2 - 1) - last));
  return POLE_M * a * (sigma - delta);
}
