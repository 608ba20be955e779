import { NO_TAGS } from '#domain/tags';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';

const QUANTITIES = ['airtime', 'altitude'] as const;
const NAMES = ['siteName', 'gliderName', 'remarks'] as const;

/** Returns whether a found flight has a value that a flight of the logbook lacks. */
export function fillsAnything(found: FoundFlight, known: KnownFlight): boolean {
  const fillsTrack = found.track !== null && known.track === null;
  const fillsTime = found.time !== null && known.time === null;
  const fillsQuantity = QUANTITIES.some((field) => (found[field] ?? 0) > 0 && known[field] === 0);
  return (
    fillsTrack ||
    fillsTime ||
    fillsQuantity ||
    fillsTags(found, known) ||
    NAMES.some((field) => found[field] !== '' && known[field] === '')
  );
}

/** Whether a found flight has tags, and the one of the logbook none. */
function fillsTags({ tags = NO_TAGS }: FoundFlight, known: KnownFlight): boolean {
  return tags.length > 0 && known.tags.length === 0;
}
