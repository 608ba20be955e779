import { describe, expect, it } from 'vitest';
import { type FlightFilter, NO_FILTER, showsAll, withoutMissing } from './flight-filter.ts';

const filter = (named: Partial<FlightFilter>): FlightFilter => ({ ...NO_FILTER, ...named });

describe('showsAll', () => {
  it('is true of no filter, and of words that are blank', () => {
    expect(showsAll(NO_FILTER)).toBe(true);
    expect(showsAll(filter({ words: ' \t' }))).toBe(true);
  });

  it('is false of each part of a filter, zero included', () => {
    const parts: readonly Partial<FlightFilter>[] = [
      { words: 'a' },
      { year: 2025 },
      { month: 1 },
      { date: '2025-01-01' },
      { since: '2025-01-01' },
      { until: '2025-01-01' },
      { hour: 0 },
      { site: 'none' },
      { glider: 3 },
      { track: 'with' },
      { xc: 'freeFlight' },
      { hike: 'without' },
      { tags: ['tandem'] },
    ];
    expect(new Set(parts.flatMap(Object.keys))).toEqual(new Set(Object.keys(NO_FILTER)));
    for (const part of parts) expect(showsAll(filter(part)), JSON.stringify(part)).toBe(false);
  });
});

describe('withoutMissing', () => {
  const logbook = { sites: new Map([[3, {}]]), gliders: new Map([[4, {}]]) };

  it('leaves out a site and a glider that were deleted, and nothing else', () => {
    const gone = filter({ site: 4, glider: 3, year: 2025 });
    expect(withoutMissing(gone, logbook)).toEqual(filter({ year: 2025 }));
  });

  it('keeps those that exist, and flights without any', () => {
    for (const kept of [filter({ site: 3, glider: 4 }), filter({ site: 'none', glider: 'none' }), NO_FILTER])
      expect(withoutMissing(kept, logbook)).toEqual(kept);
  });
});
