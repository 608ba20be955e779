import { describe, expect, it } from 'vitest';
import { isolated, isolatedList } from './isolated.ts';

describe('a name in the middle of a sentence', () => {
  it('is as it is where all of it is written from left to right', () => {
    expect(isolated('Col de la Forclaz')).toBe('Col de la Forclaz');
  });

  it.each([
    ['track\u202egci', '\u2068track\u202egci\u2069'],
    ['\u2069\u202eKandel', '\u2068\u202eKandel\u2069'],
    ['ירושלים', '\u2068ירושלים\u2069'],
  ])('turns nothing but itself: %j', (name, shown) => {
    expect(isolated(name)).toBe(shown);
  });
});

it('names in a list turn nothing of each other', () => {
  expect(isolatedList(['Yeti\u202e', 'Lark'])).toBe('\u2068Yeti\u202e\u2069, Lark');
});
