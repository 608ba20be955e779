import type { FlightInput } from '#domain/fields/flight';

/** A flight of the demo, before ids are assigned. */
export interface DemoFlight extends Omit<FlightInput, 'siteId' | 'gliderId'> {
  /** Index in the logbook's sites. */
  readonly siteIndex: number | null;
  /** Index in the logbook's gliders. */
  readonly gliderIndex: number | null;
  /** The text of an IGC file, plain ASCII. */
  readonly igc: string | null;
}
