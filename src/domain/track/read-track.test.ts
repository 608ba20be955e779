import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, flownPath, type IgcOptions, igcBytes, igcFile, type Leg } from '#test/builders/igc';
import { type IgcReadResult, readTrack, readTrackOn } from './read-track.ts';
import { ANALYSIS_VERSION, type Track } from './track.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const STAND: Leg = { seconds: 300 };
const CLIMB: Leg = { seconds: 600, speed: 10, heading: 90, climb: 1 };
const GLIDE: Leg = { seconds: 905, speed: 10, heading: 90, climb: -1 };
const PATH = flownPath(START, [STAND, CLIMB, GLIDE, STAND]);

describe('readTrack', () => {
  it('finds the launch, landing and other values of a flight', () => {
    const { analysis, headers } = trackOf({ date: '2025-05-31', fixes: PATH });
    expect(headers.manufacturer).toBe('XXX');
    expect(analysis).toMatchObject({
      version: ANALYSIS_VERSION,
      isFlightDetected: true,
      altitudeSource: 'gnss',
      maxAltitude: 2100,
      minAltitude: 1195,
      recorder: 'ABC',
      flightNumberOfDay: 1,
    });
    expect(analysis.profile).toHaveLength(64);
    expect(analysis.launch.lat).toBeCloseTo(47, 4);
    expect(analysis.landing.lng).toBeGreaterThan(11.15);
  });

  it('rounds the airtime up to whole minutes, from launch to landing', () => {
    const { analysis } = trackOf({ fixes: PATH });
    expect(analysis.airtime).toBe(Math.ceil((analysis.landingTime - analysis.launchTime) / 60));
    expect([25, 26]).toContain(analysis.airtime);
  });

  it('points to the fixes of launch and landing', () => {
    const { analysis, fixes } = trackOf({ fixes: PATH });
    expect(fixes.time[analysis.launchIndex]).toBe(analysis.launchTime);
    expect(fixes.lng[analysis.landingIndex]).toBe(analysis.landing.lng);
  });

  it('survives JSON', () => {
    const { analysis } = trackOf({ fixes: PATH });
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
  });

  it('does not count a spike as the highest altitude', () => {
    const fixes = PATH.map((fix, i) => (i === 700 ? { ...fix, gnss: 28_770 } : fix));
    expect(trackOf({ fixes }).analysis.maxAltitude).toBe(2100);
  });

  it('never reports a highest altitude below sea level', () => {
    const deep = PATH.map((fix) => ({ ...fix, gnss: -100, pressure: -100 }));
    expect(trackOf({ fixes: deep }).analysis).toMatchObject({ maxAltitude: 0, minAltitude: -100 });
  });

  it('ignores higher altitudes before the launch', () => {
    const fixes = PATH.map((fix, i) => (i < 100 ? { ...fix, gnss: 2300 - i } : fix));
    expect(trackOf({ fixes }).analysis.maxAltitude).toBe(2100);
  });

  it('uses pressure when there is no altitude by satellite', () => {
    const { analysis } = trackOf({ fixes: PATH.map((fix) => ({ ...fix, gnss: 0 })) });
    expect(analysis).toMatchObject({ altitudeSource: 'pressure', maxAltitude: 2100 });
  });

  it('uses the whole file as the flight when no launch is found', () => {
    const { analysis } = trackOf({ fixes: flownPath(START, [{ seconds: 250 }]) });
    expect(analysis).toMatchObject({ isFlightDetected: false, launchIndex: 0, landingIndex: 250, airtime: 5 });
  });

  it('reads a single fix as a flight of no time', () => {
    const { analysis } = trackOf({ fixes: PATH.slice(0, 1) });
    expect(analysis).toMatchObject({ airtime: 0, maxAltitude: 1500, profile: '0' });
  });
});

describe('readTrack, with a start event', () => {
  const walk = flownPath(START, [{ seconds: 250 }]);

  it('leaves out fixes before it', () => {
    const { fixes, analysis } = trackOf({ records: ['E100100STA'], fixes: walk });
    expect(fixes.length).toBe(191);
    expect(analysis.launchTime % 3600).toBe(60);
  });

  it('keeps a launch that was before it: the event is a race start', () => {
    const whole = trackOf({ fixes: PATH });
    const raced = trackOf({ records: ['E101000STA'], fixes: PATH });
    expect(raced.analysis).toEqual(whole.analysis);
  });

  it('finds no fixes when none comes after it', () => {
    expect(problemOf(igcBytes({ records: ['E235900STA'], fixes: walk }))).toBe('noFixes');
  });
});

