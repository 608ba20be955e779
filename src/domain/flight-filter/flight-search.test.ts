import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { flightsWithWords } from './flight-search.ts';

const SITES = ['', 'vounetz\ncharmey', 'lac blanc\nvosges'];
const GLIDERS = ['', 'rush 6'];
const FLIGHTS = [
  logbookFlight({ id: 1, siteId: 1, gliderId: 1, remarks: 'first thermal' }),
  logbookFlight({ id: 2, siteId: 2, remarks: 'top of the day' }),
  logbookFlight({ id: 3, remarks: 'hop from vounetz, 6 minutes' }),
];

const reads: string[] = [];
const texts = {
  ofFlight: ({ remarks }: { readonly remarks: string }) => remarks,
  ofSite: (id: number) => {
    reads.push(`site ${id}`);
    return SITES[id] ?? '';
  },
  ofGlider: (id: number) => GLIDERS[id] ?? '',
};
const found = (...words: readonly string[]): readonly number[] =>
  flightsWithWords(FLIGHTS, words, texts).map(({ id }) => id);

describe('a search', () => {
  it('without words finds all flights', () => {
    expect(flightsWithWords(FLIGHTS, [], texts)).toBe(FLIGHTS);
  });

  it('finds a word in the flight, its site or its glider, anywhere in a longer word', () => {
    expect(found('vounetz')).toEqual([1, 3]);
    expect(found('osge')).toEqual([2]);
    expect(found('rush')).toEqual([1]);
    expect(found('6')).toEqual([1, 3]);
  });

  it('finds flights with all words, each of them anywhere', () => {
    expect(found('vounetz', 'thermal')).toEqual([1]);
    expect(found('vounetz', 'day')).toEqual([]);
  });

  it('finds in any order of the words the same flights, in the order of the logbook', () => {
    expect(found('thermal', 'vounetz')).toEqual(found('vounetz', 'thermal'));
    const turned = flightsWithWords(FLIGHTS.toReversed(), ['6'], texts).map(({ id }) => id);
    expect(turned).toEqual(found('6').toReversed());
  });

  it('does not find a word across the name of a site and its location', () => {
    expect(found('vounetzcharmey')).toEqual([]);
    expect(found('vounetz charmey')).toEqual([]);
  });

  it('finds nothing by the site of a flight without one', () => {
    const unplaced = [logbookFlight({ id: 9, remarks: 'vosges' }), logbookFlight({ id: 10 })];
    const all = { ...texts, ofSite: () => 'lac blanc', ofGlider: () => 'rush' };
    expect(flightsWithWords(unplaced, ['lac'], all)).toEqual([]);
    expect(flightsWithWords(unplaced, ['vosges'], all).map(({ id }) => id)).toEqual([9]);
  });

  it('reads each site once for a word, however many flights it has', () => {
    reads.length = 0;
    flightsWithWords([...FLIGHTS, ...FLIGHTS, ...FLIGHTS], ['charmey'], texts);
    expect(reads.toSorted()).toEqual(['site 1', 'site 2']);
  });
});
