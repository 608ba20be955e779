import type { FlightFacts } from '#domain/flight';
import type { GliderFacts } from '#domain/glider';
import type { LocalDate } from '#domain/local-date';
import type { PilotFacts } from '#domain/pilot';
import type { SiteFacts } from '#domain/site';
import type { TrackAnalysis } from '#domain/track/track';

/** The demo pilot's logbook as it is made when Wingbook is built: nothing is left to compute but its days. */
export interface ReadyDemo {
  /** The day for which the flights have their dates. */
  readonly madeFor: LocalDate;
  readonly pilot: PilotFacts;
  readonly sites: readonly SiteFacts[];
  readonly gliders: readonly GliderFacts[];
  /** In the order of their ids; sites and gliders are named by the ids that they get, counted from 1. */
  readonly flights: readonly ReadyFlight[];
}

/** A flight of it. */
export interface ReadyFlight {
  readonly facts: FlightFacts;
  /** IANA name of the zone where it was flown. */
  readonly timeZone: string;
  readonly track: ReadyTrack | null;
}

/** The track of a flight. */
export interface ReadyTrack {
  readonly fileName: string;
  /** Length of the file, in bytes. */
  readonly sizeBytes: number;
  /** The file in gzip with its head stored, in base64. */
  readonly content: string;
  readonly analysis: TrackAnalysis;
}
