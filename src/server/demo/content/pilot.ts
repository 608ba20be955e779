import type { PilotInput } from '#domain/fields/pilot';
import { minutes } from '#domain/units';

/** The demo pilot, who flew for a season before the logbook begins. */
export const DEMO_PILOT: PilotInput = {
  userName: 'Robin Keller',
  initialFlightNum: 47,
  initialAirtime: minutes(809),
  altitudeUnit: 'meters',
  distanceUnit: 'kilometers',
  homeLeague: 'xcontest',
};
