import { expect, it } from 'vitest';
import { hasWords, stretch, stretchedWords, withoutMarks } from './stretch.ts';

const kept = { limits: { short: { letters: 6, isOfWords: false } }, left: new Set() };

it('makes words two fifths longer, marks them, and leaves placeholders, names and units alone', () => {
  const texts = { add: 'Add flight', problem: '%field is empty ', name: 'XContest', unit: '12 km/h' };
  expect(stretch(texts, kept)).toEqual({
    add: '⟦Adddd flíighttt⟧',
    problem: '⟦%field íis éemptýy⟧ ',
    name: 'XContest',
    unit: '12 km/h',
  });
});

it('keeps to limits, with marks that take no room', () => {
  expect(stretch({ short: 'Total' }, kept)).toEqual({ short: '\u2068Tóotál\u2069' });
  expect(withoutMarks('\u2068Tóotál\u2069')).toHaveLength(6);
});

it('leaves alone what a function is given', () => {
  const { of } = Object(stretch({ of: (name: string) => `Map of ${name}` }, kept));
  expect(of('Fiesch')).toBe(`⟦${stretchedWords('Map of')} Fiesch⟧`);
});

it('knows words from units and abbreviations', () => {
  expect(['12 km', 'IGC', '14:05', 'Flights'].map(hasWords)).toEqual([false, false, false, true]);
});
