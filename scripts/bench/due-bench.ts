import { type DueLogbook, duesOf } from '#domain/due/dues';
import { constructedLogbook, naiveDues } from '#test/builders/naive-dues';
import { type BenchRow, rowAgainstLimit, timed } from './row.ts';

const [ITEMS, FLIGHTS, MOST_MS] = [30, 10_000, 5];
const RUNS = { runs: 9, warmUp: 3 };
const TODAY = '2026-05-03';

/** Time of what is due among 30 gliders and pieces of gear over 10,000 flights: against counting each check by itself, and cold. */
export async function dueBench(): Promise<readonly BenchRow[]> {
  const logbook = largeLogbook();
  const startedAt = performance.now();
  duesOf(logbook, TODAY);
  const cold = performance.now() - startedAt;
  const found = await timed(() => duesOf(logbook, TODAY), RUNS);
  const naive = await timed(() => naiveDues(logbook, TODAY), RUNS);
  return [
    {
      name: `due among ${ITEMS} items over ${FLIGHTS} flights against counting each check by itself`,
      measured: `${found.toFixed(2)} ms`,
      against: `${naive.toFixed(2)} ms`,
      ratio: found / naive,
      aim: '≤ 0.5',
      met: found / naive <= 0.5,
    },
    rowAgainstLimit('the same, the first time', { measured: cold, most: MOST_MS * 4, unit: 'ms' }),
    rowAgainstLimit('the same, later', { measured: found, most: MOST_MS, unit: 'ms' }),
  ];
}

/** A constructed logbook, its gear repeated up to the number of items, and its flights on many days. */
function largeLogbook(): ReturnType<typeof constructedLogbook> & DueLogbook {
  const { gliders, gear, flights, handlings } = constructedLogbook(1);
  const many = Array.from({ length: FLIGHTS }, (_, index) => {
    const flight = flights[index % flights.length];
    if (!flight) throw new Error('The constructed logbook has no flights');
    return { ...flight, date: new Date(Date.UTC(2005, 0, 1 + (index % 7_800))).toISOString().slice(0, 10) };
  });
  const inUse = <Item extends object>(item: Item) => ({ ...item, inUseUntil: null });
  const repeated = Array.from({ length: ITEMS - gliders.length }, (_, index) => {
    const one = gear[index % gear.length];
    if (!one) throw new Error('The constructed logbook has no gear');
    const checks = one.checks.map((check) => ({ ...check, hours: 20 + index, lastOn: `20${10 + (index % 15)}-01-31` }));
    return { ...inUse(one), id: index + 1, checks };
  });
  return { gliders: gliders.map(inUse), gear: repeated, flights: many, handlings };
}