describe('readTrack, on files without a track', () => {
  it.each([
    ['an empty file', ''],
    ['a file with nothing but a head', igcFile({ fixes: [] })],
    ['a head without a date', 'AXXXABC\r\n'],
    ['a head without a recorder', 'HFDTE310525\r\n'],
    ['position records that are all cut off', 'AXXXABC\nHFDTE310525\nB1200004707\nB1200014707\n'],
  ])('finds no fixes in %s', (_, text) => {
    expect(problemOf(bytesOf(text))).toBe('noFixes');
  });

  it.each([
    ['another text', '<?xml version="1.0"?><gpx></gpx>'],
    ['a few bytes', '\u0000\u0001\u0002PNG'],
  ])('cannot read %s', (_, text) => {
    expect(problemOf(bytesOf(text))).toBe('notReadable');
  });

  it('names the field of the problem', () => {
    expect(readTrack(bytesOf(''))).toEqual({
      state: 'unreadable',
      problem: { subject: 'file', field: 'igc', code: 'noFixes' },
    });
  });

  it('never throws on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readTrack(bytes).state).toBe('unreadable');
      }),
    );
  });

  it('never throws on a file with a piece cut out', () => {
    const bytes = igcBytes({ fixes: PATH.slice(0, 200) });
    const cut = fc.tuple(fc.nat({ max: bytes.length }), fc.nat({ max: bytes.length }));
    fc.assert(
      fc.property(cut, ([start, length]) => {
        const rest = Uint8Array.from([...bytes.subarray(0, start), ...bytes.subarray(start + length)]);
        expect(['ready', 'unreadable']).toContain(readTrack(rest).state);
      }),
      { numRuns: 50 },
    );
  });

  it('never throws on fixes anywhere at any time', () => {
    const fix = fc.record({
      at: fc.integer({ min: 0, max: 86_399 }),
      lat: fc.double({ min: -99, max: 99, noNaN: true }),
      lng: fc.double({ min: -199, max: 199, noNaN: true }),
      gnss: fc.integer({ min: -9999, max: 99_999 }),
      pressure: fc.integer({ min: -9999, max: 99_999 }),
      valid: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fix, { maxLength: 40 }), (fixes) => {
        const reading = readTrack(igcBytes({ fixes }));
        if (reading.state === 'unreadable') return;
        const { launchIndex, landingIndex, maxAltitude, airtime } = reading.track.analysis;
        expect(landingIndex).toBeGreaterThanOrEqual(launchIndex);
        expect(Math.min(maxAltitude ?? 0, airtime)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function trackOf(draft: IgcOptions): Track {
  const reading = readTrack(igcBytes(draft));
  if (reading.state !== 'ready') throw new Error(`The track could not be read: ${reading.problem.code}`);
  return reading.track;
}

function problemOf(bytes: Uint8Array): string | null {
  const reading: IgcReadResult = readTrack(bytes);
  return reading.state === 'unreadable' ? reading.problem.code : null;
}

describe('a file that does not say its day', () => {
  const fixes = flownPath({ at: 36_000, lat: 46.7, lng: 7.9, altitude: 1_500 }, [
    { seconds: 60 },
    { seconds: 600, speed: 10 },
  ]);
  const undated = igcBytes({ date: null, fixes });

  it('is no track by itself', () => {
    expect(problemOf(undated)).toBe('noDate');
  });

  it('is read on the day that is said, and again by that part of it', () => {
    const said = readTrackOn(undated, { date: '2022-06-19', of: 'launch' });
    if (said.state !== 'ready') throw new Error(said.problem.code);
    const { launchTime, landingTime } = said.track.analysis;
    expect(new Date(launchTime * 1000).toISOString()).toMatch(/^2022-06-19T10:0/);
    expect(said.track.isDayGiven).toBe(true);
    const again = readTrack(undated, { from: launchTime, to: landingTime });
    expect(again).toMatchObject({ state: 'ready', track: { isDayGiven: true, analysis: { launchTime, landingTime } } });
  });

  it('has its launch on the local day of the pilot, where the day of UTC is another', () => {
    const inNewZealand = igcBytes({
      date: null,
      fixes: fixes.map((fix) => ({ ...fix, at: fix.at + 43_200, lng: 170 })),
    });
    const said = readTrackOn(inNewZealand, { date: '2022-06-19', of: 'launch' });
    if (said.state !== 'ready') throw new Error(said.problem.code);
    expect(new Date(said.track.analysis.launchTime * 1000).toISOString()).toMatch(/^2022-06-18T22:0/);
  });
});

it('a part that is 1,024 weeks after the date of its file is read there', () => {
  const fixes = flownPath({ at: 36_000, lat: 46.7, lng: 7.9, altitude: 1_500 }, [
    { seconds: 60 },
    { seconds: 600, speed: 10 },
  ]);
  const file = igcBytes({ date: '2000-10-01', fixes });
  const said = readTrackOn(file, { date: '2020-05-17', of: 'firstFix' });
  if (said.state !== 'ready') throw new Error(said.problem.code);
  const { launchTime: from, landingTime: to } = said.track.analysis;
  expect(readTrack(file, { from, to })).toMatchObject({ track: { analysis: { launchTime: from, landingTime: to } } });
});
