import { dayAfterRollOver } from '../../igc/day-of-file.ts';
import { daysAfter, type LocalDate } from '../../local-date.ts';
import type { FlightTimes } from '../../track/flight/time-range.ts';
import type { FoundFlight, FoundTrack, KnownFlight, Match } from '../found-flight.ts';
import { matchFlights } from './match-flights.ts';

/** What becomes of a flight that a device has sent, unasked; `ask` waits for the pilot. */
export type SentOutcome =
  | { readonly do: 'add' }
  | { readonly do: 'fill'; readonly flightId: number }
  | { readonly do: 'drop' }
  | { readonly do: 'ask' };

/** What {@link outcomesOfSent} compares flights with. */
interface Around {
  /** The flights of the logbook around these days. */
  readonly known: readonly KnownFlight[];
  /** What the device has sent before around these times. */
  readonly sentBefore: readonly FlightTimes[];
  /** The latest day anywhere. */
  readonly today: LocalDate;
}

/** Recorders that split a recording begin the next file within so many seconds. */
const MAX_GAP_S = 300;

/**
 * Returns what becomes of the flights of a file that a device has sent, by their keys: what an import would do unasked. Nobody sees the
 * rest of such a file, so more is asked: a day in the future or of a receiver that counts weeks wrongly, a recording that ends in
 * the air or goes on from a flight of the logbook, and any flight of a day with entries without a time: which of them it is, only all flights of the day tell.
 */
export function outcomesOfSent(found: readonly FoundFlight[], around: Around): ReadonlyMap<string, SentOutcome> {
  const matches = matchFlights(found, around.known);
  const filled = new Set<number>();
  const outcomes = new Map<string, SentOutcome>();
  for (const flight of found) {
    const outcome = wasSent(flight, around) ? DROPPED : outcomeOf(flight, matches.get(flight.key), around);
    const isTaken = outcome.do === 'fill' && filled.has(outcome.flightId);
    outcomes.set(flight.key, isTaken ? { do: 'ask' } : outcome);
    if (outcome.do === 'fill') filled.add(outcome.flightId);
  }
  return outcomes;
}

const DROPPED: SentOutcome = { do: 'drop' };
/** No pilot launches twice within so many seconds; a longer file may move the launch or landing of a flight by less. */
export const SAME_LAUNCH_S = 30;

/**
 * Whether the device has sent the flight before. What the pilot has deleted does not return with a file that has more, also not as a
 * longer recording; that of a flight which the pilot still has is new.
 */
function wasSent({ track }: FoundFlight, { known, sentBefore }: Around): boolean {
  if (track === null) return false;
  const before = sentBefore.filter((sent) => isSameLaunch(sent, track));
  if (before.some(({ landingTime }) => landingTime > track.landingTime - SAME_LAUNCH_S)) return true;
  return before.length > 0 && !known.some((flight) => flight.track !== null && isSameLaunch(flight.track, track));
}

function isSameLaunch(one: FlightTimes, other: FlightTimes): boolean {
  return Math.abs(one.launchTime - other.launchTime) <= SAME_LAUNCH_S;
}

function outcomeOf(flight: FoundFlight, match: Match | undefined, around: Around): SentOutcome {
  if (match === undefined || match.certainty !== 'sure') return { do: 'ask' };
  if (match.kind === 'sameFlight' && match.isLonger) return { do: 'ask' };
  if (match.kind !== 'new' && match.kind !== 'fills') return { do: 'drop' };
  if (isDoubtful(flight, around)) return { do: 'ask' };
  return match.kind === 'fills' ? { do: 'fill', flightId: match.flightId } : { do: 'add' };
}

/** Whether the flight may go on in a later file, be of another day, or be in the logbook as another one. */
function isDoubtful(flight: FoundFlight, { known, today }: Around): boolean {
  if (flight.track === null || flight.track.endsInAir || isDayDoubtful(flight, today)) return true;
  return known.some((one) => isRelated(flight, one));
}

/** Whether an entry of the day may be the flight without saying when it was, or a track may be another piece of it. */
function isRelated({ date, track }: FoundFlight, known: KnownFlight): boolean {
  if (known.track === null) return known.date === date && known.time === null;
  return goOn(track, known.track);
}

function isDayDoubtful({ date, track }: FoundFlight, today: LocalDate): boolean {
  if (track?.daysAsked !== undefined || date > daysAfter(today, 1)) return true;
  return !track?.convertedFrom && dayAfterRollOver(date, today) !== null;
}

/** Whether one of two tracks begins in the air soon after the other has ended. */
function goOn(found: FoundTrack | null, known: NonNullable<KnownFlight['track']>): boolean {
  if (found === null) return false;
  const [after, before] = [found.launchTime - known.landingTime, known.launchTime - found.landingTime];
  return (found.beginsInAir === true && isGap(after)) || (found.endsInAir === true && isGap(before));
}

function isGap(seconds: number): boolean {
  return seconds >= 0 && seconds <= MAX_GAP_S;
}
