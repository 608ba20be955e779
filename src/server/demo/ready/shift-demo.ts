import { gunzipSync } from 'node:zlib';
import type { FlightFacts } from '#domain/flight';
import { daysBetween, type LocalDate } from '#domain/local-date';
import type { TrackAnalysis } from '#domain/track/track';
import { sha256Of } from '#server/jobs/tasks/prepare-track';
import { igcDate } from '../igc-writer.ts';
import { dayAfter, hoursAheadAt, timeOfDay } from '../local-time.ts';
import type { ReadyDemo, ReadyFlight, ReadyTrack } from './ready-demo.ts';
import { replaceHead, storedHead } from './stored-head.ts';

/** A flight of the demo on the day it has in somebody's logbook. */
export interface ShiftedFlight {
  readonly facts: FlightFacts;
  readonly track: ShiftedTrack | null;
}

/** Its track: a file whose own date is that day. */
export interface ShiftedTrack {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The file in gzip. */
  readonly content: Uint8Array;
  readonly analysis: TrackAnalysis;
}

/** By how much a flight is shifted: whole days, and what clocks then differ. */
interface Shift {
  readonly days: number;
  readonly hoursAhead: number;
  /** Minutes that the clocks are ahead of what they were on the day it was made for. */
  readonly clockMinutes: number;
}

const DAY_S = 86_400;
const NOON_S = 43_200;
const HOUR_MIN = 60;
const FILE_DATE = /^HFDTEDATE:\d{6}/m;
const FILE_ZONE = /^HFTZNTIMEZONE:(.*)$/m;

/** Returns the demo's flights as they are for `today`: all days are shifted alike, and times as clocks were set on them. */
export function shiftDemo(demo: ReadyDemo, today: LocalDate): readonly ShiftedFlight[] {
  const days = daysBetween(demo.madeFor, today);
  return demo.flights.map((flight) => shiftFlight(flight, shiftOf(flight, days)));
}

function shiftOf({ facts, timeZone }: ReadyFlight, days: number): Shift {
  const noon = Date.parse(facts.date) / 1_000 + NOON_S;
  const hoursAhead = hoursAheadAt(noon + days * DAY_S, timeZone);
  return { days, hoursAhead, clockMinutes: (hoursAhead - hoursAheadAt(noon, timeZone)) * HOUR_MIN };
}

function shiftFlight({ facts, track }: ReadyFlight, shift: Shift): ShiftedFlight {
  const date = dayAfter(facts.date, shift.days);
  const time = facts.time === null ? null : timeOfDay(minutesOf(facts.time) + shift.clockMinutes);
  return { facts: { ...facts, date, time }, track: track === null ? null : shiftTrack(track, date, shift) };
}

function shiftTrack(track: ReadyTrack, date: LocalDate, shift: Shift): ShiftedTrack {
  const made = Buffer.from(track.content, 'base64');
  const seconds = shift.days * DAY_S;
  const { analysis } = track;
  const launchTime = analysis.launchTime + seconds;
  const content = replaceHead(made, shiftedHead(storedHead(made), launchTime, shift));
  return {
    fileName: date + track.fileName.slice(date.length),
    sizeBytes: track.sizeBytes,
    sha256: sha256Of(gunzipSync(content)),
    content,
    analysis: { ...analysis, launchTime, landingTime: analysis.landingTime + seconds },
  };
}

/** The time zone's line is one of comfort: where it would get longer, it stays. */
function shiftedHead(head: string, launchTime: number, { hoursAhead }: Shift): string {
  return head
    .replace(FILE_DATE, `HFDTEDATE:${igcDate(launchTime)}`)
    .replace(FILE_ZONE, (line, zone: string) =>
      zone.length === String(hoursAhead).length ? `HFTZNTIMEZONE:${hoursAhead}` : line,
    );
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MIN + Number(time.slice(3));
}
