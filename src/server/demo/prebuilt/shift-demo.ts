import { gunzipSync } from 'node:zlib';
import type { FlightInput } from '#domain/fields/flight';
import { igcDate } from '#domain/igc/position-text';
import { daysBetween, type LocalDate } from '#domain/local-date';
import type { TrackAnalysis } from '#domain/track/track';
import type { StoredFindings } from '#server/repositories/findings/findings';
import { sha256Of } from '#server/threads/tasks/stored-analysis';
import { clockTime, dayAfter, hoursAheadAt } from '../local-time.ts';
import type { PrebuiltDemo, PrebuiltFlight, PrebuiltTrack } from './prebuilt-demo.ts';
import { replaceHead, storedHead } from './stored-head.ts';

/** A flight of the demo with its shifted date. */
export interface ShiftedFlight {
  readonly input: FlightInput;
  readonly track: ShiftedTrack | null;
}

/** Its track: a file with the shifted date. */
export interface ShiftedTrack {
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

/** By how much a flight is shifted: whole days, and the change of the zone's offset. */
interface Shift {
  readonly days: number;
  readonly hoursAhead: number;
  /** Change of the zone's offset between the original and the new date, in minutes. */
  readonly clockMinutes: number;
}

const DAY_S = 86_400;
const NOON_S = 43_200;
const MINUTES_PER_HOUR = 60;
const FILE_DATE = /^HFDTEDATE:\d{6}/m;
const FILE_ZONE = /^HFTZNTIMEZONE:(.*)$/m;

/** Returns the demo's flights for `today`: all dates are shifted alike, and times by the change of the zone's offset. */
export function shiftDemo(demo: PrebuiltDemo, today: LocalDate): readonly ShiftedFlight[] {
  const days = daysBetween(demo.madeFor, today);
  return demo.flights.map((flight) => shiftFlight(flight, shiftOf(flight, days)));
}

function shiftOf({ input, timeZone }: PrebuiltFlight, days: number): Shift {
  const noon = Date.parse(input.date) / 1_000 + NOON_S;
  const hoursAhead = hoursAheadAt(noon + days * DAY_S, timeZone);
  return { days, hoursAhead, clockMinutes: (hoursAhead - hoursAheadAt(noon, timeZone)) * MINUTES_PER_HOUR };
}

function shiftFlight({ input, track, timeZone }: PrebuiltFlight, shift: Shift): ShiftedFlight {
  const date = dayAfter(input.date, shift.days);
  const time = input.time === null ? null : clockTime(minutesOf(input.time) + shift.clockMinutes);
  return { input: { ...input, date, time }, track: track && { ...shiftTrack(track, date, shift), timeZone } };
}

function shiftTrack(track: PrebuiltTrack, date: LocalDate, shift: Shift): Omit<ShiftedTrack, 'timeZone'> {
  const made = Buffer.from(track.content, 'base64');
  const seconds = shift.days * DAY_S;
  const { analysis, computed } = track;
  const launchTime = analysis.launchTime + seconds;
  const content = replaceHead(made, shiftedHead(storedHead(made), launchTime, shift));
  return {
    fileName: date + track.fileName.slice(date.length),
    sizeBytes: track.sizeBytes,
    sha256: sha256Of(gunzipSync(content)),
    content,
    analysis: { ...analysis, launchTime, landingTime: analysis.landingTime + seconds },
    computed,
  };
}

/** The header keeps its length, so the optional time zone line stays as it is where it would get longer. */
function shiftedHead(head: string, launchTime: number, { hoursAhead }: Shift): string {
  return head
    .replace(FILE_DATE, `HFDTEDATE:${igcDate(launchTime)}`)
    .replace(FILE_ZONE, (line, zone: string) =>
      zone.length === String(hoursAhead).length ? `HFTZNTIMEZONE:${hoursAhead}` : line,
    );
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}
