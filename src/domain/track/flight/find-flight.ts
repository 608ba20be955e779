import type { CleanTrack } from '../clean-track/clean-track.ts';
import { airborneStretches } from './airborne.ts';
import { joinStretches } from './join-stretches.ts';
import { findLongStays } from './long-stays.ts';
import { motionOf } from './motion.ts';
import { type Movement, movementOf } from './movement.ts';
import { type Recording, recordingsOf } from './recordings.ts';
import { isAtRest, type MotionOverTime } from './rest.ts';
import type { Moving } from './shape.ts';
import { type Stretch, secondsOf } from './stretch.ts';
import { type FlightIndices, flightBetween, flightTimesOf, type TimeRange } from './time-range.ts';

/** What a search of a track finds. */
export interface FlightSearch {
  /** All flights and what may be one, in order of time; no rides, drives, runs and hops. */
  readonly flights: readonly FlightIndices[];
  /** The same with rides, drives, runs and hops. */
  readonly movements: readonly FlightIndices[];
  /** The flight of the track: the longest that surely is one, or else what could be one. */
  readonly chosen: FlightIndices;
}

/** How long, in seconds, take-off run and coming to rest may last before and after surely being in the air. */
const MAX_RUN_S = 60;

/**
 * Finds the flights of a track: its stretches in the air, each from where the glider last stood to where it stands again.
 * Chosen is the longest that surely is a flight; without one the longest that may be, then any other movement but a ride up the hill, then that.
 */
export function searchFlights(track: CleanTrack): FlightSearch {
  const { time } = track.fixes;
  const recordings = recordingsOf(track);
  const candidates = recordings.flatMap(candidatesOf);
  const doubtOf = ({ movement }: FlightCandidate): number => DOUBTS[movement];
  const [best] = candidates.toSorted((a, b) => doubtOf(a) - doubtOf(b) || secondsOf(time, b) - secondsOf(time, a));
  const inOrder = candidates.toSorted((a, b) => a.first - b.first);
  const { first, last } = recordings[0]?.stretch ?? { first: 0, last: 0 };
  return {
    flights: inOrder.filter((candidate) => doubtOf(candidate) <= DOUBTS.doubtful).map(indicesOf),
    movements: inOrder.map(indicesOf),
    chosen: best ? indicesOf(best) : { launch: first, landing: last, isDetected: false },
  };
}

/**
 * Returns a part of a searched track as a flight, with the doubt about the surest movement that it shares; null for a part without
 * fixes. Shared is half of the shorter one: a flight may be a trimmed part of a movement, or have a drive behind it.
 */
export function partOfSearched(
  { fixes }: CleanTrack,
  range: TimeRange,
  { movements }: Pick<FlightSearch, 'movements'>,
): FlightIndices | null {
  const part = flightBetween(fixes, range);
  if (!part) return null;
  const shared = movements.filter((movement) => {
    const { launchTime, landingTime } = flightTimesOf(fixes, movement);
    const seconds = Math.min(landingTime, range.to) - Math.max(launchTime, range.from);
    return seconds > 0 && seconds * 2 >= Math.min(landingTime - launchTime, range.to - range.from);
  });
  const doubts = shared
    .map(({ doubt }) => doubt ?? null)
    .toSorted((a, b) => DOUBTS[a ?? 'flight'] - DOUBTS[b ?? 'flight']);
  const [doubt = 'none'] = doubts;
  return doubt === null ? part : { ...part, doubt };
}

/** Returns the flight of a track; see {@link searchFlights}. */
export function findFlight(track: CleanTrack): FlightIndices {
  return searchFlights(track).chosen;
}

/** A movement that may be a flight, by indexes of the whole track. */
interface FlightCandidate extends Stretch {
  readonly movement: Movement;
}

/** How far from surely being a flight each is. */
const DOUBTS = { flight: 0, doubtful: 1, hop: 2, run: 2, drive: 2, rideUp: 3, none: 4 } as const;

function candidatesOf({ stretch, track }: Recording): readonly FlightCandidate[] {
  const { time } = track.fixes;
  const motion = motionOf(track);
  const moving: Moving = { time, motion, liftAltitude: track.liftAltitude, hasAltitude: track.altitudeSource !== null };
  return movementsOf(moving).map((part) => ({
    first: stretch.first + part.first,
    last: stretch.first + part.last,
    movement: movementOf(moving, part),
  }));
}

/** The movements of one recording that may be flights, in order. */
function movementsOf(moving: Moving): readonly Stretch[] {
  const { time, motion } = moving;
  const isLongStay = findLongStays(time, motion);
  return joinStretches(airborneStretches(time, motion, isLongStay), moving, isLongStay).map(({ first, last }) => ({
    first: nearestRest(first, -1, moving) ?? first,
    last: nearestRest(last, 1, moving) ?? last,
  }));
}

function nearestRest(from: number, step: 1 | -1, { time, motion }: MotionOverTime): number | null {
  const isNear = (i: number): boolean => i in time && Math.abs((time[i] ?? 0) - (time[from] ?? 0)) <= MAX_RUN_S;
  for (let i = from; isNear(i); i += step) if (isAtRest(motion, i)) return i;
  return null;
}

function indicesOf({ first, last, movement }: FlightCandidate): FlightIndices {
  const indices = { launch: first, landing: last, isDetected: true };
  return movement === 'flight' ? indices : { ...indices, doubt: movement };
}
