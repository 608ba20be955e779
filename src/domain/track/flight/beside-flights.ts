import { bareSlopeOf } from './doubts.ts';
import type { Movement } from './movement.ts';
import type { Moving } from './moving.ts';
import { type Stretch, secondsOf } from './stretch.ts';

/** A movement, and its likeliest kind. */
interface Judged extends Stretch {
  readonly movement: Movement;
}

/** So soon before or after a flight, in seconds, and so near its launch or landing, in metres away and up or down. */
const BESIDE = { seconds: 1_200, metres: 200, heightM: 25 } as const;
/** A flight that ends so far below its launch, in metres, ends where nobody launches, and launches where nobody lands. */
const MIN_DROP_M = 100;
/** Slopes of roads, and by how much shallower than a way down without lift another one is. */
const RIDE = { slope: 0.09, share: 0.75 } as const;

/**
 * Returns movements of one recording, more doubtful beside flights: what goes down from a landing field, or to a launch, is rather a ride,
 * unless it shows lift. Of two ways down without lift the shallower one is the ride.
 */
export function doubtedBesideFlights<Each extends Judged>(track: Moving, movements: readonly Each[]): readonly Each[] {
  const flights = movements.filter(({ movement }) => movement === 'flight');
  if (flights.length < 2) return movements;
  const isBeside = (each: Each): boolean => {
    const slope = bareSlopeOf(track, each);
    return (
      slope !== null &&
      slope < RIDE.slope &&
      flights.some((flight) => isSteeper(track, flight, slope) && touches(track, each, flight))
    );
  };
  return movements.map((each) =>
    each.movement === 'flight' && isBeside(each) ? { ...each, movement: 'doubtful' } : each,
  );
}

function isSteeper(track: Moving, flight: Stretch, slope: number): boolean {
  return slope < RIDE.share * (bareSlopeOf(track, flight) ?? Number.POSITIVE_INFINITY);
}

/** Whether something begins where a flight has landed, or ends where it launches. */
function touches(track: Moving, { first, last }: Stretch, flight: Stretch): boolean {
  const { liftAltitude } = track;
  if ((liftAltitude[flight.first] ?? 0) - (liftAltitude[flight.last] ?? 0) < MIN_DROP_M) return false;
  return isNear(track, { first: flight.last, last: first }) || isNear(track, { first: last, last: flight.first });
}

function isNear(track: Moving, between: Stretch): boolean {
  const seconds = secondsOf(track.time, between);
  if (between.last < between.first || seconds > BESIDE.seconds) return false;
  const { north, east } = track.motion;
  const off = (column: Float32Array | Float64Array): number =>
    (column[between.last] ?? 0) - (column[between.first] ?? 0);
  return Math.hypot(off(north), off(east)) <= BESIDE.metres && Math.abs(off(track.liftAltitude)) <= BESIDE.heightM;
}
