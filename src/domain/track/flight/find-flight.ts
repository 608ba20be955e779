import type { CleanTrack } from '../clean-track/clean-track.ts';
import { airborneStretches } from './airborne.ts';
import { joinStretches } from './join-stretches.ts';
import { findLongStays } from './long-stays.ts';
import { motionOf } from './motion.ts';
import { movementOf } from './movement.ts';
import { type Recording, recordingsOf } from './recordings.ts';
import { isAtRest, type MotionOverTime } from './rest.ts';
import type { Moving } from './shape.ts';
import { type Stretch, secondsOf } from './stretch.ts';
import type { FlightIndices } from './time-range.ts';

/** What a search of a track finds. */
export interface FlightSearch {
  /** All flights and what may be one, in order of time; no rides, drives, runs and hops. */
  readonly flights: readonly FlightIndices[];
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
  const [best] = candidates.toSorted((a, b) => a.doubt - b.doubt || secondsOf(time, b) - secondsOf(time, a));
  const flights = candidates.filter(({ doubt }) => doubt <= DOUBTS.doubtful).toSorted((a, b) => a.first - b.first);
  const { first, last } = recordings[0]?.stretch ?? { first: 0, last: 0 };
  return {
    flights: flights.map(indicesOf),
    chosen: best ? indicesOf(best) : { launch: first, landing: last, isDetected: false },
  };
}

/** Returns the flight of a track; see {@link searchFlights}. */
export function findFlight(track: CleanTrack): FlightIndices {
  return searchFlights(track).chosen;
}

/** A movement that may be a flight, by indexes of the whole track. */
interface FlightCandidate extends Stretch {
  /** 0 for a flight, 1 for what the pilot is asked about, 2 for a hop, a run or a drive, 3 for a ride up the hill. */
  readonly doubt: number;
}

const DOUBTS = { flight: 0, doubtful: 1, hop: 2, run: 2, drive: 2, rideUp: 3 } as const;

function candidatesOf({ stretch, track }: Recording): readonly FlightCandidate[] {
  const { time } = track.fixes;
  const motion = motionOf(track);
  const moving: Moving = { time, motion, liftAltitude: track.liftAltitude, hasAltitude: track.altitudeSource !== null };
  return movementsOf(moving).map((part) => ({
    first: stretch.first + part.first,
    last: stretch.first + part.last,
    doubt: DOUBTS[movementOf(moving, part)],
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

function indicesOf({ first, last, doubt }: FlightCandidate): FlightIndices {
  const indices = { launch: first, landing: last, isDetected: true };
  if (doubt === DOUBTS.flight) return indices;
  return doubt === DOUBTS.doubtful ? { ...indices, isDoubtful: true } : { ...indices, isOther: true };
}
