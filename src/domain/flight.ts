import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from './local-date.ts';
import { problemsOfLength, problemsOfWhole } from './numbers.ts';
import type { Problem } from './problem.ts';
import { knownLaunchAltitude, type SiteInput } from './site.ts';
import { MAX_REMARKS, problemsOfText } from './text.ts';
import { type Metres, type Minutes, metres } from './units.ts';

/** The values of a flight that the pilot enters; a quantity that was left out is 0. */
export interface FlightInput {
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly siteId: number | null;
  readonly gliderId: number | null;
  /** Maximum altitude above sea level. */
  readonly altitude: Metres;
  readonly airtime: Minutes;
  readonly remarks: string;
}

/** A flight in the logbook. Its raw track is fetched separately, when first needed. */
export interface Flight extends FlightInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  readonly igcFileName: string | null;
  readonly hasTrack: boolean;
  /** A small barogram, as packed by `track/profile`; null without a track. */
  readonly profile: string | null;
  /** When the flight was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns all problems of a flight's values (spec, section 5). */
export function problemsOfFlight(input: FlightInput): readonly Problem[] {
  return [
    ...problemsOfDate(input.date),
    ...problemsOfTime(input.time),
    ...problemsOfLength(input.altitude, { subject: 'flight', field: 'altitude' }),
    ...problemsOfWhole(input.airtime, { subject: 'flight', field: 'airtime' }),
    ...problemsOfText(input.remarks, { subject: 'flight', field: 'remarks', max: MAX_REMARKS }),
  ];
}

/**
 * Returns the maximum altitude of a flight above its launch, negative where it is below; null when the launch altitude
 * is unknown.
 */
export function altitudeAboveLaunch(
  flight: Pick<FlightInput, 'altitude'>,
  site: Pick<SiteInput, 'launchAltitude'>,
): Metres | null {
  const launch = knownLaunchAltitude(site);
  return launch === null ? null : metres(flight.altitude - launch);
}

function problemsOfDate(date: string): readonly Problem[] {
  if (date === '') return [{ subject: 'flight', field: 'date', code: 'required' }];
  return isLocalDate(date) ? [] : [{ subject: 'flight', field: 'date', code: 'notDate' }];
}

function problemsOfTime(time: string | null): readonly Problem[] {
  return time === null || isLocalTime(time) ? [] : [{ subject: 'flight', field: 'time', code: 'notTime' }];
}
