import type { FlownTrack } from '../track/flown-track.ts';
import { fixRangeOf, rangesBetween } from './fix-ranges.ts';
import { type FlightPhases, PHASES_VERSION } from './flight-phases.ts';
import { flownAirOf } from './flown-air.ts';
import { glidesOf } from './glides.ts';
import { ridgesOf } from './ridges.ts';
import { thermalsOf } from './thermals.ts';
import { phaseTotalsOf } from './totals.ts';
import { windProfileOf } from './wind.ts';

/** Returns what the pilot of a flown track did when: thermals, glides and ridge soaring, their sums, and the wind. */
export function phasesOf(track: FlownTrack): FlightPhases {
  const air = flownAirOf(track);
  const circlings = air.circlings.map((circling) => fixRangeOf(track, circling));
  const ridges = ridgesOf(air, rangesBetween(circlings, track.length));
  const occupied = [...circlings, ...ridges].toSorted((a, b) => a.startIndex - b.startIndex);
  const wind = windProfileOf(air);
  const glides = glidesOf(air, rangesBetween(occupied, track.length), wind.flight);
  const thermals = thermalsOf(air);
  return {
    version: PHASES_VERSION,
    thermals: thermals.map(({ thermal }) => thermal),
    glides,
    ridges,
    totals: phaseTotalsOf(air, { thermals, glides, ridges }),
    wind,
  };
}
