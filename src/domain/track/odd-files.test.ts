import { describe, expect, it } from 'vitest';
import { bytesOf, type FixDraft, flownPath, igcFile, positionRecord } from '#test/builders/igc';
import { readTrack } from './read-track.ts';
import type { Track, TrackAnalysis } from './track.ts';

const PATH = flownPath({ at: 36_000, lat: 46.9, lng: 9.7, altitude: 1800 }, [
  { seconds: 240 },
  { seconds: 500, speed: 9, heading: 40, climb: -1 },
  { seconds: 400, speed: 9, turn: 18, climb: 2 },
  { seconds: 900, speed: 11, heading: 130, climb: -1.2 },
  { seconds: 240 },
]);
const PLAIN = igcFile({ fixes: PATH });
const LINES = PLAIN.trimEnd().split('\r\n');
const HEAD = 2;

/** Files that hold the same flight in an unusual form. */
const SAME_FLIGHT: Readonly<Record<string, string>> = {
  'the new form of the date': PLAIN.replace('HFDTE310525', 'HFDTEDATE:310525,01'),
  'the date after the fixes': [LINES[0], ...LINES.slice(HEAD), LINES[1]].join('\r\n'),
  'hemispheres in lower case': PLAIN.replaceAll(/^B.*$/gm, (record) => record.toLowerCase().replace('b', 'B')),
  'records from last to first': [...LINES.slice(0, HEAD), ...LINES.slice(HEAD).reverse()].join('\r\n'),
  'every record twice': LINES.flatMap((line) => [line, line]).join('\r\n'),
  'a line cut off after each record': LINES.flatMap((line) => [line, line.slice(0, 30)]).join('\r\n'),
  'records nobody knows': LINES.flatMap((line) => [line, 'LXXXcomment', 'K100000023', 'F10000001', 'Z', '~']).join(
    '\r\n',
  ),
  'a signature at its end': `${PLAIN}GABCDEF0123456789\r\nGABCDEF0123456789\r\n`,
  'extensions that nobody named': PLAIN.replaceAll(/^B.*$/gm, (record) => `${record}0030120145`),
};

describe('the same flight is read from a file with', () => {
  it.each(Object.entries(SAME_FLIGHT))('%s', (_, text) => {
    expect(analysisOf(text)).toEqual(analysisOf(PLAIN));
  });
});

describe('nearly the same flight is read from a file with', () => {
  it('no A record, but for the recorder', () => {
    const text = LINES.slice(1).join('\r\n');
    expect(analysisOf(text)).toEqual({ ...analysisOf(PLAIN), recorder: '', flightNumberOfDay: null });
  });

  it('more digits in its positions', () => {
    const text = [LINES[0], LINES[1], 'I023636LAD3737LOD', ...LINES.slice(HEAD).map((record) => `${record}55`)].join(
      '\r\n',
    );
    const { launch, ...rest } = analysisOf(text);
    expect(rest).toMatchObject({
      launchTime: analysisOf(PLAIN).launchTime,
      maxAltitude: analysisOf(PLAIN).maxAltitude,
    });
    expect(Math.abs(launch.lat - analysisOf(PLAIN).launch.lat)).toBeLessThan(2e-5);
  });

  it('void fixes here and there', () => {
    const text = written(PATH.map((fix, i) => (i % 50 ? fix : { ...fix, valid: false, gnss: 0 })));
    expectNear(analysisOf(text));
  });

  it('spikes in altitude and position', () => {
    const text = written(
      PATH.map((fix, i) => {
        if (i % 97 === 0) return { ...fix, gnss: 20_000 };
        return i % 89 === 0 ? { ...fix, lng: fix.lng + 20 } : fix;
      }),
    );
    expectNear(analysisOf(text));
  });

  it('a fix every four seconds', () => {
    expectNear(analysisOf(written(PATH.filter((_, i) => i % 4 === 0))));
  });

  it('garbage between its records', () => {
    expectNear(
      analysisOf(LINES.flatMap((line, i) => (i % 5 ? [line] : [line, '\u0000\u0007Bþþþ', 'B?'])).join('\r\n')),
    );
  });

  it('midnight in the middle', () => {
    const late = PATH.map((fix) => ({ ...fix, at: fix.at + 49_000 }));
    const { launchTime, landingTime, ...rest } = analysisOf(written(late));
    const plain = analysisOf(PLAIN);
    expect([launchTime, landingTime]).toEqual([plain.launchTime + 49_000, plain.landingTime + 49_000]);
    expect(rest.profile).toBe(plain.profile);
  });

  it('positions on the other side of the world', () => {
    const text = written(PATH.map((fix) => ({ ...fix, lat: -fix.lat, lng: -fix.lng })));
    const { launch, maxAltitude } = analysisOf(text);
    expect([launch.lat, launch.lng]).toEqual([-analysisOf(PLAIN).launch.lat, -analysisOf(PLAIN).launch.lng]);
    expect(maxAltitude).toBe(analysisOf(PLAIN).maxAltitude);
  });
});

describe('a track', () => {
  it('has columns as long as its number of fixes', () => {
    const { fixes, altitude } = trackOf(SAME_FLIGHT['every record twice'] ?? '');
    expect(fixes.length).toBe(PATH.length);
    for (const column of [fixes.time, fixes.lat, fixes.lng, fixes.gnssAltitude, fixes.valid, altitude]) {
      expect(column.length).toBe(PATH.length);
    }
  });

  it('is in order of time, with one fix per second', () => {
    const { fixes } = trackOf(SAME_FLIGHT['records from last to first'] ?? '');
    expect(fixes.time.every((time, i) => i === 0 || time > (fixes.time[i - 1] ?? 0))).toBe(true);
  });
});

function written(fixes: readonly FixDraft[]): string {
  return [...LINES.slice(0, HEAD), ...fixes.map(positionRecord)].join('\r\n');
}

function trackOf(text: string): Track {
  const reading = readTrack(bytesOf(text));
  if (reading.state !== 'ready') throw new Error(`The track could not be read: ${reading.problem.code}`);
  return reading.track;
}

function analysisOf(text: string): TrackAnalysis {
  return trackOf(text).analysis;
}

function expectNear({ launchTime, landingTime, maxAltitude, minAltitude }: TrackAnalysis): void {
  const plain = analysisOf(PLAIN);
  expect(Math.abs(launchTime - plain.launchTime)).toBeLessThanOrEqual(10);
  expect(Math.abs(landingTime - plain.landingTime)).toBeLessThanOrEqual(10);
  expect(Math.abs((maxAltitude ?? 0) - (plain.maxAltitude ?? 0))).toBeLessThanOrEqual(5);
  expect(Math.abs((minAltitude ?? 0) - (plain.minAltitude ?? 0))).toBeLessThanOrEqual(5);
}
