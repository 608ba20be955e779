import { describe, expect, it } from 'vitest';
import { fitBytes, fitOfRecords } from '#test/builders/fit';
import { flownPath } from '#test/builders/igc';
import { ReadError } from './read-error.ts';
import { readFit } from './read-fit.ts';

const DATE = '2026-05-03';
const NOON = Date.parse(`${DATE}T12:00:00Z`) / 1_000;
const START = { at: 43_200, lat: 46.69, lng: 7.86, altitude: 1_600 };
const fixesFrom = (at: number) =>
  flownPath({ ...START, at }, [{ seconds: 100, speed: 10, heading: 90, climb: -1 }], 10);
const activity = (named: Partial<Parameters<typeof fitBytes>[0]> = {}) =>
  fitBytes({ date: DATE, sessions: [{ sport: 0, fixes: fixesFrom(43_200) }], ...named });

/** A definition of messages with positions alone, in big-endian order. */
const POSITIONS = [0x40, 0, 1, 0, 20, 2, 0, 4, 0x85, 1, 4, 0x85];

/** Positions of noon, 5 and 40 seconds after it: only the first says its whole time. */
function compressed(): Uint8Array {
  const time = NOON - 631_065_600;
  const bigEndian = [24, 16, 8, 0].map((bits) => (time >>> bits) & 0xff);
  const place = [0x20, 0, 0, 0, 0x05, 0, 0, 0];
  const timed = [0x41, 0, 1, 0, 20, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85];
  const after = (seconds: number): readonly number[] => [0x80 | ((time + seconds) & 31), ...place];
  return fitOfRecords([...POSITIONS, ...timed, 0x01, ...bigEndian, ...place, ...after(5), ...after(31), ...after(40)]);
}

function changed(bytes: Uint8Array, at: number): Uint8Array {
  return bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));
}

function problemOf(bytes: Uint8Array): string {
  try {
    readFit(bytes);
  } catch (error) {
    if (error instanceof ReadError) return error.problem;
    throw error;
  }
  return 'none';
}

describe('a FIT file', () => {
  it.each([true, false])('is a track with times, places and altitudes, which are short: %s', (hasShortAltitudes) => {
    const [track, ...others] = readFit(activity({ hasShortAltitudes }));
    expect(others).toEqual([]);
    expect(track?.time.slice(0, 2)).toEqual([NOON, NOON + 10]);
    expect(track?.lat[0]).toBeCloseTo(46.69, 6);
    expect(track?.lng[0]).toBeCloseTo(7.86, 6);
    expect(track?.altitude.slice(0, 2)).toEqual([1_600, 1_590]);
    expect(track?.isOtherSport).toBe(false);
  });

  it('has a track for each session, of which the sport says whether it may be a flight', () => {
    const sessions = [
      { sport: 24, fixes: fixesFrom(36_000) },
      { sport: 26, fixes: fixesFrom(43_200) },
    ];
    expect(readFit(activity({ sessions })).map(({ isOtherSport }) => isOtherSport)).toEqual([true, false]);
  });

  it('may consist of several files, one behind the other', () => {
    const second = activity({ sessions: [{ sport: 0, fixes: fixesFrom(50_000) }] });
    expect(readFit(Uint8Array.from([...activity(), ...second]))).toHaveLength(2);
  });

  it('may have messages whose times are parts of the last one', () => {
    const bytes = compressed();
    expect(readFit(bytes)[0]?.time).toEqual([NOON, NOON + 5, NOON + 31, NOON + 40]);
  });

  it.each([
    ['cut off', activity().subarray(0, -40), 'wrongLength'],
    ['shorter than a header', activity().subarray(0, 10), 'wrongLength'],
    ['with another byte', changed(activity(), 200), 'wrongChecksum'],
    ['without positions', activity({ isIndoors: true }), 'noFixes'],
    ['with a course, whose times are plans', activity({ type: 6 }), 'onlyPlaces'],
    ['without records', activity({ sessions: [] }), 'noTrack'],
    ['whose messages are not defined', fitOfRecords([0x03, 1, 2, 3]), 'notReadable'],
    ['whose definition is cut off', fitOfRecords([0x40, 0, 0, 20, 0, 200, 253]), 'notReadable'],
    ['with millions of positions', fitOfRecords([...POSITIONS, ...new Array(9 * 1_000_002).fill(0)]), 'tooLargeFile'],
  ])('%s is refused', (_, bytes, problem) => {
    expect(problemOf(bytes)).toBe(problem);
  });
});
