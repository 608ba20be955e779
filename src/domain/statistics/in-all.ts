import type { PilotInput } from '../fields/pilot.ts';
import { type Minutes, minutes } from '../units.ts';

/** What a pilot flew before Wingbook. */
export type FlownBefore = Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>;

/** A number of flights and their airtime. */
export interface FlownTotals {
  readonly flightNum: number;
  readonly airtime: Minutes;
}

/** Returns what was flown here and before Wingbook together; null where nothing was flown before, so that there is nothing to tell apart. */
export function inAllOf(here: FlownTotals, { initialFlightNum, initialAirtime }: FlownBefore): FlownTotals | null {
  if (initialFlightNum === 0 && initialAirtime === 0) return null;
  return { flightNum: here.flightNum + initialFlightNum, airtime: minutes(here.airtime + initialAirtime) };
}
