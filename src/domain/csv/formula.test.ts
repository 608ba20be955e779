import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './formula.ts';

describe('a cell that a spreadsheet would run', () => {
  it.each([
    '=HYPERLINK("https://evil.example","click")',
    '+49 761 123',
    '-5 °C at launch',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1＋1',
    '＋1',
    '－1',
    '＠a',
  ])('gets an apostrophe: %j', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  });

  it.each(['', 'Kandel', '5 = 5', "it's", "'quoted'", '👍 =', 'שלום', '<script>alert(1)</script>', '—'])(
    'is not this one, which stays as it is: %j',
    (text) => {
      expect(guardFormula(text)).toBe(text);
      expect(unguardFormula(text)).toBe(text);
    },
  );

  it('is distinguished from a text that had the apostrophe already', () => {
    expect(guardFormula("'=1")).toBe("''=1");
    expect(unguardFormula("''=1")).toBe("'=1");
  });

  it('is restored exactly, whatever it is, and is never run', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', ' ') }), (text) => {
        expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unguardFormula(guardFormula(text))).toBe(text);
      }),
    );
  });
});
