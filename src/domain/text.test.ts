import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codePointLength,
  fitText,
  MAX_LOCATION,
  MAX_NAME,
  MAX_REMARKS,
  nameKey,
  problemsOfText,
  withPictures,
} from './text.ts';

const codes = (text: string, required = false, max = 100): readonly string[] =>
  problemsOfText(text, { max, required }).map((problem) => problem.code);

/** Length in code points, through UTF-8. */
const isWellFormed = (text: string): boolean => Buffer.from(text, 'utf8').toString('utf8') === text;

describe('the documented limits', () => {
  it('are 100 for names, 1,000 for locations and 10,000 for remarks', () => {
    expect([MAX_NAME, MAX_LOCATION, MAX_REMARKS]).toEqual([100, 1_000, 10_000]);
  });
});

describe('problemsOfText', () => {
  it('names the limit that was passed', () => {
    expect(problemsOfText('abc', { max: 2 })).toEqual([{ code: 'tooLong', max: 2 }]);
  });

  it('misses a required text that is empty or nothing but white space', () => {
    expect(codes('', true)).toEqual(['required']);
    expect(codes(' \t\n ', true)).toEqual(['required']);
    expect(codes('', false)).toEqual([]);
  });

  it('accepts a text of just the limit', () => {
    expect(codes('x'.repeat(100))).toEqual([]);
    expect(codes('x'.repeat(101))).toEqual(['tooLong']);
  });

  it('counts code points: an emoji is one character', () => {
    expect(codes('🪂'.repeat(100))).toEqual([]);
    expect(codes('🪂'.repeat(101))).toEqual(['tooLong']);
    expect(codePointLength('a🪂ü')).toBe(3);
  });

  it('keeps emoji, right-to-left, combining and control characters', () => {
    for (const text of ['🪂🏔️', 'جبل الشيخ', 'e\u0301', 'two\nlines\tand a tab', '\u200f\u0007', '\u{10ffff}'])
      expect(codes(text), JSON.stringify(text)).toEqual([]);
  });

  it('rejects U+0000 and lone surrogates, wherever they stand', () => {
    for (const text of [
      '\0',
      'a\0b',
      '\ud83e',
      'x\ude82',
      '\ude82\ud83e',
      '🪂\ud83e',
      '\ud83e🪂',
      '\ud83e\ud83e\ude82',
    ])
      expect(codes(text), JSON.stringify(text)).toEqual(['badCharacters']);
  });

  it('rejects just those texts that are not well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(codes(text).length === 0).toBe(!text.includes('\0'));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('\ud83e', '\ude82', 'a'), { maxLength: 8 }), (units) => {
        const text = units.join('');
        expect(codes(text).length === 0).toBe(isWellFormed(text));
      }),
    );
  });
});

describe('control characters', () => {
  const codesOf = (text: string, lines: 'one' | 'several') =>
    problemsOfText(text, { max: 100, lines }).map(({ code }) => code);

  it('are rejected in a text of one line, and in one of several but for tabs and the ends of lines', () => {
    for (const control of ['\u001b', '\u0007', '\u007f', '\u009b']) {
      for (const lines of ['one', 'several'] as const)
        expect(codesOf(`a${control}b`, lines)).toEqual(['controlCharacters']);
    }
    for (const end of ['\n', '\r\n', '\t']) {
      expect([codesOf(`a${end}b`, 'one'), codesOf(`a${end}b`, 'several')]).toEqual([['controlCharacters'], []]);
    }
    expect(codesOf('a\u2028b', 'one')).toEqual(['controlCharacters']);
    expect(codesOf('جبل \u200f🪂', 'one')).toEqual([]);
  });

  it('are made visible where a text comes from elsewhere', () => {
    expect(withPictures('\u001b[2J\n\u007f\u009b', 'one')).toBe('␛[2J ␡\ufffd');
    expect(withPictures('a\tb\r\nc\u0007', 'several')).toBe('a\tb\r\nc␇');
    expect(fitText('Nie\nsen\u001b', 100)).toBe('Nie sen␛');
  });
});

describe('nameKey', () => {
  it('is the same for names that differ in case, composition or white space around', () => {
    expect(nameKey('  Zürich ')).toBe(nameKey('ZU\u0308RICH'));
  });

  it('is another one for another name', () => {
    expect(nameKey('Hill 1')).not.toBe(nameKey('Hill 2'));
    expect(nameKey('Hill  1')).not.toBe(nameKey('Hill 1'));
  });

  it('is its own key', () => {
    fc.assert(fc.property(fc.string({ maxLength: 20 }), (name) => nameKey(nameKey(name)) === nameKey(name)));
  });
});
