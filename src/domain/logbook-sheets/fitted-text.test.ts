import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendixPages } from './appendix-pages.ts';
import { fitted, linesOf, widthOf } from './fitted-text.ts';

const widthOfText = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);
const someText = fc.string({
  unit: fc.constantFrom('a', 'm', 'W', ' ', ' ', '\n', 'é', '\u0301', '山', '🪂'),
  maxLength: 400,
});
const someWidth = fc.integer({ min: 4, max: 40 });

describe('the lines of a text', () => {
  it('are together the text, and none is wider than its room', () => {
    fc.assert(
      fc.property(someText, someWidth, (text, width) => {
        const lines = linesOf(text, width);
        expect(lines.join('')).toBe(text);
        for (const line of lines) expect(widthOfText(line.trimEnd())).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('break at blanks, at line ends, and within a word that is longer than a line', () => {
    expect(linesOf('one two three', 5)).toEqual(['one two ', 'three']);
    expect(linesOf('one\n\ntwo', 5)).toEqual(['one\n', '\n', 'two']);
    expect(linesOf('a nnnnnnnnnn b', 4)).toEqual(['a ', 'nnnnnn', 'nnnn b']);
  });
});

describe('a text on paper', () => {
  it('stays whole where it fits, in one line', () => {
    expect(fitted(' Thermals\n at  noon ', { width: 12, lines: 1 })).toEqual({
      text: 'Thermals at noon',
      isCut: false,
    });
  });

  it('is cut where all can see it', () => {
    expect(fitted('Thermals at noon over the lake', { width: 9, lines: 2 })).toEqual({
      text: 'Thermals at noon over the…',
      isCut: true,
    });
    expect(fitted('Fiescherhornthermikblase', { width: 6, lines: 1 }).text).toMatch(/^Fiesche.*…$/u);
  });

  it('needs no more lines than it has', () => {
    fc.assert(
      fc.property(someText, someWidth, fc.integer({ min: 1, max: 3 }), (text, width, lines) => {
        const { text: kept, isCut } = fitted(text, { width, lines });
        expect(linesOf(kept, width).length).toBeLessThanOrEqual(lines);
        expect(isCut).toBe(kept.endsWith('…') && !text.trim().endsWith('…'));
      }),
    );
  });
});

describe('the appendix', () => {
  const entry = (number: number, text: string) => ({ number, head: `Flight ${number}`, text });

  it('has the whole texts, whatever the pages hold', () => {
    const entries = fc.array(someText, { maxLength: 12 });
    fc.assert(
      fc.property(entries, someWidth, fc.integer({ min: 4, max: 30 }), (texts, width, lines) => {
        const pages = appendixPages(
          texts.map((text, index) => entry(index, text)),
          { width, lines },
        );
        for (const [index, text] of texts.entries()) {
          const parts = pages.flat().filter(({ number }) => number === index);
          expect(parts.map((part) => part.text).join('')).toBe(text.trim());
          expect(parts.map(({ head }) => head)).toEqual([`Flight ${index}`, ...parts.slice(1).map(() => null)]);
        }
        for (const page of pages) {
          const used = page.flatMap(({ head, text }) => [
            ...(head === null ? [] : [head]),
            ...linesOf(text, width),
            '',
          ]);
          expect(used.length - 1).toBeLessThanOrEqual(lines);
        }
      }),
    );
  });

  it('does not leave the head of an entry alone at the foot of a page', () => {
    const pages = appendixPages([entry(1, 'a\nb'), entry(2, 'c')], { width: 10, lines: 5 });
    expect(pages.map((page) => page.map(({ number }) => number))).toEqual([[1], [2]]);
  });
});
