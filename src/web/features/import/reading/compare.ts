import { matchFlights } from '#domain/import/match-flights';
import { compareFlights } from '#domain/order/numbering';
import type { Logbook } from '#web/store/logbook.ts';
import type { ImportCalls } from '../calls.ts';
import type { ReviewContent, ReviewItem } from '../review/review.ts';
import { knownFlights } from './known-flights.ts';
import { localFlights } from './local-flights.ts';
import type { ReadFiles } from './read-given.ts';

type LogbookItems = Pick<Logbook, 'flights' | 'sites' | 'gliders'>;

/** What was read, and the logbook to compare it with. */
export interface Comparing {
  readonly source: string;
  readonly read: ReadFiles;
  /** As it was when reading began. */
  readonly logbook: LogbookItems;
  readonly calls: Pick<ImportCalls, 'tracks' | 'timeZones' | 'runs'> & {
    readonly logbook: () => Promise<LogbookItems | null>;
  };
}

/** Returns what was read beside the logbook, the newest flight first. Rejects with a `CallError`. */
export async function compare({ source, read, logbook, calls }: Comparing): Promise<ReviewContent> {
  const [found, tracks, runs] = await Promise.all([
    localFlights(read.flights, calls.timeZones),
    calls.tracks(),
    calls.runs(),
  ]);
  const present = (await calls.logbook()) ?? logbook; // After the tracks: a track without its flight would not be known.
  await nextTask();
  const matches = matchFlights(found, knownFlights(present, tracks));
  await nextTask();
  const readOf = new Map(read.flights.map((flight) => [flight.key, flight]));
  const items = found.map(
    (flight): ReviewItem => ({
      found: flight,
      match: matches.get(flight.key) ?? { kind: 'new', certainty: 'sure' },
      track: readOf.get(flight.key)?.track ?? null,
      archived: readOf.get(flight.key)?.archived ?? null,
    }),
  );
  const openRun = runs.find((run) => run.state === 'open' && run.source === source) ?? null;
  const { filesNum, refused, archives } = read;
  return { source, filesNum, refused, archives, items: items.sort(newestFirst), openRun };
}

/** Lets the page draw and respond between two steps of a thousand flights. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function newestFirst(a: ReviewItem, b: ReviewItem): number {
  return compareFlights({ ...b.found, id: 0 }, { ...a.found, id: 0 });
}
