import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastSteps, plausibleAltitudes, type RawAltitudes } from './plausible-altitudes.ts';

describe('plausibleAltitudes', () => {
  it('keeps all of a flight', () => {
    expect(keptOf([1500, 1503, 1499, 1490])).toEqual([0, 1, 2, 3]);
  });

  it('leaves out spikes, several in a row included', () => {
    expect(keptOf([1500, 1501, 1502, 4000, 4001, 1505, 300, 1507, 1508, 1509])).toEqual([0, 1, 2, 5, 7, 8, 9]);
  });

  it('bounds the sum of small steps', () => {
    const rising = Array.from({ length: 200 }, (_, i) => 1500 + Math.max(0, Math.min(20, i - 100)) * 38);
    const kept = keptOf(rising) ?? [];
    expect(kept.length).toBeLessThan(190);
    expect(kept.length).toBeGreaterThan(100);
  });

  it('keeps altitudes that are reachable from the one before', () => {
    const altitudes = fc.array(fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1500, max: 1520 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(
        altitudes,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 60, maxLength: 60 }),
        (raw, gaps) => {
          const track = altitudesOf(raw, gaps);
          const kept = plausibleAltitudes(track) ?? [];
          kept.slice(1).forEach((to, k) => {
            expect(isSteep(track, kept[k] ?? 0, to)).toBe(false);
          });
        },
      ),
    );
  });
});

describe('fastSteps', () => {
  it('is the share of steps above 15 m/s', () => {
    expect(fastSteps(altitudesOf([100, 115, 131, 100, 100]))).toBe(0.5);
    expect(fastSteps(altitudesOf([100]))).toBe(0);
  });
});

function isSteep({ raw, time }: RawAltitudes, from: number, to: number): boolean {
  const seconds = (time[to] ?? 0) - (time[from] ?? 0);
  return Math.abs((raw[to] ?? 0) - (raw[from] ?? 0)) > 15 + 25 * seconds;
}

function keptOf(raw: readonly number[]): readonly number[] | null {
  const kept = plausibleAltitudes(altitudesOf(raw));
  return kept && [...kept];
}

/** Altitudes one second apart, or with the given `gaps`. */
function altitudesOf(raw: readonly number[], gaps: readonly number[] = []): RawAltitudes {
  let now = 0;
  return {
    raw: Int32Array.from(raw),
    time: Uint32Array.from(raw, (_, i) => (now += gaps[i] ?? 1)),
    known: Uint32Array.from(raw.keys()),
  };
}
