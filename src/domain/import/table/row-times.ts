import { type LocalDate, type LocalTime, twoDigits } from '../../local-date.ts';
import { localDateTime } from '../../track/local-time.ts';
import { type Minutes, minutes } from '../../units.ts';
import { type DateCell, readDate } from './date-cell.ts';
import { durationPart } from './header-words.ts';
import { type DurationFormat, readDuration } from './quantity-cell.ts';
import type { RowCells } from './row-cells.ts';
import type { RowFlight } from './row-flight.ts';
import { readCount } from './several-flights.ts';
import type { DateOrder, TableMapping } from './table-mapping.ts';
import { readClock, readOffset, type TimeOfDay } from './time-cell.ts';

const SECONDS_A_DAY = 86_400;
/** The longest airtime that is accepted, and the longest over midnight when the day of the landing is not said, in seconds. */
const [MAX_AIRTIME, MAX_OVERNIGHT] = [SECONDS_A_DAY, SECONDS_A_DAY / 2];

/** When a flight of a row was, and how long. */
export type RowTimes = Pick<RowFlight, 'date' | 'time' | 'launchTime' | 'airtime'>;

/** A time that may have its day. */
interface DateAndTime {
  readonly date: LocalDate | null;
  readonly time: TimeOfDay;
}

/** Returns when a flight was; null without a day. The cells say what cannot be read. */
export function rowTimesOf(cells: RowCells, mapping: TableMapping, format: DurationFormat): RowTimes | null {
  const { dateOrder } = mapping;
  const day = cells.readAny('date', 'badDate', (text) => readDate(text, dateOrder));
  const launch = launchOf(cells, day, dateOrder);
  if (day === null) cells.refuse('date', 'noDate');
  const airtime = airtimeOf(cells, { launch, format, dateOrder });
  const offset = cells.read('utcOffset', 'badOffset', readOffset);
  if (day === null) return null;
  const hasPlace = cells.all('latitude').length > 0;
  const zone = { offset, isUtc: mapping.timeIs === 'utc', timeZone: hasPlace ? '' : (mapping.timeZone ?? '') };
  return { ...localTime(day.date, launch, zone), airtime };
}

/** The time of the launch, of its own column or beside the date, where midnight is none. */
function launchOf(cells: RowCells, day: DateCell | null, dateOrder: DateOrder): DateAndTime | null {
  const own = cells.read('time', 'badTime', (text) => dateAndTimeOf(text, dateOrder));
  const beside = day?.time?.seconds ? day.time : null;
  const time = own?.time ?? beside;
  return time === null ? null : { date: day?.date ?? null, time };
}

function dateAndTimeOf(text: string, order: DateOrder): DateAndTime | null {
  const time = readClock(text);
  if (time !== null) return { date: null, time };
  const cell = readDate(text, order);
  return cell?.time ? { date: cell.date, time: cell.time } : null;
}

interface AirtimeInput {
  readonly launch: DateAndTime | null;
  readonly format: DurationFormat;
  readonly dateOrder: DateOrder;
}

/** The airtime as written, else from launch to landing; whole minutes, rounded up, null for none. A row of several flights has that of all. */
function airtimeOf(cells: RowCells, { launch, format, dateOrder }: AirtimeInput): Minutes | null {
  const written = partsOf(cells) ?? cells.read('duration', 'badDuration', (text) => readDuration(text, format));
  const landing = cells.read('landingTime', 'badTime', (text) => dateAndTimeOf(text, dateOrder));
  const seconds = written ?? (launch && landing && secondsBetween(launch, landing));
  if (seconds === null || seconds === 0) return null;
  if (seconds < 0) cells.refuse('landingTime', 'landingBeforeLaunch');
  if (seconds > MAX_AIRTIME * flightsIn(cells))
    cells.refuse(written === null ? 'landingTime' : 'duration', 'tooLongDuration');
  return minutes(Math.ceil(seconds / 60));
}

/** How many flights a row stands for, one at least. */
function flightsIn(cells: RowCells): number {
  const [cell] = cells.all('count');
  return Math.max(1, (cell && readCount(cell.value)) ?? 1);
}

/** The seconds of an airtime whose hours, minutes and seconds stand in columns of their own; null when they do not. */
function partsOf(cells: RowCells): number | null {
  const parts = cells.all('duration').map(({ header, value }) => ({ unit: durationPart(header), value }));
  if (!cells.hasSeveral('duration')) return null;
  return parts.reduce<number | null>((sum, { unit, value }) => {
    const seconds = unit && readDuration(value, { unit, decimal: 'auto' });
    if (seconds === null) cells.refuse('duration', 'badDuration');
    return seconds === null ? sum : (sum ?? 0) + seconds;
  }, null);
}

/** Negative when the landing is before the launch; after midnight it may be without a day of its own. */
function secondsBetween(launch: DateAndTime, landing: DateAndTime): number {
  const seconds = landing.time.seconds - launch.time.seconds;
  if (landing.date !== null && launch.date !== null)
    return seconds + daySeconds(landing.date) - daySeconds(launch.date);
  const overnight = seconds + SECONDS_A_DAY;
  return seconds < 0 && overnight <= MAX_OVERNIGHT ? overnight : seconds;
}

/** The way to make times in UTC local. */
interface ZoneOfRow {
  readonly offset: number | null;
  readonly isUtc: boolean;
  /** Empty when unknown, or the place of the row tells it. */
  readonly timeZone: string;
}

/** The day and time on the clock of the place, as far as its offset is known. */
function localTime(
  date: LocalDate,
  launch: DateAndTime | null,
  { offset, isUtc, timeZone }: ZoneOfRow,
): Omit<RowTimes, 'airtime'> {
  if (launch === null) return { date, time: null, launchTime: null };
  const { seconds, offset: own } = launch.time;
  if (own === null ? !isUtc : own !== 0) return { date, time: timeOf(seconds), launchTime: null };
  const instant = daySeconds(date) + seconds;
  if (offset === null) {
    const local = timeZone === '' ? null : localDateTime(instant, timeZone);
    return local === null ? { date, time: null, launchTime: instant } : { ...local, launchTime: null };
  }
  const local = new Date((instant + offset * 60) * 1_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16), launchTime: null };
}

/** A leap second is in the last minute of its day. */
function timeOf(secondsOfDay: number): LocalTime {
  const seconds = Math.min(secondsOfDay, SECONDS_A_DAY - 1);
  const [hours, minutesOfHour] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return [hours, minutesOfHour].map(twoDigits).join(':');
}

function daySeconds(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`) / 1_000;
}
