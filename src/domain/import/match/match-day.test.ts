import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metres, minutes } from '../../units.ts';
import { type DayFlight, matchDay } from './match-day.ts';

const flight = (key: string, start: number | null, airtime = 9): DayFlight => ({
  key,
  start,
  airtime: minutes(airtime),
  altitude: null,
  place: null,
  siteName: 'kandel',
});
const sure = (entry: string) => ({ state: 'sure', entry });

describe('flights of a day', () => {
  it('without entries are new, and entries without flights have no match', () => {
    expect(matchDay([flight('a', 600)], [])).toEqual(new Map([['a', { state: 'new' }]]));
    expect(matchDay([], [flight('1', 600)])).toEqual(new Map());
  });

  it('that are the rivals of each other become sure once the nearest pair is taken', () => {
    const found = [flight('a', 600), flight('b', 612), flight('c', 624)];
    const entries = [flight('1', 600), flight('2', 607), flight('3', 624)];
    expect([...matchDay(found, entries).values()]).toEqual([sure('1'), sure('2'), sure('3')]);
    const withoutFirst = matchDay(found, entries.slice(1));
    expect(withoutFirst.get('b')).toEqual({ state: 'question', candidates: ['2'] });
  });

  it('are a question where an entry stands between them, until it is clearly nearer to one', () => {
    const found = [flight('a', 600), flight('b', 612)];
    const between = matchDay(found, [flight('1', 606)]);
    expect([...between.values()].map(({ state }) => state)).toEqual(['question', 'question']);
    expect(matchDay(found, [flight('1', 603)]).get('a')).toEqual(sure('1'));
  });

  it('propose the entry of the same time first, then that of the same airtime', () => {
    const found = [flight('a', null, 12)];
    const entries = [flight('1', null, 16), flight('2', null, 12), flight('3', null, 13)];
    expect(matchDay(found, entries).get('a')).toEqual({ state: 'question', candidates: ['2', '3', '1'] });
  });

  it('are all a question, without proposals, where nobody could look through the pairs', () => {
    const many = Array.from({ length: 201 }, (_, i) => flight(String(i), 3 * i));
    const matches = matchDay(many, many);
    expect(matches.size).toBe(201);
    expect(matches.get('7')).toEqual({ state: 'question', candidates: [] });
    expect(matchDay(many.slice(1), many.slice(1)).get('7')).not.toEqual({ state: 'question', candidates: [] });
  });
});

describe('any day', () => {
  const anyFlight = fc.record({
    start: fc.option(fc.integer({ min: 480, max: 900 })),
    airtime: fc.option(fc.integer({ min: 3, max: 150 }).map(minutes)),
    altitude: fc.option(fc.integer({ min: 800, max: 3_000 }).map(metres)),
    place: fc.constant(null),
    siteName: fc.constantFrom('', 'kandel', 'plan'),
  });
  const anyFlights = fc
    .array(anyFlight, { maxLength: 7 })
    .map((flights) => flights.map((one, i) => ({ ...one, key: String(i + 1) })));

  it('has the same matches in whatever order its flights and entries are given', () => {
    fc.assert(
      fc.property(anyFlights, anyFlights, (found, entries) => {
        const matches = matchDay(found, entries);
        expect(matchDay(found.toReversed(), entries.toReversed())).toEqual(matches);
      }),
    );
  });

  it('has one match a flight, takes no entry twice, and proposes none that is taken', () => {
    fc.assert(
      fc.property(anyFlights, anyFlights, (found, entries) => {
        const matches = [...matchDay(found, entries).values()];
        const taken = matches.flatMap((match) => (match.state === 'sure' ? [match.entry] : []));
        const proposed = matches.flatMap((match) => (match.state === 'question' ? match.candidates : []));
        expect(matches).toHaveLength(found.length);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.filter((entry) => proposed.includes(entry))).toEqual([]);
        expect([...taken, ...proposed].every((entry) => entries.some(({ key }) => key === entry))).toBe(true);
      }),
    );
  });

  it('that is matched with itself is sure or a question, never new', () => {
    fc.assert(
      fc.property(anyFlights, (flights) => {
        for (const [key, match] of matchDay(flights, flights)) {
          if (match.state === 'sure') expect(match.entry).toBe(key);
          else expect(match.state).toBe('question');
        }
      }),
    );
  });
});
