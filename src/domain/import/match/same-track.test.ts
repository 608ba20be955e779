import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAUNCH, northOf } from '#test/builders/import-flights';
import { overlapShare, relationOf, type TrackedFlight, TracksByDay } from './repeated-tracks.ts';

const HOUR_S = 3_600;
/** A flight of an hour; the times are seconds after its launch. */
const tracked = (named: Partial<TrackedFlight> = {}): TrackedFlight => ({
  sha256: 'one',
  launchTime: 0,
  landingTime: HOUR_S,
  launch: LAUNCH,
  ...named,
});
const other = (named: Partial<TrackedFlight> = {}): TrackedFlight => tracked({ sha256: 'other', ...named });

describe('two tracks', () => {
  it('overlap by the share of the shorter in which both fly', () => {
    expect(overlapShare(tracked(), tracked({ launchTime: 1_800, landingTime: 9_000 }))).toBe(0.5);
    expect(overlapShare(tracked(), tracked({ launchTime: 600, landingTime: 1_200 }))).toBe(1);
    expect(overlapShare(tracked(), tracked({ launchTime: 5_400, landingTime: 9_000 }))).toBe(-0.5);
  });

  it('of which one has no duration overlap wholly or not at all', () => {
    expect(overlapShare(tracked(), tracked({ launchTime: 60, landingTime: 60 }))).toBe(1);
    expect(overlapShare(tracked(), tracked({ launchTime: 4_000, landingTime: 4_000 }))).toBe(0);
  });

  it.each([
    ['the same part of a file', tracked(), 'sameBytes'],
    ['another part of the same file', tracked({ launchTime: 3_700, landingTime: 7_000 }), null],
    ['another recorder', other(), 'sameFlight'],
    ['one that began after 5 minutes', other({ launchTime: 300 }), 'sameFlight'],
    ['one that began after more', other({ launchTime: 301 }), 'overlapping'],
    ['one 490 m from the launch', other({ launch: northOf(LAUNCH, 490) }), 'sameFlight'],
    ['one further from the launch', other({ launch: northOf(LAUNCH, 510) }), 'overlapping'],
    ['one with 80 % in common', other({ launchTime: -200, landingTime: 2_880 }), 'sameFlight'],
    ['one with less in common', other({ launchTime: 2_900, landingTime: 6_500 }), 'overlapping'],
    ['one with a tenth in common', other({ launchTime: 3_240, landingTime: 6_840 }), 'overlapping'],
    ['the next flight, by a clock that is fast', other({ launchTime: 3_300, landingTime: 6_900 }), null],
  ])('are told apart from %s', (_, second, relation) => {
    expect(relationOf(tracked(), second)).toBe(relation);
  });

  it('that end together over a kilometre apart are of two pilots; one that ended before may have stopped', () => {
    const own = tracked({ landing: LAUNCH });
    const elsewhere = northOf(LAUNCH, 1_100);
    expect(relationOf(own, other({ landing: northOf(LAUNCH, 900) }))).toBe('sameFlight');
    expect(relationOf(own, other({ landing: elsewhere }))).toBe('overlapping');
    expect(relationOf(own, other({ landing: elsewhere, landingTime: 3_200 }))).toBe('sameFlight');
    expect(relationOf(own, other())).toBe('sameFlight');
  });
});

const anyTrack = fc
  .record({
    sha256: fc.constantFrom('one', 'other'),
    launchTime: fc.integer({ min: 0, max: 260_000 }),
    duration: fc.integer({ min: 0, max: 40_000 }),
    away: fc.integer({ min: 0, max: 1_000 }),
    landsAway: fc.option(fc.integer({ min: 0, max: 3_000 })),
  })
  .map(({ sha256, launchTime, duration, away, landsAway }): TrackedFlight => {
    const flight = { sha256, launchTime, landingTime: launchTime + duration, launch: northOf(LAUNCH, away) };
    return landsAway === null ? flight : { ...flight, landing: northOf(LAUNCH, landsAway) };
  });

describe('any two tracks', () => {
  it('are to each other what they are the other way round', () => {
    fc.assert(
      fc.property(anyTrack, anyTrack, (one, second) => {
        expect(relationOf(one, second)).toBe(relationOf(second, one));
        expect(overlapShare(one, second)).toBe(overlapShare(second, one));
      }),
    );
  });

  it('have no more than the whole shorter in common, and a track with itself has', () => {
    fc.assert(
      fc.property(anyTrack, anyTrack, (one, second) => {
        expect(overlapShare(one, second)).toBeLessThanOrEqual(1);
        expect(relationOf(one, one)).toBe('sameBytes');
      }),
    );
  });
});

describe('tracks by day', () => {
  it('finds all that a search through every track finds, the closest first, also over midnight', () => {
    fc.assert(
      fc.property(fc.array(anyTrack, { maxLength: 12 }), anyTrack, (tracks, sought) => {
        const days = new TracksByDay<TrackedFlight>();
        for (const track of tracks) days.add(track);
        const expected = tracks.flatMap((to) => relationOf(sought, to) ?? []);
        const related = days.relatedTo(sought).map(({ relation }) => relation);
        expect(related.toSorted()).toEqual(expected.toSorted());
        const order = ['sameBytes', 'sameFlight', 'overlapping'];
        expect(related).toEqual(order.flatMap((relation) => related.filter((one) => one === relation)));
      }),
    );
  });

  it('finds nothing on a day without flights', () => {
    expect(new TracksByDay<TrackedFlight>().relatedTo(tracked())).toEqual([]);
  });
});
