import { dayAfterRollOver } from '../../igc/day-of-file.ts';
import { daysAfter, type LocalDate } from '../../local-date.ts';
import type { FoundFlight, FoundTrack, KnownFlight, Match } from '../found-flight.ts';
import { matchFlights } from './match-flights.ts';

/** What becomes of a flight that a device has sent, unasked; `ask` waits for the pilot. */
export type SentOutcome =
  | { readonly do: 'add' }
  | { readonly do: 'fill'; readonly flightId: number }
  | { readonly do: 'drop' }
  | { readonly do: 'ask' };

/** Recorders that split a recording begin the next file within so many seconds. */
const MAX_GAP_S = 300;

/**
 * Returns what becomes of the flights of a file that a device has sent, by their keys: what an import would do unasked. Nobody sees the
 * rest of such a file, so more is asked: a day in the future or of a receiver that counts weeks wrongly, a recording that ends in
 * the air or goes on from a flight of the logbook, and any flight of a day with entries without a time: which of them it is, only all flights of the day tell. `known` are the flights of the logbook around these days, `today` the latest day anywhere.
 */
export function outcomesOfSent(
  found: readonly FoundFlight[],
  { known, today }: { readonly known: readonly KnownFlight[]; readonly today: LocalDate },
): ReadonlyMap<string, SentOutcome> {
  const matches = matchFlights(found, known);
  const filled = new Set<number>();
  const outcomes = new Map<string, SentOutcome>();
  for (const flight of found) {
    const outcome = outcomeOf(flight, matches.get(flight.key), { known, today });
    const isTaken = outcome.do === 'fill' && filled.has(outcome.flightId);
    outcomes.set(flight.key, isTaken ? { do: 'ask' } : outcome);
    if (outcome.do === 'fill') filled.add(outcome.flightId);
  }
  return outcomes;
}

interface Around {
  readonly known: readonly KnownFlight[];
  readonly today: LocalDate;
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
