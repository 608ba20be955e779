import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { altitudeAt, digitPairs, digitsAt, firstOf, NO_ALTITUDE, NO_NUMBER, secondOf, timeOfDayAt } from './digits.ts';

const viewOf = (text: string): DataView => new DataView(bytesOf(text).buffer);

describe('digitPairs', () => {
  it('reads four digits as two numbers', () => {
    const pairs = digitPairs(viewOf('4715'), 0);
    expect([firstOf(pairs), secondOf(pairs)]).toEqual([47, 15]);
  });

  it('reads any two numbers below 100', () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const pairs = digitPairs(viewOf(`x${pad(a)}${pad(b)}`), 1);
        expect([firstOf(pairs), secondOf(pairs)]).toEqual([a, b]);
      }),
    );
  });

  it('detects every byte that is not a digit, at any position', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const isDigit = byte >= 0x30 && byte <= 0x39;
      for (const place of [0, 1, 2, 3]) {
        const bytes = new Uint8Array([0x31, 0x32, 0x33, 0x34]);
        bytes[place] = byte;
        expect(digitPairs(new DataView(bytes.buffer), 0) !== NO_NUMBER).toBe(isDigit);
      }
    }
  });
});

describe('altitudeAt', () => {
  it.each([
    ['00000', 0],
    ['01234', 1234],
    ['28770', 28_770],
    ['-0012', -12],
    ['-9999', -9999],
    ['99999', 99_999],
    [' 0012', 12],
    ['  650', 650],
  ])('reads %s', (text, metres) => {
    expect(altitudeAt(viewOf(text), 0)).toBe(metres + 0);
  });

  it.each(['+0012', '0-012', '  -12', '0001 ', '1e003', '1800.', '-----', '     '])(
    'rejects %s as an altitude',
    (text) => {
      expect(altitudeAt(viewOf(text), 0)).toBe(NO_ALTITUDE);
    },
  );
});

describe('digitsAt', () => {
  it('reads the given number of digits', () => {
    expect(digitsAt(viewOf('12345'), 1, 3)).toBe(234);
  });

  it('returns no number when one is not a digit', () => {
    expect(digitsAt(viewOf('12a45'), 1, 3)).toBe(NO_NUMBER);
  });

  it('reads no digits as 0', () => {
    expect(digitsAt(viewOf('1'), 0, 0)).toBe(0);
  });
});

describe('timeOfDayAt', () => {
  it.each([
    ['000000', 0],
    ['010203', 3723],
    ['235959', 86_399],
  ])('reads %s', (text, seconds) => {
    expect(timeOfDayAt(viewOf(text), 0)).toBe(seconds);
  });

  it.each(['240000', '126000', '120060', '1200 0', 'abcdef'])('rejects %s as a time of day', (text) => {
    expect(timeOfDayAt(viewOf(text), 0)).toBe(NO_NUMBER);
  });
});

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
