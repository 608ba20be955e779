import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundRow, foundTrack, LAUNCH, northOf } from '#test/builders/import-flights';
import { metres, minutes } from '../../units.ts';
import type { FoundFlight } from '../found-flight.ts';
import { distinctRows, isTelling } from './repeated-rows.ts';
import { distinctTracks, withTracks } from './repeated-tracks.ts';

const keysOf = (flights: readonly FoundFlight[]) => flights.map(({ key }) => key);
const NONE_PREFERRED = () => false;

describe('rows of several files', () => {
  const row = (key: string, path: string, airtime = 9) =>
    foundRow({ key, source: { path }, airtime: minutes(airtime) });

  it('that are equal stand for each other, in the file that has most of them', () => {
    const rows = [row('1', 'a'), row('2', 'b'), row('3', 'b'), row('4', 'c'), row('5', 'c', 30)];
    const { distinct, repeated } = distinctRows(rows);
    expect(keysOf(distinct)).toEqual(['2', '3', '5']);
    expect([...repeated].map(([key, { key: sameAs }]) => [key, sameAs])).toEqual([
      ['1', '2'],
      ['4', '2'],
    ]);
  });

  it('are as many flights as the file with most of each has, whatever the order', () => {
    const anyRows = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 })), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(anyRows, (drafts) => {
        const rows = drafts.map(([path, airtime], i) => row(String(10 + i), path, airtime));
        const { distinct, repeated } = distinctRows(rows);
        const mostOf = (airtime: number) =>
          Math.max(
            ...['a', 'b', 'c'].map(
              (path) => drafts.filter((draft) => draft[0] === path && draft[1] === airtime).length,
            ),
          );
        expect(distinct).toHaveLength(mostOf(1) + mostOf(2) + mostOf(3));
        expect(distinct.length + repeated.size).toBe(rows.length);
        for (const [key, { key: sameAs, airtime }] of repeated) {
          expect(keysOf(distinct)).toContain(sameAs);
          expect(rows.find((one) => one.key === key)?.airtime).toBe(airtime);
        }
        expect(new Set(keysOf(distinctRows(rows.toReversed()).distinct))).toEqual(new Set(keysOf(distinct)));
      }),
    );
  });

  it('tell which flight they are by a time, or by airtime and altitude', () => {
    const [airtime, altitude] = [minutes(9), metres(1_900)];
    expect(isTelling(foundRow({ key: 'a', time: '10:00' }))).toBe(true);
    expect(isTelling(foundRow({ key: 'a', airtime, altitude }))).toBe(true);
    expect(isTelling(foundRow({ key: 'a', airtime }))).toBe(false);
    expect(isTelling(foundRow({ key: 'a', altitude, remarks: 'Nice' }))).toBe(false);
  });
});

describe('tracks of an import', () => {
  const distinctKeys = (found: readonly FoundFlight[], isPreferred: (key: string) => boolean = NONE_PREFERRED) =>
    keysOf(
      distinctTracks(withTracks(found), ({ flight }) => isPreferred(flight.key)).distinct.map(({ flight }) => flight),
    );

  it('are of found flights with a track and a launch', () => {
    const found = [
      foundTrack({ key: 'a' }),
      foundRow({ key: 'b', launch: LAUNCH }),
      { ...foundTrack({ key: 'c' }), launch: null },
    ];
    expect(withTracks(found).map(({ flight }) => flight.key)).toEqual(['a']);
  });

  it('are kept by preference, then from a recorder, then by length, then by file', () => {
    const [long, short] = [foundTrack({ key: 'long' }), foundTrack({ key: 'short', airtime: 58 })];
    const same = foundTrack({ key: 'same', sha256: 'earlier' });
    const converted = { ...long, track: { ...long.track, convertedFrom: 'kml' as const } };
    expect(distinctKeys([short, long])).toEqual(['long']);
    expect(distinctKeys([short, converted])).toEqual(['short']);
    expect(distinctKeys([short, long], (key) => key === 'short')).toEqual(['short']);
    expect(distinctKeys([long, same])).toEqual(['same']);
  });

  it('at the same time from elsewhere are both doubtful, and none is dropped', () => {
    const found = withTracks([foundTrack({ key: 'a' }), foundTrack({ key: 'b', launch: northOf(LAUNCH, 9_000) })]);
    const { distinct, repeated, doubtful } = distinctTracks(found, NONE_PREFERRED);
    expect([distinct.length, repeated.size, doubtful]).toEqual([2, 0, new Set(['a', 'b'])]);
  });

  it('give the same result whatever the order, and each is distinct or repeated', () => {
    const draft = fc.record({
      minute: fc.integer({ min: 0, max: 59 }),
      airtime: fc.integer({ min: 5, max: 120 }),
      away: fc.constantFrom(0, 300, 9_000),
    });
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 8 }), (drafts) => {
        const found = withTracks(
          drafts.map(({ minute, airtime, away }, i) => {
            const time = `10:${String(minute).padStart(2, '0')}`;
            return foundTrack({ key: String(i), time, airtime, launch: northOf(LAUNCH, away) });
          }),
        );
        const result = distinctTracks(found, NONE_PREFERRED);
        expect(result.distinct.length + result.repeated.size).toBe(found.length);
        expect(distinctTracks(found.toReversed(), NONE_PREFERRED)).toEqual(result);
      }),
    );
  });
});
