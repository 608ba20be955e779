import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcFile, type Leg, positionRecord } from '#test/builders/igc';
import { readTrack } from '../read-track.ts';
import type { TrackAnalysis } from '../track.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const GLIDE: Leg = { seconds: 900, speed: 10, heading: 90, climb: -0.8 };

describe('a file with several dates', () => {
  it('holds a flight of its longest recording when all of it is in the air', () => {
    const analysis = analysisOf([HEADS.unset, pathOf([{ ...GLIDE, seconds: 300 }]), HEADS.today, pathOf([GLIDE])]);
    expect(timesOf(analysis)).toEqual(['2025-05-31T10:00', '2025-05-31T10:15', 15]);
  });

  it('finds launch and landing of the later flight as if it were alone', () => {
    const stand: Leg = { seconds: 200 };
    const flight = pathOf([stand, GLIDE, stand]);
    const both = analysisOf([HEADS.unset, pathOf([{ ...GLIDE, seconds: 60 }]), HEADS.today, flight]);
    const { launchTime, landingTime } = analysisOf([HEADS.today, flight]);
    expect([both.launchTime, both.landingTime]).toEqual([launchTime, landingTime]);
  });

  it('uses one recording when no flight is found', () => {
    const analysis = analysisOf([HEADS.unset, pathOf([{ seconds: 20 }]), HEADS.today, pathOf([{ seconds: 100 }])]);
    expect(timesOf(analysis)).toEqual(['2025-05-31T10:00', '2025-05-31T10:01', 2]);
  });

  it('holds the longest of very many recordings', () => {
    const days = Array.from(
      { length: 200 },
      (_, i) => `HFDTE${String((i % 28) + 1).padStart(2, '0')}0${(i % 9) + 1}23`,
    );
    const parts = days.flatMap((day) => [day, pathOf([{ ...GLIDE, seconds: 30 }])]);
    expect(analysisOf([...parts.slice(0, 200), HEADS.today, pathOf([GLIDE]), ...parts.slice(200)]).airtime).toBe(15);
  });

  it('finds flights of two days in one file as two', () => {
    const analysis = analysisOf([HEADS.today, pathOf([GLIDE]), HEADS.tomorrow, pathOf([{ ...GLIDE, seconds: 600 }])]);
    expect(analysis.airtime).toBe(15);
  });
});

const HEADS = { unset: 'HFDTE060180', today: 'HFDTE310525', tomorrow: 'HFDTE010625' };

function pathOf(legs: readonly Leg[]): readonly FixDraft[] {
  return flownPath(START, legs);
}

function analysisOf(parts: readonly (string | readonly FixDraft[])[]): TrackAnalysis {
  const records = parts.flatMap((part) => (typeof part === 'string' ? [part] : part.map(positionRecord)));
  const reading = readTrack(Buffer.from(igcFile({ date: null, records, fixes: [] })));
  if (reading.state !== 'ready') throw new Error('The track could not be read');
  return reading.track.analysis;
}

function timesOf({ launchTime, landingTime, airtime }: TrackAnalysis): readonly [string, string, number] {
  const minute = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16);
  return [minute(launchTime), minute(landingTime), airtime];
}
