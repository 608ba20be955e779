import { areDegrees } from '../../coordinates.ts';
import type { BareCoordinates } from '../../geo.ts';

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
