import { areDegrees } from '../coordinates.ts';
import { type BareCoordinates, distanceBetween, placeFrom } from '../geo.ts';
import type { AirspaceProblemCode } from './reading.ts';

const NAUTICAL_MILE_M = 1852;
/** A larger radius, in metres, is a mistake. */
const MAX_RADIUS_M = 1_000_000;

/** The corners of an airspace so far, and what its arcs are drawn with. Changed in place: files are long. */
export interface OutlineDraft {
  readonly corners: BareCoordinates[];
  /** The centre of arcs and circles (`V X=`). */
  center: BareCoordinates | null;
  /** Whether arcs are clockwise (`V D=+`). */
  isClockwise: boolean;
}

/** Adds the drawing of a record; returns its problem, or null. */
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

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
/** Between degrees, minutes and seconds: mostly colons. */
const MARKS = String.raw`[\s:°'"′″]`;
/** Degrees, and perhaps minutes and seconds: `45:40:30`, `45:40.5`, `45 40 30`, `45.675`. */
const ANGLE = `${NUMBER}(?:${MARKS}+${NUMBER})?(?:${MARKS}+${NUMBER})?${MARKS}*`;
const PLACE = new RegExp(String.raw`^${ANGLE}([NS])[\s,]*${ANGLE}([EW])`, 'i');
/** The first place ends with its side, and only that has these letters. */
const TWO_PLACES = /^([^EW]*[EW])[\s,]*(.*)$/i;

/** Returns the place written in a record, as `45:40:30 N 014:18:20 E`; null when it is none. */
export function readPlaceRecord(text: string): BareCoordinates | null {
  const match = PLACE.exec(text.trim());
  if (!match) return null;
  const lat = angleOf(match.slice(1, 4), match[4]);
  const lng = angleOf(match.slice(5, 8), match[8]);
  return areDegrees(lat, lng) ? { lat, lng } : null;
}

/** Returns two places written in a record, separated by a comma; null when they are none. */
export function readTwoPlaces(text: string): readonly [BareCoordinates, BareCoordinates] | null {
  const [, first = '', second = ''] = TWO_PLACES.exec(text.trim()) ?? [];
  const [from, to] = [readPlaceRecord(first), readPlaceRecord(second)];
  return from && to && [from, to];
}

/** NaN when minutes or seconds are more than 60; 60 itself is found in files that were rounded. */
function angleOf([degrees, minutes = '0', seconds = '0']: readonly (string | undefined)[], side = ''): number {
  const [minute, second] = [Number(minutes), Number(seconds)];
  const angle = minute <= 60 && second <= 60 ? Number(degrees) + minute / 60 + second / 3600 : Number.NaN;
  // Subtracted, so that a place on the equator or at Greenwich has 0, not -0, which is lost on its way through JSON.
  return /[SW]/i.test(side) ? 0 - angle : angle;
}

/** An arc around a place. */
interface Arc {
  readonly center: BareCoordinates;
  /** Metres at its start, and at its end: those of real files differ a little. */
  readonly radiiM: readonly [start: number, end: number];
  /** Degrees from north, clockwise. */
  readonly start: number;
  /** Degrees, below 0 for an arc against the clock. */
  readonly sweep: number;
}

/** The most metres by which the line between two corners passes inside the arc. */
const TOLERANCE_M = 10;
const MAX_STEP_DEG = 10;
const RADIANS = Math.PI / 180;

/** Returns the corners of an arc, both ends included. */
export function cornersOf({ center, radiiM: [first, last], start, sweep }: Arc): readonly BareCoordinates[] {
  const toleratedDeg = (2 * Math.acos(Math.max(0, 1 - TOLERANCE_M / Math.max(first, last)))) / RADIANS;
  const steps = Math.max(1, Math.ceil(Math.abs(sweep) / Math.min(MAX_STEP_DEG, toleratedDeg)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return placeFrom(center, { bearing: start + share * sweep, distanceM: first + share * (last - first) });
  });
}

/** Returns the bearing of a place from another, on a great circle, in degrees from -180 to 180. */
export function bearingOf(from: BareCoordinates, to: BareCoordinates): number {
  const [lat1, lat2, east] = [from.lat * RADIANS, to.lat * RADIANS, (to.lng - from.lng) * RADIANS];
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east);
  return Math.atan2(Math.sin(east) * Math.cos(lat2), x) / RADIANS;
}
