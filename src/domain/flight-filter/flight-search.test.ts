import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import {
  flightsWithWords,
  folded,
  type ShownWords,
  searchTextOfFlight,
  searchTextOfGlider,
  searchTextOfSite,
  searchWords,
} from './flight-search.ts';

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
    ['Zoé zoe', ['zo']],
    ['a b ab', ['ab']],
    ['\u2003', []],
    ['', []],
  ])('of %j look for %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});

describe('a folded text', () => {
  it.each([
    ['Genève', 'geneve'],
    ['ÉLANCOURT', 'elancourt'],
    ['Gaißau', 'gaissau'],
    ['Vågå', 'vaga'],
    ['Bjørnøya', 'bjornoya'],
    ['Łódź', 'lodz'],
    ['Œuf, Æsch', 'ouf, asch'],
    ['Mühle', 'muhle'],
    ['Muehle', 'muhle'],
    ['Weißenstein', 'weissenstein'],
    ['Ölüdeniz, İzmir, Işık', 'oludeniz, izmir, isik'],
    ['Ελλάδα', 'ελλαδα'],
    ['Йошкар-Ола', 'иошкар-ола'],
    ['Cafe\u0301', 'cafe'],
    ['Flughöhe 2 640 m', 'flughohe 2 640 m'],
    ['शिमला', 'शिमला'],
    ['한라산', '한라산'],
    ['🪂 Top!', '🪂 top!'],
  ])('of %s is %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });

  it('is its own folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });

  it('is the same however accents are stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(text.normalize('NFD'))).toBe(folded(text.normalize('NFC')));
      }),
    );
  });
});
