import type { FilteredFlight } from './matching.ts';

/** The prepared texts of a logbook: of a flight itself, and of its site and glider, which many flights share. */
export interface SearchTexts<F> {
  readonly ofFlight: (flight: F) => string;
  readonly ofSite: (id: number) => string;
  readonly ofGlider: (id: number) => string;
}

type Placed = Pick<FilteredFlight, 'siteId' | 'gliderId'>;

/**
 * Returns the flights in which every word occurs, in their order. The words are folded (`searchWords`), the texts, too:
 * a search compares strings only, and each site and glider once.
 */
export function flightsWithWords<F extends Placed>(
  flights: readonly F[],
  words: readonly string[],
  texts: SearchTexts<F>,
): readonly F[] {
  return words.reduce((found, word) => {
    const atSite = remembering((id) => texts.ofSite(id).includes(word));
    const onGlider = remembering((id) => texts.ofGlider(id).includes(word));
    return found.filter(
      (flight) => atSite(flight.siteId) || onGlider(flight.gliderId) || texts.ofFlight(flight).includes(word),
    );
  }, flights);
}

function remembering(occursIn: (id: number) => boolean): (id: number | null) => boolean {
  const known = new Map<number, boolean>();
  return (id) => {
    if (id === null) return false;
    const occurs = known.get(id) ?? occursIn(id);
    known.set(id, occurs);
    return occurs;
  };
}
