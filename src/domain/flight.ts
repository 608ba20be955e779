import type { FlightInput } from './fields/flight.ts';
import type { SiteInput } from './fields/site.ts';
import type { ScoreType } from './score/rule-set-ids.ts';
import { knownLaunchAltitude } from './site.ts';
import { type Metres, type Minutes, metres } from './units.ts';

/** A flight in the logbook. Its raw track is fetched separately, when first needed. */
export interface Flight extends FlightInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  readonly igcFileName: string | null;
  readonly hasTrack: boolean;
  /** A small barogram, as packed by `track/profile`; null without a track. */
  readonly profile: string | null;
  /** The type of the score in the pilot's home league; absent without a score, and so is the distance. */
  readonly xcType?: ScoreType;
  /** The scored distance in metres. */
  readonly xcDistance?: number;
  /** The lowest altitude of the track in whole metres; absent without one, and so is the highest. */
  readonly lowest?: Metres;
  /** See `lowest`: together they are the scale of the profile. */
  readonly highest?: Metres;
  /** Metres climbed on foot before the launch; absent without a hike in the track's file, and so is its time. */
  readonly hikeClimb?: Metres;
  readonly hikeTime?: Minutes;
  /** When the flight was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
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
