import { altitudeAt, digitPairs, digitsAt, firstOf, NO_ALTITUDE, NO_NUMBER, secondOf, timeOfDayAt } from './digits.ts';
import { finerMilliminutes } from './extension-record.ts';
import { ensureCapacity } from './fix-columns.ts';
import type { IgcReader } from './igc-reader.ts';

/** Offsets of the fields of a B record from its first character. */
const TIME = 1;
const LAT = 7;
const LAT_SIDE = 14;
const LNG = 15;
const LNG_SIDE = 23;
const VALIDITY = 24;
const PRESSURE_ALTITUDE = 25;
const GNSS_ALTITUDE = 30;
/** Characters of an altitude. */
const ALTITUDE = 5;

/** Codes of lower-case letters; {@link LOWER_CASE} is the bit that makes a letter lower case. */
const LOWER_CASE = 0x20;
const NORTH = 0x6e;
const SOUTH = 0x73;
const EAST = 0x65;
const WEST = 0x77;
const VALID = 0x61;
const SPACE = 0x20;
const MINUS = 0x2d;
const ZERO = 0x30;
const QUOTE = 0x22;
const MILLIMINUTES_A_DEGREE = 60_000;
/** The highest latitude, in degrees. */
const POLE = 90;
/** The highest longitude, in degrees. */
const DATE_LINE = 180;

/**
 * Reads a B record, `BHHMMSSDDMMmmmNDDDMMmmmEVPPPPPGGGGG…`, into the columns. Hot path: no string and no object per
 * fix. A damaged altitude or validity is unknown, and the rest of the record stays.
 */
export function readPosition(reader: IgcReader, start: number): void {
  if (reader.lineEnd - start < PRESSURE_ALTITUDE) return;
  const { view, columns } = reader;
  const timeOfDay = timeOfDayAt(view, start + TIME);
  const lat = latitudeAt(reader, start);
  const lng = longitudeAt(reader, start);
  if (timeOfDay === NO_NUMBER || Number.isNaN(lat) || Number.isNaN(lng)) return;

  if (columns.length === columns.capacity) ensureCapacity(columns, mostRecordsLeft(reader, start));
  const index = columns.length;
  columns.time[index] = timeOfDay;
  columns.lat[index] = lat;
  columns.lng[index] = lng;
  columns.pressureAltitude[index] = altitudeFrom(reader, start, PRESSURE_ALTITUDE);
  columns.gnssAltitude[index] = altitudeFrom(reader, start, GNSS_ALTITUDE);
  columns.valid[index] = (view.getUint8(start + VALIDITY) | LOWER_CASE) === VALID ? 1 : 0;
  columns.length = index + 1;
}

/** Degrees from `DDMMmmmN`; NaN when invalid. */
function latitudeAt(reader: IgcReader, start: number): number {
  const pairs = digitPairs(reader.view, start + LAT);
  const rest = digitsAt(reader.view, start + LAT + 4, 3);
  if (pairs === NO_NUMBER || rest === NO_NUMBER) return Number.NaN;
  const finer = finerMilliminutes(reader, start, reader.latitudeExtension);
  const size = firstOf(pairs) + (secondOf(pairs) * 1000 + rest + finer) / MILLIMINUTES_A_DEGREE;
  if (isBeyondDegree(secondOf(pairs), rest) || size > POLE) return Number.NaN;
  const side = reader.view.getUint8(start + LAT_SIDE) | LOWER_CASE;
  return signed(size, side === NORTH, side === SOUTH);
}

/** Degrees from `DDDMMmmmE`; NaN when invalid. */
function longitudeAt(reader: IgcReader, start: number): number {
  const hundreds = digitsAt(reader.view, start + LNG, 1);
  const pairs = digitPairs(reader.view, start + LNG + 1);
  const rest = digitsAt(reader.view, start + LNG + 5, 3);
  if (hundreds === NO_NUMBER || pairs === NO_NUMBER || rest === NO_NUMBER) return Number.NaN;
  const finer = finerMilliminutes(reader, start, reader.longitudeExtension);
  const size = hundreds * 100 + firstOf(pairs) + (secondOf(pairs) * 1000 + rest + finer) / MILLIMINUTES_A_DEGREE;
  if (isBeyondDegree(secondOf(pairs), rest) || size > DATE_LINE) return Number.NaN;
  const side = reader.view.getUint8(start + LNG_SIDE) | LOWER_CASE;
  return signed(size, side === EAST, side === WEST);
}

function signed(size: number, isPositive: boolean, isNegative: boolean): number {
  if (isPositive) return size;
  return isNegative ? 0 - size : Number.NaN; // Not -0 at Greenwich or on the equator.
}

/** Recorders round minutes up to 60.000, which is the next degree; more is damage. */
function isBeyondDegree(minutes: number, milliminutes: number): boolean {
  return minutes * 1000 + milliminutes > MILLIMINUTES_A_DEGREE;
}

/** Metres; 0, which counts as unknown, for a damaged or missing altitude. */
function altitudeFrom(reader: IgcReader, start: number, field: number): number {
  if (start + field + ALTITUDE > reader.lineEnd || isShifted(reader, start, field)) return 0;
  const altitude = altitudeAt(reader.view, start + field);
  return altitude === NO_ALTITUDE ? 0 : altitude;
}

/** Whether a negative altitude up to this field takes six characters (`-00012`), so that the record is longer by one. */
function isShifted({ view, lineEnd, positionLength }: IgcReader, start: number, field: number): boolean {
  if (lineEnd - start <= positionLength) return false;
  if (!isShortNegative(view, start + field) && !isShortNegative(view, start + PRESSURE_ALTITUDE)) return false;
  return endOfText(view, lineEnd) - start === positionLength + 1;
}

/** Whether an altitude is a few hundred metres below zero: a larger one of six characters would be below the sea's ground. */
function isShortNegative(view: DataView, field: number): boolean {
  return view.getUint8(field) === MINUS && view.getUint8(field + 1) === ZERO && view.getUint8(field + 2) === ZERO;
}

/** The end of a line without blanks and quotation marks. */
function endOfText(view: DataView, lineEnd: number): number {
  let end = lineEnd;
  while (view.getUint8(end - 1) === SPACE || view.getUint8(end - 1) === QUOTE) end -= 1;
  return end;
}

/** How many records the rest of the file can hold if all are as long as this one. */
function mostRecordsLeft({ size, lineEnd }: IgcReader, start: number): number {
  return Math.ceil((size - start) / (lineEnd - start + 1));
}
