import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_RADIUS, problemsOfAddressQuery, problemsOfPlace, problemsOfSearchRadius } from './place.ts';
import { fitText } from './text.ts';
import { metres, metresOfDistance } from './units.ts';

const codes = (problems: readonly { readonly code: string }[]): readonly string[] => problems.map(({ code }) => code);

describe('a place to look up', () => {
  it('may be anywhere on earth, poles and date line included', () => {
    for (const [lat, lng] of [
      [0, 0],
      [90, 180],
      [-90, -180],
      [46.62525, 7.206033],
    ] as const) {
      expect(problemsOfPlace({ lat, lng })).toEqual([]);
    }
  });

  it('must not be beyond the poles or the date line, nor NaN', () => {
    for (const [lat, lng] of [
      [90.1, 0],
      [0, -180.5],
      [Number.NaN, 0],
      [0, Number.POSITIVE_INFINITY],
    ] as const) {
      expect(codes(problemsOfPlace({ lat, lng }))).toEqual(['notCoordinates']);
    }
  });
});

describe('a radius to search', () => {
  it('may be half way round the earth', () => {
    expect(problemsOfSearchRadius(metres(1), 'kilometers')).toEqual([]);
    expect(problemsOfSearchRadius(metresOfDistance(16_384, 'kilometers'), 'kilometers')).toEqual([]);
    expect(problemsOfSearchRadius(MAX_SEARCH_RADIUS, 'miles')).toEqual([]);
  });

  it('must be more than 0', () => {
    for (const radius of [0, -1, Number.NaN]) {
      expect(codes(problemsOfSearchRadius(metres(radius), 'kilometers'))).toEqual(['notNumber']);
    }
  });

  it("has a limit, reported in the pilot's unit", () => {
    const tooFar = metres(Number.MAX_VALUE);
    expect(problemsOfSearchRadius(tooFar, 'kilometers')).toMatchObject([{ code: 'tooFar', max: 20_015 }]);
    expect(problemsOfSearchRadius(tooFar, 'miles')).toMatchObject([{ code: 'tooFar', max: 12_436 }]);
  });
});

describe('an address to find', () => {
  it('must not be empty, nor longer than a location', () => {
    expect(problemsOfAddressQuery('Interlaken')).toEqual([]);
    expect(codes(problemsOfAddressQuery('   '))).toEqual(['required']);
    expect(codes(problemsOfAddressQuery('x'.repeat(10_000)))).toEqual(['tooLong']);
    expect(codes(problemsOfAddressQuery('a\0b'))).toEqual(['badCharacters']);
  });
});

describe('metresOfDistance', () => {
  it('reads the distance in the unit of the pilot', () => {
    expect(metresOfDistance(2, 'kilometers')).toBe(2_000);
    expect(metresOfDistance(2, 'miles')).toBeCloseTo(3_218.69, 1);
  });
});

describe('fitText', () => {
  it('removes characters that cannot be stored, and cuts long texts', () => {
    expect(fitText(' Niesen\0 \ud800', 100)).toBe('Niesen');
    expect(fitText('🪂'.repeat(101), 100)).toBe('🪂'.repeat(100));
    expect(fitText('ab cd', 3)).toBe('ab');
  });
});
