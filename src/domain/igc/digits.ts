/** Stands for a number that is missing. */
export const NO_NUMBER = -1;
/** Stands for an altitude that is missing: lower than five characters can express. */
export const NO_ALTITUDE = -100_000;

const ZERO = 0x30;
const MINUS = 0x2d;
const PAIR = 0xffff;
const SPACE = 0x20;
/** Characters of an altitude. */
const ALTITUDE = 5;

/**
 * Four digits as two numbers of two: the first in the upper half of a word, the second in the lower; {@link NO_NUMBER}
 * when one is not a digit. All four are tested and added at once, as the bytes of one word: a track has a million.
 */
export function digitPairs(view: DataView, at: number): number {
  const word = view.getUint32(at);
  const areDigits = ((word & 0xf0f0f0f0) | (((word + 0x06060606) & 0xf0f0f0f0) >>> 4)) === 0x33333333;
  return areDigits ? ((word >>> 8) & 0x000f000f) * 10 + (word & 0x000f000f) : NO_NUMBER;
}

/** Returns the first of two numbers made by {@link digitPairs}. */
export function firstOf(pairs: number): number {
  return pairs >> 16;
}

/** Returns the second of two numbers made by {@link digitPairs}. */
export function secondOf(pairs: number): number {
  return pairs & PAIR;
}

/**
 * Returns an altitude of five characters, the first of which may be a minus, or those before its digits blanks; {@link NO_ALTITUDE} when
 * it is not one.
 */
export function altitudeAt(view: DataView, at: number): number {
  const pairs = digitPairs(view, at + 1);
  if (pairs === NO_NUMBER) return paddedAltitudeAt(view, at);
  const rest = firstOf(pairs) * 100 + secondOf(pairs);
  const first = view.getUint8(at);
  if (first === MINUS) return -rest;
  if (first === SPACE) return rest;
  return isDigit(first - ZERO) ? (first - ZERO) * 10_000 + rest : NO_ALTITUDE;
}

function paddedAltitudeAt(view: DataView, at: number): number {
  let blanks = 0;
  while (blanks < ALTITUDE && view.getUint8(at + blanks) === SPACE) blanks += 1;
  const altitude = blanks === 0 || blanks === ALTITUDE ? NO_NUMBER : digitsAt(view, at + blanks, ALTITUDE - blanks);
  return altitude === NO_NUMBER ? NO_ALTITUDE : altitude;
}

/** Returns the number of `count` digits; {@link NO_NUMBER} when one is not a digit. */
export function digitsAt(view: DataView, at: number, count: number): number {
  let number = 0;
  for (let i = 0; i < count; i += 1) {
    const digit = view.getUint8(at + i) - ZERO;
    if (!isDigit(digit)) return NO_NUMBER;
    number = number * 10 + digit;
  }
  return number;
}

/** Returns the seconds since midnight from six digits `HHMMSS`; {@link NO_NUMBER} when they are not a time of day. */
export function timeOfDayAt(view: DataView, at: number): number {
  const pairs = digitPairs(view, at);
  const seconds = digitsAt(view, at + 4, 2);
  if (pairs === NO_NUMBER || seconds === NO_NUMBER) return NO_NUMBER;
  const hours = firstOf(pairs);
  const minutes = secondOf(pairs);
  return hours < 24 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : NO_NUMBER;
}

function isDigit(value: number): boolean {
  return value >= 0 && value <= 9;
}
