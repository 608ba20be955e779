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

describe('searches of what was typed', () => {
  it.each([
    ['the day as it is stored', '2026-05-03'],
    ['a part of it', '2026-05'],
    ['the XC type', 'FAI'],
    ['a tag in capitals', 'HIKE'],
    ['a word of the remarks without its accents', 'après'],
    ['words in any order', 'calme day'],
    ['a letter twice', 'm m'],
  ])('find %s', (_, typed) => {
    const flight = {
      ...logbookFlight({ id: 1, xcType: 'faiTriangle', remarks: 'Apre\u0300s-midi calme' }),
      tags: ['Hike'],
    };
    const text = searchTextOfFlight(flight, SHOWN);
    expect(searchWords(typed).every((word) => text.includes(word))).toBe(true);
  });

  it('do not find a word across two values', () => {
    const flight = { ...logbookFlight({ id: 1, remarks: 'calme' }), tags: ['hike', 'fly'] };
    const text = searchTextOfFlight(flight, SHOWN);
    for (const typed of ['hikefly', 'flycalme', '03hike']) expect(text).not.toContain(searchWords(typed)[0]);
  });

  it.each([
    ['Interlaken inter', ['interlaken']],
    ['inter Interlaken', ['interlaken']],
    ['Sierre sierre SIERRE', ['sierre']],
    ['Zoé zoe', ['zoe']],
    ['a b ab', ['ab']],
    ['\u2003', []],
    ['', []],
  ])('of %j look for %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});
