/** What stands for a number where there are no digits. */
export const NO_NUMBER = -1;

const ZERO = 0x30;
const MINUS = 0x2d;

/** Two digits as a number; {@link NO_NUMBER} when one is none. */
export function twoDigits(view: DataView, at: number): number {
  const tens = view.getUint8(at) - ZERO;
  const ones = view.getUint8(at + 1) - ZERO;
  return isDigit(tens) && isDigit(ones) ? tens * 10 + ones : NO_NUMBER;
}

/**
 * Four digits as a number; {@link NO_NUMBER} when one is none. All four are tested and added up at once, as the bytes of
 * one word: a file has some million of them.
 */
export function fourDigits(view: DataView, at: number): number {
  const word = view.getUint32(at);
  const isNumber = ((word & 0xf0f0f0f0) | (((word + 0x06060606) & 0xf0f0f0f0) >>> 4)) === 0x33333333;
  if (!isNumber) return NO_NUMBER;
  const pairs = ((word >>> 8) & 0x000f000f) * 10 + (word & 0x000f000f);
  return (pairs >>> 16) * 100 + (pairs & 0xffff);
}

/** An altitude of five characters, the first of which may be a minus; NaN when it is none. */
export function altitudeAt(view: DataView, at: number): number {
  const rest = fourDigits(view, at + 1);
  if (rest === NO_NUMBER) return Number.NaN;
  const first = view.getUint8(at);
  if (first === MINUS) return -rest;
  return isDigit(first - ZERO) ? (first - ZERO) * 10_000 + rest : Number.NaN;
}

/** As many digits as `count` says, as a number; {@link NO_NUMBER} when one is none. */
export function digitsAt(view: DataView, at: number, count: number): number {
  let number = 0;
  for (let i = 0; i < count; i += 1) {
    const digit = view.getUint8(at + i) - ZERO;
    if (!isDigit(digit)) return NO_NUMBER;
    number = number * 10 + digit;
  }
  return number;
}

/** Seconds since midnight from six digits `HHMMSS`; {@link NO_NUMBER} when they are no time of day. */
export function timeOfDayAt(view: DataView, at: number): number {
  const hoursAndMinutes = fourDigits(view, at);
  const seconds = twoDigits(view, at + 4);
  const hours = Math.trunc(hoursAndMinutes / 100);
  const minutes = hoursAndMinutes % 100;
  const isTime = hoursAndMinutes >= 0 && seconds >= 0 && hours < 24 && minutes < 60 && seconds < 60;
  return isTime ? hours * 3600 + minutes * 60 + seconds : NO_NUMBER;
}

function isDigit(value: number): boolean {
  return value >= 0 && value <= 9;
}
