import { nextInstant } from '../clock.ts';
import { altitudeAt, digitPairs, digitsAt, firstOf, NO_ALTITUDE, NO_NUMBER, secondOf, timeOfDayAt } from '../digits.ts';
import { ensureCapacity } from '../fix-columns.ts';
import type { IgcReader } from '../igc-reader.ts';
import { finerMilliminutes } from './extension-record.ts';

/** Offsets of the fields of a B record from its first character. */
const TIME = 1;
const LAT = 7;
const LAT_SIDE = 14;
const LNG = 15;
const LNG_SIDE = 23;
const VALIDITY = 24;
const PRESSURE_ALTITUDE = 25;
const GNSS_ALTITUDE = 30;
const LENGTH = 35;

/** Codes of lower-case letters; {@link LOWER_CASE} is the bit that makes a letter lower case. */
const LOWER_CASE = 0x20;
const NORTH = 0x6e;
const SOUTH = 0x73;
const EAST = 0x65;
const WEST = 0x77;
const VALID = 0x61;
const VOID = 0x76;
const MINUTES_A_DEGREE = 60;
const MILLIMINUTES_A_DEGREE = 60_000;
/** The highest latitude, in degrees. */
const POLE = 90;
/** The highest longitude, in degrees. */
const DATE_LINE = 180;

/**
 * Reads a B record, `BHHMMSSDDMMmmmNDDDMMmmmEVPPPPPGGGGG…`, into the columns. Hot path: no string and no object per
 * fix.
 */
export function readPosition(reader: IgcReader, start: number): void {
  if (reader.lineEnd - start < LENGTH) return;
  const { view, columns } = reader;
  const timeOfDay = timeOfDayAt(view, start + TIME);
  const lat = latitudeAt(reader, start);
  const lng = longitudeAt(reader, start);
  const validity = validityAt(view, start + VALIDITY);
  const pressureAltitude = altitudeAt(view, start + PRESSURE_ALTITUDE);
  const gnssAltitude = altitudeAt(view, start + GNSS_ALTITUDE);
  if (timeOfDay === NO_NUMBER || validity === NO_NUMBER || Number.isNaN(lat) || Number.isNaN(lng)) return;
  if (pressureAltitude === NO_ALTITUDE || gnssAltitude === NO_ALTITUDE) return;

  if (columns.length === columns.capacity) ensureCapacity(columns, mostRecordsLeft(reader, start));
  const index = columns.length;
  columns.time[index] = nextInstant(reader.clock, timeOfDay);
  columns.lat[index] = lat;
  columns.lng[index] = lng;
  columns.pressureAltitude[index] = pressureAltitude;
  columns.gnssAltitude[index] = gnssAltitude;
  columns.valid[index] = validity;
  columns.length = index + 1;
}

/** Degrees from `DDMMmmmN`; NaN when invalid. */
function latitudeAt(reader: IgcReader, start: number): number {
  const pairs = digitPairs(reader.view, start + LAT);
  const rest = digitsAt(reader.view, start + LAT + 4, 3);
  if (pairs === NO_NUMBER || rest === NO_NUMBER) return Number.NaN;
  const finer = finerMilliminutes(reader, start, reader.latitudeExtension);
  const size = firstOf(pairs) + (secondOf(pairs) * 1000 + rest + finer) / MILLIMINUTES_A_DEGREE;
  if (secondOf(pairs) >= MINUTES_A_DEGREE || size > POLE) return Number.NaN;
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
  if (secondOf(pairs) >= MINUTES_A_DEGREE || size > DATE_LINE) return Number.NaN;
  const side = reader.view.getUint8(start + LNG_SIDE) | LOWER_CASE;
  return signed(size, side === EAST, side === WEST);
}

function signed(size: number, isPositive: boolean, isNegative: boolean): number {
  if (isPositive) return size;
  return isNegative ? 0 - size : Number.NaN; // Not -0 at Greenwich or on the equator.
}

/** 1 for `A`, 0 for `V`; {@link NO_NUMBER} for anything else. */
function validityAt(view: DataView, at: number): number {
  const code = view.getUint8(at) | LOWER_CASE;
  if (code === VALID) return 1;
  return code === VOID ? 0 : NO_NUMBER;
}

/** How many records the rest of the file can hold if all are as long as this one. */
function mostRecordsLeft({ size, lineEnd }: IgcReader, start: number): number {
  return Math.ceil((size - start) / (lineEnd - start + 1));
}
