import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlightFilter, NO_FILTER } from '#domain/flight-filter/flight-filter';
import { SCORE_TYPES } from '#domain/score/rule-set-ids';
import { fitText, nameKey } from '#domain/text';
import { filterIn, pathToFlights } from './flight-list-address.ts';
import { pageOf } from './pages.ts';

const searchIn = (path: string): string => path.slice(path.indexOf('?'));
const parsed = (search: string): FlightFilter => filterIn(search);

const anyText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((text) => text !== '' && fitText(text, maxLength) === text);
const anyItem = fc.oneof(fc.integer({ min: 1, max: 9_999_999_999 }), fc.constant('none' as const));
const anyFilter: fc.Arbitrary<FlightFilter> = fc.record({
  words: fc.oneof(fc.constant(''), anyText(20)),
  year: fc.option(fc.integer({ min: 1900, max: 2099 })),
  month: fc.option(fc.integer({ min: 1, max: 12 })),
  date: fc.option(fc.constantFrom('1999-01-01', '2024-02-29')),
  since: fc.option(fc.constantFrom('1999-01-01', '2024-02-29')),
  until: fc.option(fc.constantFrom('1999-01-01', '2024-02-29')),
  hour: fc.option(fc.integer({ min: 0, max: 23 })),
  site: fc.option(anyItem),
  glider: fc.option(anyItem),
  track: fc.option(fc.constantFrom('with', 'without')),
  xc: fc.option(fc.constantFrom(...SCORE_TYPES)),
  hike: fc.option(fc.constantFrom('with', 'without')),
  tags: fc.uniqueArray(anyText(3), { maxLength: 5, selector: nameKey }),
});

describe('the address of the flight list', () => {
  it('is that of the list alone without a filter', () => {
    expect(pathToFlights({})).toBe('/flights');
    expect(pathToFlights(NO_FILTER)).toBe('/flights');
    expect(pathToFlights({ words: '  ' })).toBe('/flights');
  });

  it('names what is filtered, and can be read by a pilot', () => {
    expect(pathToFlights({ year: 2026, site: 3, tags: ['tandem', 'hike & fly'] })).toBe(
      '/flights?year=2026&site=3&tag=tandem&tag=hike+%26+fly',
    );
    expect(pathToFlights({ words: ' lac Blanc ', hour: 0, glider: 'none', track: 'without', xc: 'faiTriangle' })).toBe(
      '/flights?q=lac+Blanc&hour=0&glider=none&track=without&xc=faiTriangle',
    );
    expect(pathToFlights({ month: 5 })).toBe('/flights?month=5');
    expect(pathToFlights({ date: '2026-05-03' })).toBe('/flights?date=2026-05-03');
    expect(pathToFlights({ since: '2026-02-03', until: '2026-05-03', hike: 'with' })).toBe(
      '/flights?since=2026-02-03&until=2026-05-03&hike=with',
    );
  });

  it('is a page of the app', () => {
    expect(pageOf(pathToFlights({ year: 2026 }).split('?')[0] ?? '')).toBe('flights');
  });

  it('leads back to the filter that it was made of', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterIn(searchIn(pathToFlights(filter)))).toEqual(filter);
      }),
      { examples: [[{ ...NO_FILTER, words: 'a=b&c+d%20?' }]] },
    );
  });

  it('has no characters in it that a browser cannot encode', () => {
    expect(pathToFlights({ words: 'wind \ud800' })).toBe('/flights?q=wind');
  });
});

describe('the filter in an address', () => {
  it('is none without a search', () => {
    expect(parsed('')).toEqual(NO_FILTER);
    expect(parsed('?')).toEqual(NO_FILTER);
  });

  it('leaves out what is not valid, and keeps the rest', () => {
    const bad = 'year=1899&month=13&date=2026-02-30&hour=24&site=0&glider=-3&track=maybe&xc=square&q=+&tag=';
    expect(parsed(bad)).toEqual(NO_FILTER);
    expect(parsed('year=20x6&hour=&month=&site=1.5&glider=5')).toEqual({ ...NO_FILTER, glider: 5 });
    expect(parsed('utm_source=mail&toString=1&year=2025')).toEqual({ ...NO_FILTER, year: 2025 });
  });

  it('leaves out what is cut off within a character', () => {
    expect(parsed('year=2025&q=Gen%C3%A8ve')).toEqual({ ...NO_FILTER, year: 2025, words: 'Genève' });
    expect(parsed('year=2025&q=Gen%C3')).toEqual({ ...NO_FILTER, year: 2025 });
    expect(parsed('year=2025&q=Gen%')).toEqual({ ...NO_FILTER, year: 2025 });
  });

  it('takes the first value of a part that has one', () => {
    expect(parsed('year=2025&year=2024').year).toBe(2025);
  });

  it('has each tag once, however it is written, and a limited number and length of all', () => {
    expect(parsed('tag=Tandem&tag=tandem&tag=+tandem+&tag=XC').tags).toEqual(['Tandem', 'XC']);
    const many = Array.from({ length: 30 }, (_, index) => `tag=t${index}`).join('&');
    expect(parsed(many).tags).toHaveLength(20);
    expect(parsed(`tag=${'x'.repeat(50)}`).tags).toEqual(['x'.repeat(30)]);
    expect(parsed(`q=${'x'.repeat(500)}`).words).toHaveLength(200);
  });
});
