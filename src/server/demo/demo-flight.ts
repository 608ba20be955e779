import type { FlightFacts } from '#domain/flight';

/** A flight of the demo, before anything has an id. */
export interface DemoFlight extends Omit<FlightFacts, 'siteId' | 'gliderId'> {
  /** Place in the logbook's list of sites. */
  readonly siteIndex: number | null;
  /** Place in the logbook's list of gliders. */
  readonly gliderIndex: number | null;
  /** The text of an IGC file, plain ASCII. */
  readonly igc: string | null;
}
