import { tick } from './clock.ts';
import { altitudeAt, digitsAt, fourDigits, NO_NUMBER, timeOfDayAt } from './digits.ts';
import { finerDegrees } from './extension-record.ts';
import { makeRoom } from './fix-columns.ts';
import type { IgcReader } from './igc-reader.ts';

/** Where the fields of a B record stand, counted from its first character. */
const TIME = 1;
const LAT = 7;
const LAT_SIDE = 14;
const LNG = 15;
const LNG_SIDE = 23;
const VALIDITY = 24;
const PRESSURE_ALTITUDE = 25;
const GNSS_ALTITUDE = 30;
const END = 35;

/** Codes of the letters in their lower case; a code with the bit of {@link LOWER_CASE} set is one. */
const LOWER_CASE = 0x20;
const NORTH = 0x6e;
const SOUTH = 0x73;
const EAST = 0x65;
const WEST = 0x77;
const VALID = 0x61;
const VOID = 0x76;
const MILLIMINUTES_A_DEGREE = 60_000;

/** Reads a B record, `BHHMMSSDDMMmmmNDDDMMmmmEVPPPPPGGGGG…`, into the columns. Hot: no string, no object a fix. */
export function readPosition(reader: IgcReader, start: number, end: number): void {
  if (end - start < END) return;
  const { view } = reader;
  const timeOfDay = timeOfDayAt(view, start + TIME);
  const validity = view.getUint8(start + VALIDITY) | LOWER_CASE;
  if (timeOfDay === NO_NUMBER || (validity !== VALID && validity !== VOID)) return;

  const lat = latitudeAt(reader, start, end);
  const lng = longitudeAt(reader, start, end);
  const pressureAltitude = altitudeAt(view, start + PRESSURE_ALTITUDE);
  const gnssAltitude = altitudeAt(view, start + GNSS_ALTITUDE);
  if (Number.isNaN(lat + lng + pressureAltitude + gnssAltitude)) return;

  const { columns } = reader;
  if (columns.length === columns.capacity) makeRoom(columns, Math.ceil((reader.size - start) / (end - start + 1)));
  const index = columns.length;
  columns.time[index] = tick(reader.clock, timeOfDay);
  columns.lat[index] = lat;
  columns.lng[index] = lng;
  columns.pressureAltitude[index] = pressureAltitude;
  columns.gnssAltitude[index] = gnssAltitude;
  columns.valid[index] = validity === VALID ? 1 : 0;
  columns.length = index + 1;
}

/** Degrees from `DDMMmmmN`; NaN when they are none. */
function latitudeAt(reader: IgcReader, start: number, end: number): number {
  const degreesAndMinutes = fourDigits(reader.view, start + LAT);
  const milliminutes = digitsAt(reader.view, start + LAT + 4, 3);
  if (degreesAndMinutes === NO_NUMBER || milliminutes === NO_NUMBER) return Number.NaN;
  const whole = Math.trunc(degreesAndMinutes / 100);
  const size = whole + ((degreesAndMinutes % 100) * 1000 + milliminutes) / MILLIMINUTES_A_DEGREE;
  const finer = reader.latitudeExtension === null ? 0 : finerDegrees(reader.latitudeExtension, reader, { start, end });
  const side = reader.view.getUint8(start + LAT_SIDE) | LOWER_CASE;
  return signed(size + finer, side === NORTH, side === SOUTH);
}

/** Degrees from `DDDMMmmmE`; NaN when they are none. */
function longitudeAt(reader: IgcReader, start: number, end: number): number {
  const high = fourDigits(reader.view, start + LNG);
  const low = fourDigits(reader.view, start + LNG + 4);
  if (high === NO_NUMBER || low === NO_NUMBER) return Number.NaN;
  const size = Math.trunc(high / 10) + ((high % 10) * 10_000 + low) / MILLIMINUTES_A_DEGREE;
  const finer =
    reader.longitudeExtension === null ? 0 : finerDegrees(reader.longitudeExtension, reader, { start, end });
  const side = reader.view.getUint8(start + LNG_SIDE) | LOWER_CASE;
  return signed(size + finer, side === EAST, side === WEST);
}

function signed(size: number, isPositive: boolean, isNegative: boolean): number {
  if (isPositive) return size;
  return isNegative ? -size : Number.NaN;
}
