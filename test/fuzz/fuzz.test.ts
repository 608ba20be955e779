import { describe, expect, it } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { FINDINGS_PARTS } from './fuzz-parts.ts';
import { fuzzedTrack, MAX_FIXES } from './fuzz-track.ts';
import { scoredAndNamed, turnOf, writtenInTurn } from './page-parts.ts';
import { expectFinite, runFuzz } from './run-fuzz.ts';

/** `npm run test:all` takes 10,000 tracks, `npm run prove -- files` a hundred times as many. */
const [BATCHES, BATCH] = [process.env.TEST_ALL === undefined ? 1 : 10, 1_000];

describe('fuzzed tracks', () => {
  it.each(Array.from({ length: BATCHES }, (_, i) => i))(
    'go through the engine, every figure finite or absent (batch %d)',
    (i) => {
      const { failures, read, flown, flownTwice } = runFuzz(i * BATCH, BATCH);
      expect(failures).toEqual([]);
      expect(read).toBeGreaterThan(BATCH / 2);
      expect(flown).toBeGreaterThan(BATCH / 5);
      expect(flownTwice).toBeGreaterThan(0);
    },
  );

  it.each([
    ['league', scoredAndNamed, 5],
    ['format', writtenInTurn, 3],
  ])('have each %s in turn, also where each tenth track alone has findings', (_, part, count) => {
    const { every = 1 } = FINDINGS_PARTS.find(({ run }) => run === part) ?? {};
    const seeds = Array.from({ length: 1_000 }, (_seed, i) => 10 * i).filter((seed) => seed % every === 0);
    expect(new Set(seeds.map((seed) => turnOf(seed, count))).size).toBe(count);
  });

  it('are the same for the same seed, of 500 fixes at most, and short and long ones', () => {
    const lengths = Array.from({ length: 200 }, (_, seed) => parseIgc(fuzzedTrack(seed)).fixes.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_FIXES);
    expect(Math.max(...lengths)).toBeGreaterThan(MAX_FIXES - 100);
    expect(Math.min(...lengths)).toBe(0);
    expect(fuzzedTrack(7)).toEqual(fuzzedTrack(7));
    expect(fuzzedTrack(7)).not.toEqual(fuzzedTrack(8));
  });

  it.each([
    [{ a: [1, { b: Number.NaN }] }, 'x.a.1.b is NaN'],
    [{ a: Float32Array.of(1, Number.POSITIVE_INFINITY) }, 'x.a is Infinity'],
  ])('would be told by a figure that is not finite: %j', (value, message) => {
    expect(() => expectFinite(value, 'x')).toThrow(message);
    expect(() => expectFinite({ a: null, b: 'NaN', c: Uint8Array.of(1) }, 'x')).not.toThrow();
  });
});
