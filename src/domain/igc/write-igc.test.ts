import { describe, expect, it } from 'vitest';
import { parseIgc } from './parse-igc.ts';
import { type ConvertibleTrack, igcOfTrack } from './write-igc.ts';

const FROM = { format: 'GPX', sha256: 'ab12' } as const;
const NOON = Date.UTC(2026, 6, 5, 12) / 1000;

type Point = readonly [time: number, lat: number, lng: number, altitude: number];

function trackOf(points: readonly Point[], gliderName = ''): ConvertibleTrack {
  const column = (index: 0 | 1 | 2 | 3): readonly number[] => points.map((point) => point[index]);
  return { time: column(0), lat: column(1), lng: column(2), altitude: column(3), gliderName };
}

function written(points: readonly Point[]): ReturnType<typeof parseIgc> {
  return parseIgc(new Uint8Array(Buffer.from(igcOfTrack(trackOf(points), FROM) ?? '')));
}

describe('a track that is written as IGC', () => {
  it('is read again with its times, places and altitudes', () => {
    const { headers, fixes } = written([
      [NOON, 46.548412, 7.017867, 1_985.4],
      [NOON + 1.9, -46.5484, -170.017867, -12.6],
      [NOON + 2, 46.5, 7, 120_000],
    ]);
    expect(headers.date).toBe('2026-07-05');
    expect([...fixes.time]).toEqual([NOON, NOON + 1, NOON + 2]);
    expect(fixes.lat[0]).toBeCloseTo(46.548412, 5);
    expect(fixes.lng[0]).toBeCloseTo(7.017867, 5);
    expect(fixes.lat[1]).toBeCloseTo(-46.5484, 5);
    expect(fixes.lng[1]).toBeCloseTo(-170.017867, 5);
    expect([...fixes.gnssAltitude]).toEqual([1_985, -13, 99_999]);
  });

  it('has its altitudes never in the column of pressure', () => {
    expect([...written([[NOON, 46, 7, 1_000]]).fixes.pressureAltitude]).toEqual([0]);
  });

  it('marks fixes without an altitude as two-dimensional', () => {
    const { fixes } = written([
      [NOON, 46, 7, Number.NaN],
      [NOON + 1, 46, 7, 0],
    ]);
    expect([...fixes.valid]).toEqual([0, 1]);
  });

  it('is in order of time, one fix a second', () => {
    const { fixes } = written([
      [NOON + 5, 46.5, 7, 5],
      [NOON, 46.1, 7, 1],
      [NOON + 0.5, 46.2, 7, 2],
    ]);
    expect([...fixes.time]).toEqual([NOON, NOON + 5]);
    expect([...fixes.gnssAltitude]).toEqual([1, 5]);
  });

  it('keeps its days: over midnight, and days later', () => {
    const times = [NOON + 43_199, NOON + 43_200, NOON + 5 * 86_400, NOON + 5 * 86_400 + 10];
    const { fixes } = written(times.map((time): Point => [time, 46, 7, 1_000]));
    expect([...fixes.time]).toEqual(times);
  });

  it('leaves out fixes of impossible times; without others there is no file', () => {
    const wrong: readonly Point[] = [0, Number.NaN, -5, 1e12].map((time) => [time, 46, 7, 1]);
    expect([...written([...wrong, [NOON, 46, 7, 1]]).fixes.time]).toEqual([NOON]);
    expect(igcOfTrack(trackOf(wrong), FROM)).toBeNull();
  });

  it('names its source, and the glider in plain letters', () => {
    const text = igcOfTrack(trackOf([[NOON, 46, 7, 1]], 'Élan 3'), FROM) ?? '';
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'HFGTYGLIDERTYPE:Elan 3',
        'LXWBSOURCE:GPX SHA256 ab12',
        'HFFTYFRTYPE:Wingbook,converted from GPX',
      ]),
    );
    expect(igcOfTrack(trackOf([[NOON, 46, 7, 1]]), FROM)).not.toContain('GTY');
  });
});
