import { type BareCoordinates, distanceBetween } from '../../geo.ts';
import { bearingOf, cornersOf } from '../arc.ts';
import type { AirspaceProblemCode } from '../reading.ts';
import { readPlaceRecord, readTwoPlaces } from './place.ts';

const NAUTICAL_MILE_M = 1852;
/** A larger radius, in metres, is a mistake. */
const MAX_RADIUS_M = 1_000_000;

/** The corners of an airspace so far, and what its arcs are drawn with. Changed in place: files are long. */
export interface OutlineDraft {
  readonly corners: BareCoordinates[];
  /** Of arcs and circles (`V X=`). */
  center: BareCoordinates | null;
  /** Whether arcs are clockwise (`V D=+`). */
  isClockwise: boolean;
}

/** Adds what a record draws; returns its problem, or null. */
export type DrawRecord = (outline: OutlineDraft, value: string) => AirspaceProblemCode | null;

/** Sets a variable: the centre of arcs, or their direction; others are of no use here. */
export const setVariable: DrawRecord = (outline, value) => {
  const [name = '', content = ''] = value.split('=', 2).map((part) => part.trim());
  if (/^D$/i.test(name)) outline.isClockwise = content !== '-';
  if (!/^X$/i.test(name)) return null;
  outline.center = readPlaceRecord(content);
  return outline.center ? null : 'badPlace';
};

/** Adds a corner. */
export const drawCorner: DrawRecord = ({ corners }, value) => {
  const place = readPlaceRecord(value);
  if (place) corners.push(place);
  return place ? null : 'badPlace';
};

/** Draws a circle of a radius in nautical miles. */
export const drawCircle: DrawRecord = ({ corners, center }, value) => {
  const radiusM = radiusOf(value);
  if (center === null || radiusM === null) return 'badArc';
  corners.push(...cornersOf({ center, radiiM: [radiusM, radiusM], start: 0, sweep: 360 }));
  return null;
};

/** Draws an arc of a radius in nautical miles between two bearings in degrees. */
export const drawArc: DrawRecord = ({ corners, center, isClockwise }, value) => {
  const [radius = '', start = '', end = ''] = value.split(',');
  const radiusM = radiusOf(radius);
  const [from, to] = [numberOf(start), numberOf(end)];
  if (center === null || radiusM === null || !(Math.abs(from) <= 360 && Math.abs(to) <= 360)) return 'badArc';
  const sweep = sweepOf(to - from, isClockwise);
  corners.push(...cornersOf({ center, radiiM: [radiusM, radiusM], start: from, sweep }));
  return null;
};

/** Draws an arc between two places. */
export const drawArcBetween: DrawRecord = ({ corners, center, isClockwise }, value) => {
  const places = readTwoPlaces(value);
  if (center === null || places === null) return 'badArc';
  const [from, to] = places;
  const start = bearingOf(center, from);
  const radiiM = [distanceBetween(center, from), distanceBetween(center, to)] as const;
  if (Math.max(...radiiM) > MAX_RADIUS_M) return 'badArc';
  const sweep = sweepOf(bearingOf(center, to) - start, isClockwise);
  corners.push(from, ...cornersOf({ center, radiiM, start, sweep }).slice(1, -1), to);
  return null;
};

/** Degrees of an arc in its direction; between equal bearings it goes all the way round. */
function sweepOf(difference: number, isClockwise: boolean): number {
  const clockwise = ((difference % 360) + 360) % 360;
  if (clockwise === 0) return isClockwise ? 360 : -360;
  return isClockwise ? clockwise : clockwise - 360;
}

function radiusOf(text: string): number | null {
  const radiusM = numberOf(text) * NAUTICAL_MILE_M;
  return radiusM > 0 && radiusM <= MAX_RADIUS_M ? radiusM : null;
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
