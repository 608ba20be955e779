import type { LocalDate, LocalTime } from '../local-date.ts';
import type { Site } from '../site.ts';
import type { Metres, Minutes } from '../units.ts';
import { approximateLocalDate, localDateTime, utcDateTime } from './local-time.ts';
import { nearestSite } from './nearest-site.ts';
import type { TrackAnalysis } from './track.ts';

/** The values that a track proposes for the flight form. */
export interface FlightProposal<S extends Site> {
  readonly date: LocalDate;
  /** Local time of the launch; null when the time zone is not known. */
  readonly time: LocalTime | null;
  /** UTC time of the launch, for when the local time is not known. */
  readonly utcTime: LocalTime;
  /** Time zone of the local time; null without one. */
  readonly timeZoneId: string | null;
  /** The pilot's nearest site; null when none is near enough, or the recording begins in the air. */
  readonly site: S | null;
  /** Null when the track has no plausible one. */
  readonly altitude: Metres | null;
  /** Null when the track is a stay on the ground. */
  readonly airtime: Minutes | null;
}

/** The time zone of a track's launch (null when not known) and the pilot's sites. */
export interface ProposalContext<S extends Site> {
  readonly timeZoneId: string | null;
  readonly sites: Iterable<S>;
}

/** Returns the flight that a track proposes. */
export function proposeFlight<S extends Site>(analysis: TrackAnalysis, around: ProposalContext<S>): FlightProposal<S> {
  const { launchTime, launch, maxAltitude, airtime, beginsInAir } = analysis;
  const local = around.timeZoneId === null ? null : localDateTime(launchTime, around.timeZoneId);
  return {
    date: local?.date ?? approximateLocalDate(launchTime, launch.lng),
    time: local?.time ?? null,
    utcTime: utcDateTime(launchTime).time,
    timeZoneId: local === null ? null : around.timeZoneId,
    site: beginsInAir ? null : nearestSite(launch, around.sites),
    altitude: maxAltitude,
    airtime: airtime > 0 ? airtime : null,
  };
}
