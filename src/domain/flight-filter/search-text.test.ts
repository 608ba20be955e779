import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import {
  type ShownWords,
  searchTextOfFlight,
  searchTextOfGlider,
  searchTextOfSite,
  searchWords,
} from './search-text.ts';

const SHOWN: ShownWords = {
  day: (date) => `Day ${date.slice(8)}`,
  xcTypes: {
    freeFlight: 'Free flight',
    freeTriangle: 'Free triangle',
    faiTriangle: 'FAI triangle',
    closedFreeTriangle: 'Closed free triangle',
    closedFaiTriangle: 'Closed FAI triangle',
  },
};

describe('the text of a flight', () => {
  it('has the day as shown and as stored, the XC type, tags and remarks', () => {
    const flight = logbookFlight({ id: 1, date: '2026-05-03', xcType: 'faiTriangle', remarks: 'Après-midi\ncalme' });
    expect(searchTextOfFlight({ ...flight, tags: ['Hike & Fly'] }, SHOWN).split('\n')).toEqual([
      'day 03',
      '2026-05-03',
      'fai triangle',
      'hike & fly',
      'apres-midi',
      'calme',
    ]);
  });

  it('has none of the values that a flight lacks', () => {
    expect(searchTextOfFlight(logbookFlight({ id: 1 }), SHOWN).trim()).toBe('day 03\n2026-05-03');
  });
});

it('the text of a site has its name and location, that of a glider its name', () => {
  expect(searchTextOfSite({ name: 'Vounetz', location: 'Charmey, Suisse' })).toBe('vounetz\ncharmey, suisse');
  expect(searchTextOfGlider({ name: 'Épsilon 8' })).toBe('epsilon 8');
});

describe('the words of a search', () => {
  it('are folded and divided at any blanks', () => {
    expect(searchWords('  Lac\u00a0BLANC\t Genève ')).toEqual(['lac', 'blanc', 'geneve']);
    expect(searchWords(' ')).toEqual([]);
  });

  it('leave out words that another one contains: they would find nothing less', () => {
    expect(searchWords('ter Interlaken ter terrain')).toEqual(['interlaken', 'terrain']);
  });
});
