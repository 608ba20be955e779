import { areDegrees, parseCoordinates } from './coordinates.ts';
import type { Coordinates } from './geo.ts';
import { degrees } from './units.ts';

/** Degrees, and minutes and seconds of arc with a separator between each two. */
const ANGLE =
  /^(?<before>[NSEW])?\s*(?<sign>[+\u2212-]?)(?<degrees>\d{1,3}(?:[.,]\d+)?)(?:\s*[°º˚:]|\s+|$|(?=[NSEW]))\s*(?:(?<minutes>\d{1,2}(?:[.,]\d+)?)(?:\s*['’′´‘:]|\s+|$|(?=[NSEW]))\s*)?(?:(?<seconds>\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|’’|′′|´´)?\s*)?(?<after>[NSEW])?$/i;
/** Without a separator before the minutes, as waypoints of SeeYou and instruments have them: `4655.138N`. */
const RUN = /^(?<before>[NSEW])?\s*(?<degrees>\d{2,3})(?<minutes>[0-5]\d[.,]\d+)['’′]?\s*(?<after>[NSEW])?$/i;
/** As IGC files have them, with thousandths of minutes: `4655138N`. */
const IGC = /^(?<before>[NSEW])?\s*(?<degrees>\d{2,3})(?<whole>[0-5]\d)(?<thousandths>\d{3})\s*(?<after>[NSEW])?$/i;

type Axis = 'lat' | 'lng';

interface Angle {
  readonly value: number;
  /** Null when it does not say so. */
  readonly axis: Axis | null;
}

/** Returns the degrees of a latitude or longitude: `46.6253`, `46°37'31"N`, `7 12.2 W`, `4655.138N`; null when it is none. */
export function readDegrees(text: string): number | null {
  return readAngle(text)?.value ?? null;
}

function readAngle(text: string): Angle | null {
  const cell = text.trim();
  const parts = ANGLE.exec(cell)?.groups ?? runTogether(cell);
  if (parts === undefined) return null;
  const part = (name: string): number => Number((parts[name] ?? '0').replace(',', '.'));
  const [minutes, seconds] = [part('minutes'), part('seconds')];
  if (minutes >= 60 || seconds >= 60) return null;
  const value = part('degrees') + minutes / 60 + seconds / 3_600;
  const side = (parts.before ?? parts.after ?? '').toUpperCase();
  return { value: isNegative(side, parts.sign) ? 0 - value : value, axis: axisOf(side) }; // Not -0 at Greenwich.
}

/** Only with a hemisphere: numbers run together are anything otherwise. */
function runTogether(cell: string): Readonly<Record<string, string | undefined>> | undefined {
  const igc = IGC.exec(cell)?.groups;
  const parts = igc ? { ...igc, minutes: `${igc.whole}.${igc.thousandths}` } : RUN.exec(cell)?.groups;
  return parts?.before === undefined && parts?.after === undefined ? undefined : parts;
}

function isNegative(side: string, sign: string | undefined): boolean {
  return side === 'S' || side === 'W' || sign === '-' || sign === '\u2212';
}

function axisOf(side: string): Axis | null {
  if (side === '') return null;
  return side === 'N' || side === 'S' ? 'lat' : 'lng';
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** Where links have a place: of Google, Apple, OpenStreetMap, Bing, HERE and `geo:`. */
const LINKS: readonly RegExp[] = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    String.raw`[?&#](?:q|ll|sll|query|center|destination|daddr|saddr|coordinate|cp|loc|viewpoint|map)=(?:loc:)?${NUMBER}(?:,|~)\s*${NUMBER}`,
  ),
  new RegExp(`[?&#]m?lat=${NUMBER}&m?l(?:on|ng)=${NUMBER}`),
  new RegExp(String.raw`@${NUMBER},\s*${NUMBER}`),
  new RegExp(String.raw`[#?&]map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(String.raw`/(?:place|dir|search|maps)/(?:[^?#]*/)?${NUMBER},\s*${NUMBER}`),
];
const IS_LINK = /^(?:https?:\/\/|geo:|maps?\.|www\.)/i;
/** Well-known text and GeoJSON have the longitude first. */
const POINTS: readonly RegExp[] = [
  /^(?:srid=\d+;)?point\s*z?m?\s*\(\s*(?<lng>[+-]?\d+(?:\.\d+)?)\s+(?<lat>[+-]?\d+(?:\.\d+)?)/i,
  /"coordinates"\s*:\s*\[\s*(?<lng>[+-]?\d+(?:\.\d+)?)\s*,\s*(?<lat>[+-]?\d+(?:\.\d+)?)/,
];
const LABELS =
  /\b(?:lat(?:itude)?|breite|l(?:on|ng|ong)(?:itude)?|länge|gps|coordinates?|koordinaten)\s*[:=]?\s*(?=[\d+\u2212NSEW-])/giu;
/** A longer text has no place. */
const MAX_TEXT = 500;

/**
 * Returns the place in a text, however it is written: `46,62 7,2`, `N 46° 55.138' E 006° 47.941'`, `4655.138N 00647.941E`, in brackets,
 * in a link of a map, as `POINT(7.2 46.62)`; null when there is none.
 */
export function readCoordinates(text: string): Coordinates | null {
  const cell = text.slice(0, MAX_TEXT).trim();
  if (IS_LINK.test(cell)) return placeInLink(cell);
  for (const point of POINTS) {
    const groups = point.exec(cell)?.groups;
    if (groups) return placeOf(Number(groups.lat), Number(groups.lng));
  }
  const plain = cell
    .replace(/^[([{]+|[)\]}]+$/g, '')
    .replaceAll(LABELS, '')
    .trim();
  return parseCoordinates(plain) ?? pairIn(plain);
}

function placeInLink(link: string): Coordinates | null {
  const plain = decoded(link);
  for (const pattern of LINKS) {
    const match = pattern.exec(plain);
    if (match) return placeOf(Number(match[1]), Number(match[2]));
  }
  return null;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link; // A percent sign that encodes nothing.
  }
}

/** Between the two angles of a pair: at a hemisphere, or a sign or space that both do not have inside. */
const BETWEEN = [
  /(?<=[NSEW])\s*[,;/|]?\s*(?=[+\u2212-]?\d)/i,
  /(?<=\d\D{0,3})\s*[,;/|]?\s*(?=[NSEW]\s*\d)/i,
  /\s*[;/|]\s*/,
  /,\s+/,
  /^(\S+)\s+(?=\S+$)/,
] as const;

function pairIn(text: string): Coordinates | null {
  for (const between of BETWEEN) {
    const parts = text.split(between).filter(Boolean);
    const [first, second] = parts.length === 2 ? parts.map(readAngle) : [];
    if (first && second) return placeOfAngles(first, second);
  }
  return null;
}

/** Hemispheres tell which is which; two of one kind are no place. */
function placeOfAngles(first: Angle, second: Angle): Coordinates | null {
  if (first.axis !== null && first.axis === second.axis) return null;
  const isSwapped = first.axis === 'lng' || second.axis === 'lat';
  return isSwapped ? placeOf(second.value, first.value) : placeOf(first.value, second.value);
}

function placeOf(lat: number, lng: number): Coordinates | null {
  return areDegrees(lat, lng) ? { lat: degrees(lat), lng: degrees(lng) } : null;
}
