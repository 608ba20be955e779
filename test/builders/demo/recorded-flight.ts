import type { LocalTime } from '#domain/local-date';
import { localDateTime } from '#domain/track/local-time';
import { readTrack } from '#domain/track/read-track';
import type { Metres, Minutes } from '#domain/units';
import { hoursAheadAt } from '#server/demo/local-time';
import type { Random } from '#test/builders/random';
import { flyAt } from '#test/builders/simulation/flown';
import { record, writeIgc } from '#test/builders/simulation/recorder';
import { type DemoSite, FLIGHT_KINDS, type FlightKind, HOLIDAY_SITE } from './demo-sites.ts';
import type { SeasonFlight } from './season-plan.ts';

/** A flight with a recorder. */
export interface RecordedFlight {
  readonly site: DemoSite;
  readonly kind: FlightKind;
  /** Unix seconds. */
  readonly launchTime: number;
  readonly head: { readonly pilotName: string; readonly gliderName: string };
}

/** How many of the latest flights of each kind have a track. */
const RECORDED: Readonly<Record<FlightKind, number>> = { topToBottom: 4, ridge: 4, thermal: 5, crossCountry: 3 };
/** Seconds between fixes. */
const INTERVAL: Readonly<Record<FlightKind, number>> = { topToBottom: 1, ridge: 2, thermal: 1, crossCountry: 2 };

/** Returns the flights with a track: at home the latest of each kind, one a day, and the holiday's cross-country flight. */
export function chooseRecorded(planned: readonly SeasonFlight[]): ReadonlySet<SeasonFlight> {
  const atHome = planned.filter(({ siteIndex }) => siteIndex !== HOLIDAY_SITE);
  const firstOfDay = atHome.filter((plan) => !atHome.some((other) => isEarlierOfKind(other, plan)));
  const latest = FLIGHT_KINDS.flatMap((kind) => firstOfDay.filter((plan) => plan.kind === kind).slice(-RECORDED[kind]));
  return new Set([...latest, ...planned.filter(isHolidayCrossCountry)]);
}

function isHolidayCrossCountry({ siteIndex, kind }: SeasonFlight): boolean {
  return siteIndex === HOLIDAY_SITE && kind === 'crossCountry';
}

function isEarlierOfKind(other: SeasonFlight, plan: SeasonFlight): boolean {
  return other.date === plan.date && other.kind === plan.kind && other.placeInDay < plan.placeInDay;
}

/** Simulates the flight. Returns the recorder's IGC file. */
export function recordFlight({ site, kind, launchTime, head }: RecordedFlight, random: Random): string {
  const flown = flyAt(site, kind, random);
  const readings = record(flown, { startTime: launchTime - flown.launch, interval: INTERVAL[kind] }, random);
  const hoursAhead = hoursAheadAt(launchTime, site.timeZone);
  return writeIgc({ ...head, siteName: site.fields.name, hoursAhead }, readings);
}

/** Returns the fields that the flight form would fill from the track. */
export function valuesOfTrack(igc: string, timeZone: string): { time: LocalTime; altitude: Metres; airtime: Minutes } {
  const reading = readTrack(Buffer.from(igc, 'latin1'));
  const local = reading.state === 'ready' ? localDateTime(reading.track.analysis.launchTime, timeZone) : null;
  if (reading.state !== 'ready' || local === null) throw new Error('A track of the demo cannot be read');
  const { maxAltitude, airtime } = reading.track.analysis;
  if (maxAltitude === null) throw new Error('A track of the demo has no altitude');
  return { time: local.time, altitude: maxAltitude, airtime };
}
