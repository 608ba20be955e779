import type { Flight } from '#domain/flight';
import {
  type SearchTexts,
  searchTextOfFlight,
  searchTextOfGlider,
  searchTextOfSite,
} from '#domain/flight-filter/flight-search';
import { sessionState } from '#web/session-state.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';

/** The texts of items by the item itself: one that was changed is another item. */
const known = sessionState(() => new WeakMap<object, string>());
/** So that a letter is never typed later than it can be seen. */
const SLICE_MS = 8;
const SHOWN = { day: texts.dates.day, xcTypes: texts.xc.types };

/** Returns the texts that a search looks into. Each is prepared when it is first needed, and kept. */
export function searchTexts({ sites, gliders }: Pick<Logbook, 'sites' | 'gliders'>): SearchTexts<Flight> {
  return {
    ofFlight: textOfFlight,
    ofSite: (id) => prepared(sites.get(id), searchTextOfSite),
    ofGlider: (id) => prepared(gliders.get(id), searchTextOfGlider),
  };
}

/** Prepares the texts of all flights in short slices, before they are searched. */
export function prepareSearch(flights: Logbook['flights'], stopped: AbortSignal): void {
  const left = flights.values();
  const prepareSlice = (): void => {
    const until = performance.now() + SLICE_MS;
    while (!stopped.aborted && performance.now() < until) {
      const { done, value } = left.next();
      if (done) return;
      textOfFlight(value);
    }
    if (!stopped.aborted) setTimeout(prepareSlice);
  };
  prepareSlice();
}

function textOfFlight(flight: Flight): string {
  return prepared(flight, (item) => searchTextOfFlight(item, SHOWN));
}

function prepared<Item extends object>(item: Item | undefined, textOf: (item: Item) => string): string {
  if (item === undefined) return '';
  const held = known.get();
  const ready = held.get(item);
  if (ready !== undefined) return ready;
  const text = textOf(item);
  held.set(item, text);
  return text;
}
