import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FlightInput } from '#domain/fields/flight';
import type { GliderInput } from '#domain/fields/glider';
import { igcDate } from '#domain/igc/position-text';
import { daysBetween, type LocalDate, yearOf } from '#domain/local-date';
import type { TrackAnalysis } from '#domain/track/track';
import { sha256Of } from '#server/encoding/sha256';
import type { StoredFindings } from '#server/repositories/findings';
import { type DemoFiles, type DemoFilesFlight, type DemoFilesTrack, demoFilesOf } from './demo-files.ts';
import { clockTime, dayAfter, hoursAheadAt } from './local-time.ts';

/** The demo's logbook with the dates of a demo that starts today. */
export interface DemoData extends Pick<DemoFiles, 'pilot' | 'sites' | 'gliders'> {
  readonly flights: readonly DemoDataFlight[];
}

interface DemoDataFlight {
  readonly input: FlightInput;
  readonly track: DemoDataTrack | null;
}

interface DemoDataTrack {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The file in gzip. */
  readonly content: Uint8Array;
  readonly analysis: TrackAnalysis;
  readonly computed: StoredFindings;
  /** IANA name of the zone of its launch. */
  readonly timeZone: string;
}

/** The shift of a flight's times: whole days, and the change of the zone's offset. */
interface Shift {
  readonly days: number;
  readonly hoursAhead: number;
  /** Change of the zone's offset between the original and the new date, in minutes. */
  readonly clockMinutes: number;
}

/** Beside this file in the sources, and beside the bundles of the built server. */
const FOLDER = join(import.meta.dirname, 'demo-files');
const DAY_S = 86_400;
const NOON_S = 43_200;
const MINUTES_PER_HOUR = 60;
const FILE_DATE = /^HFDTEDATE:\d{6}/m;
const FILE_ZONE = /^HFTZNTIMEZONE:.*$/m;

/**
 * Reads the demo's logbook and shifts its dates to `today`: all by the same number of days, and times by the change of the
 * zone's offset. A task of the threads, as it unpacks and packs the tracks: 0.2 s.
 */
export async function readDemo(today: LocalDate): Promise<DemoData> {
  const { madeFor, pilot, sites, gliders, flights } = demoFilesOf(await readFile(join(FOLDER, 'logbook.json'), 'utf8'));
  const days = daysBetween(madeFor, today);
  return {
    pilot,
    sites,
    gliders: checkedGliders(gliders, today),
    flights: await Promise.all(flights.map((flight) => shiftFlight(flight, shiftOf(flight, days)))),
  };
}

/** Returns the gliders with the day of a check in the last year: a glider is checked every spring. */
function checkedGliders(gliders: readonly GliderInput[], today: LocalDate): readonly GliderInput[] {
  return gliders.map((glider) => ({
    ...glider,
    checkedOn: glider.checkedOn && latestAnniversary(glider.checkedOn, today),
  }));
}

function latestAnniversary(date: LocalDate, today: LocalDate): LocalDate {
  const dayInYear = date.slice('2026'.length);
  const year = yearOf(today);
  return `${year}${dayInYear}` <= today ? `${year}${dayInYear}` : `${year - 1}${dayInYear}`;
}

function shiftOf({ input, timeZone }: DemoFilesFlight, days: number): Shift {
  const noon = Date.parse(input.date) / 1_000 + NOON_S;
  const hoursAhead = hoursAheadAt(noon + days * DAY_S, timeZone);
  return { days, hoursAhead, clockMinutes: (hoursAhead - hoursAheadAt(noon, timeZone)) * MINUTES_PER_HOUR };
}

async function shiftFlight({ input, track, timeZone }: DemoFilesFlight, shift: Shift): Promise<DemoDataFlight> {
  const date = dayAfter(input.date, shift.days);
  const time = input.time === null ? null : clockTime(minutesOf(input.time) + shift.clockMinutes);
  const shifted = track && { ...(await shiftTrack(track, date, shift)), timeZone };
  return { input: { ...input, date, time }, track: shifted };
}

async function shiftTrack(
  { fileName, analysis, computed }: DemoFilesTrack,
  date: LocalDate,
  { days, hoursAhead }: Shift,
): Promise<Omit<DemoDataTrack, 'timeZone'>> {
  const launchTime = analysis.launchTime + days * DAY_S;
  const igc = gunzipSync(await readFile(join(FOLDER, `${fileName}.gz`))).toString('latin1');
  const file = Buffer.from(
    igc.replace(FILE_DATE, `HFDTEDATE:${igcDate(launchTime)}`).replace(FILE_ZONE, `HFTZNTIMEZONE:${hoursAhead}`),
    'latin1',
  );
  return {
    fileName: date + fileName.slice(date.length),
    sizeBytes: file.length,
    sha256: sha256Of(file),
    content: gzipSync(file),
    analysis: { ...analysis, launchTime, landingTime: analysis.landingTime + days * DAY_S },
    computed,
  };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}
