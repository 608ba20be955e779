import type { FlownTrack } from '../track/flown-track.ts';
import { fixRangeOf, phaseOf, rangesBetween, rounded } from './fix-ranges.ts';
import {
  type FlightPhases,
  type Glide,
  PHASES_VERSION,
  type Phase,
  type PhaseShares,
  type PhaseTotals,
  type RidgeStretch,
} from './flight-phases.ts';
import { type FlownAir, flownAirOf } from './flown-air.ts';
import { glidesOf } from './glides.ts';
import { ridgesOf } from './ridges.ts';
import { type ThermalCircling, thermalsOf } from './thermals.ts';
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

interface FoundPhases {
  readonly thermals: readonly ThermalCircling[];
  readonly glides: readonly Glide[];
  readonly ridges: readonly RidgeStretch[];
}

/** Returns the sums over a flight's phases. */
function phaseTotalsOf(air: FlownAir, { thermals: circled, glides, ridges }: FoundPhases): PhaseTotals {
  const { time, length, altitude } = air.track;
  const thermals = circled.map(({ thermal }) => thermal);
  const durationS = Math.max(0, (time[length - 1] ?? 0) - (time[0] ?? 0));
  const gainM = thermals.reduce((sum, thermal) => sum + thermal.gainM, 0);
  return {
    durationS,
    thermalCount: thermals.length,
    gainM: altitude && rounded(gainM, 1),
    meanClimbMps: thermals.length > 0 ? rounded(gainM / secondsOf(thermals), 2) : null,
    leftS: secondsTurning(air, circled, 'left'),
    rightS: secondsTurning(air, circled, 'right'),
    shares: altitude && durationS > 0 ? sharesOf([thermals, glides, ridges], durationS) : null,
  };
}

function secondsOf(phases: readonly Phase[]): number {
  return phases.reduce((sum, { durationS }) => sum + durationS, 0);
}

function secondsTurning({ track }: FlownAir, circled: readonly ThermalCircling[], side: 'left' | 'right'): number {
  return secondsOf(
    circled
      .flatMap(({ circling }) => circling.parts.filter((part) => part.side === side))
      .map((part) => phaseOf(track, fixRangeOf(track, part))),
  );
}

function sharesOf(phases: readonly (readonly Phase[])[], durationS: number): PhaseShares {
  const [thermals = 0, glides = 0, ridges = 0] = phases.map((kind) => rounded(secondsOf(kind) / durationS, 4));
  return { thermals, glides, ridges, other: rounded(Math.max(0, 1 - thermals - glides - ridges), 4) };
}
