import { filterChoices } from '#domain/flight-filter/filter-choices';
import { NO_FILTER } from '#domain/flight-filter/flight-filter';
import { byId, logbookFlight, logbookSite } from '#test/builders/logbook-items';
import { type FilteredLogbook, flightsShown } from '#web/features/flights/list/filters/flights-shown.ts';
import { clearSessionState } from '#web/session-state.ts';
import { type BenchRow, rowAgainstLimit, timed } from './row.ts';

const FLIGHTS = 10_000;
const SITES = 60;
const REMARKS = 1_000;
/** What browsers call a long task: from there on typing is felt to be late. */
const LONG_TASK_MS = 50;
const FIRST_MS = 1_000;
/** In the remarks of every flight, and in none: both are looked for to the end of the text. */
const SEARCHES = ['?q=abend+thermik', '?q=zermatt', '?q=site+12+zzz', '?q=mai&year=2019&site=3'];
const WORDS = ['Thermik', 'über', 'dem', 'Grat', 'ruhig', 'Landung', 'am', 'See', 'Föhn', 'Abend'];

/** Time of a search in a large logbook with long remarks: the first one, which prepares the texts, and those after it. */
export async function filterBench(): Promise<readonly BenchRow[]> {
  const logbook = largeLogbook();
  const flights = [...logbook.flights.values()];
  const first = await timed(() => {
    clearSessionState();
    flightsShown(logbook, '?q=zermatt');
  });
  const searches: number[] = [];
  for (const search of SEARCHES) searches.push(await timed(() => flightsShown(logbook, search)));
  const choices = await timed(() => filterChoices(flights, { ...NO_FILTER, year: 2019 }));
  const name = `${FLIGHTS} flights with remarks of ${REMARKS} characters`;
  return [
    rowAgainstLimit(`slowest search in ${name}`, { measured: Math.max(...searches), most: LONG_TASK_MS, unit: 'ms' }),
    rowAgainstLimit(`first search in ${name}, nothing prepared`, { measured: first, most: FIRST_MS, unit: 'ms' }),
    rowAgainstLimit(`choices of the filters of ${FLIGHTS} flights`, {
      measured: choices,
      most: LONG_TASK_MS,
      unit: 'ms',
    }),
  ];
}

function largeLogbook(): FilteredLogbook {
  const flights = Array.from({ length: FLIGHTS }, (_, index) =>
    logbookFlight({
      id: index + 1,
      siteId: 1 + (index % SITES),
      date: `20${10 + (index % 15)}-${String(1 + (index % 12)).padStart(2, '0')}-${10 + (index % 19)}`,
      remarks: remarksOf(index),
      tags: index % 3 === 0 ? ['tandem'] : [],
    }),
  );
  const sites = Array.from({ length: SITES }, (_, index) => logbookSite({ id: index + 1 }));
  return { flights: byId(...flights), sites: byId(...sites), gliders: new Map() };
}

function remarksOf(seed: number): string {
  let text = '';
  for (let step = 0; text.length < REMARKS; step += 1) text += `${WORDS[(seed + step * step) % WORDS.length]} `;
  return text.slice(0, REMARKS);
}
