import { describe, expect, it } from 'vitest';
import type { ScoreType } from '../score/rule-set-ids.ts';
import { metres, minutes } from '../units.ts';
import { type FlightName, type FlightNameInput, flightNameOf } from './flight-name.ts';

const LOCAL: FlightNameInput = {
  site: 'Planfait',
  landingSite: 'Doussard',
  airtime: minutes(80),
  heightLostM: 500,
  straightDistanceM: 3000,
  farthestDistanceM: 4000,
  score: { type: 'freeFlight', distanceM: 8000 },
  phases: { thermals: 3, ridgeShare: 0.1 },
};
const named = (differences: Partial<FlightNameInput>): FlightName | null => flightNameOf({ ...LOCAL, ...differences });
const scored = (type: ScoreType, km: number) => ({ score: { type, distanceM: 1000 * km } });

describe('a flight across country', () => {
  it.each([
    ['faiTriangle', 'faiTriangle'],
    ['closedFaiTriangle', 'faiTriangle'],
    ['freeTriangle', 'flatTriangle'],
    ['closedFreeTriangle', 'flatTriangle'],
  ] as const)('scored as %s is named %s, closed or not', (type, kind) => {
    const name = named({ ...scored(type, 42), farthestDistanceM: 14_000 });
    expect(name).toEqual({ kind, distance: metres(42_000), site: 'Planfait' });
  });

  it('over a free distance is named by launch and landing', () => {
    const name = named({ ...scored('freeFlight', 66), farthestDistanceM: 60_000, straightDistanceM: 60_000 });
    expect(name).toEqual({ kind: 'distance', distance: metres(66_000), from: 'Planfait', to: 'Doussard' });
  });

  it('has no destination when that is the launch, or not known', () => {
    const far = { ...scored('freeFlight', 66), farthestDistanceM: 20_000 };
    expect(named({ ...far, landingSite: 'Planfait ' })).toMatchObject({ from: 'Planfait', to: null });
    expect(named({ ...far, landingSite: null })).toMatchObject({ from: 'Planfait', to: null });
    expect(named({ ...far, site: ' ' })).toMatchObject({ from: null, to: 'Doussard' });
  });

  it('is out and return when that is nine tenths of what is scored', () => {
    const name = named({ ...scored('freeFlight', 40), farthestDistanceM: 18_000 });
    expect(name).toEqual({ kind: 'outAndReturn', distance: metres(36_000), site: 'Planfait' });
    expect(named({ ...scored('freeTriangle', 40), farthestDistanceM: 18_000 })?.kind).toBe('outAndReturn');
    expect(named({ ...scored('freeTriangle', 40), farthestDistanceM: 17_900 })?.kind).toBe('flatTriangle');
  });

  it('is not out and return when it ends a fifth of it away', () => {
    const back = { ...scored('freeFlight', 40), farthestDistanceM: 20_000 };
    expect(named({ ...back, straightDistanceM: 8000 })?.kind).toBe('outAndReturn');
    expect(named({ ...back, straightDistanceM: 8001 })?.kind).toBe('distance');
  });

  it('begins at 10 km', () => {
    expect(named(scored('faiTriangle', 10))?.kind).toBe('faiTriangle');
    expect(named(scored('faiTriangle', 9.99))?.kind).toBe('local');
    expect(named(scored('faiTriangle', Number.NaN))?.kind).toBe('local');
    expect(named({ score: null })?.kind).toBe('local');
  });
});

describe('ridge soaring', () => {
  const ridge = { phases: { thermals: 1, ridgeShare: 0.5 } };

  it('is half of the airtime', () => {
    expect(named(ridge)).toEqual({ kind: 'ridge', airtime: minutes(80), site: 'Planfait' });
    expect(named({ phases: { thermals: 1, ridgeShare: 0.49 } })?.kind).toBe('local');
  });

  it('scores on the same ridge what it likes, but is a distance 5 km from launch', () => {
    expect(named({ ...ridge, ...scored('freeFlight', 16) })?.kind).toBe('ridge');
    expect(named({ ...ridge, ...scored('freeFlight', 16), farthestDistanceM: 5001 })?.kind).toBe('distance');
  });
});

describe('a sled ride', () => {
  const sled = { phases: { thermals: 0, ridgeShare: 0 }, airtime: minutes(10), heightLostM: 480 };

  it('has no thermal, and lasts no longer than its height', () => {
    expect(named(sled)).toEqual({ kind: 'sled', site: 'Planfait' });
    expect(named({ ...sled, airtime: minutes(11) })?.kind).toBe('local');
    expect(named({ ...sled, phases: { thermals: 1, ridgeShare: 0 } })?.kind).toBe('local');
  });

  it('is not claimed when phases or heights are not known', () => {
    expect(named({ ...sled, phases: null })?.kind).toBe('local');
    expect(named({ ...sled, heightLostM: null })?.kind).toBe('local');
  });
});

describe('any other flight', () => {
  it('is local', () => {
    expect(named({})).toEqual({ kind: 'local', airtime: minutes(80), site: 'Planfait' });
    expect(named({ site: null, phases: null, score: null })).toEqual({
      kind: 'local',
      airtime: minutes(80),
      site: null,
    });
  });

  it('has no name without airtime', () => {
    expect(named({ airtime: minutes(0) })).toBeNull();
  });
});
