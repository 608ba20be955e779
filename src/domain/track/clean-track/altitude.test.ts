import { describe, expect, it } from 'vitest';
import type { Fixes } from '#domain/igc/igc-file';
import { parseIgc } from '#domain/igc/parse-igc';
import { type FixDraft, igcBytes } from '#test/builders/igc';
import { altitudeOfSensor, altitudeSourcesOf, altitudesOf } from './altitude.ts';

describe('the source of altitude', () => {
  it('is satellite when most valid fixes have it', () => {
    expect(altitudeSourcesOf(fixesOf([high(1500, 1400), high(0, 1400), high(1502, 1400)])).altitude).toBe('gnss');
  });

  it('is pressure when most have no other', () => {
    expect(altitudeSourcesOf(fixesOf([high(1500, 1400), high(0, 1400), high(0, 1400)])).altitude).toBe('pressure');
  });

  it('ignores void fixes', () => {
    const fixes = [high(1500, 1400), { ...high(0, 1400), valid: false }, { ...high(0, 1400), valid: false }];
    expect(altitudeSourcesOf(fixesOf(fixes)).altitude).toBe('gnss');
  });

  it('uses void fixes when there are no others', () => {
    expect(altitudeSourcesOf(fixesOf([{ ...high(0, 1400), valid: false }])).altitude).toBe('pressure');
  });

  it('is satellite when there is no altitude at all', () => {
    expect(altitudeSourcesOf(fixesOf([high(0, 0)])).altitude).toBe('gnss');
  });
});

describe('the source of lift', () => {
  it('is pressure if there is one', () => {
    expect(altitudeSourcesOf(fixesOf([high(1500, 1400)])).lift).toBe('pressure');
  });

  it('is satellite otherwise', () => {
    expect(altitudeSourcesOf(fixesOf([high(1500, 0)])).lift).toBe('gnss');
  });
});

describe('altitudeOfSensor', () => {
  it('is the recorded altitude', () => {
    expect(heights([1500, 1502, 1504])).toEqual([1500, 1502, 1504]);
  });

  it('removes a spike', () => {
    expect(heights([1500, 1502, 9999, 1506, 1508])).toEqual([1500, 1502, 1504, 1506, 1508]);
  });

  it('removes impossible altitudes, however many there are', () => {
    expect(heights([1500, 28_770, 28_771, 28_772, -2000, -2001, 1512])).toEqual([
      1500, 1502, 1504, 1506, 1508, 1510, 1512,
    ]);
  });

  it('fills the gaps of fixes without altitude', () => {
    expect(heights([0, 1500, 0, 0, 1506, 0])).toEqual([1500, 1500, 1502, 1504, 1506, 1506]);
  });

  it('fills gaps by time, not by count', () => {
    const fixes = fixesOf([
      { ...high(1000, 0), at: 0 },
      { ...high(0, 0), at: 30 },
      { ...high(1100, 0), at: 40 },
    ]);
    expect([...(altitudeOfSensor(fixes, 'gnss') ?? [])]).toEqual([1000, 1075, 1100]);
  });

  it('keeps a step that stays', () => {
    const steps = [...Array.from({ length: 10 }, () => 1500), ...Array.from({ length: 20 }, () => 1700)];
    expect(heights(steps).at(-1)).toBe(1700);
  });

  it('may be below sea level', () => {
    expect(heights([-400, -401, -402])).toEqual([-400, -401, -402]);
  });

  it('is null when not known, and drawn as all 0', () => {
    const fixes = fixesOf([high(0, 0), high(0, 0)]);
    expect(altitudeOfSensor(fixes, 'gnss')).toBeNull();
    expect([...altitudesOf(fixes).altitude]).toEqual([0, 0]);
  });
});

describe('the altitude that shows lift', () => {
  it('is the altitude itself when both come from one source', () => {
    const fixes = fixesOf([high(1500, 0), high(1501, 0)]);
    const { altitude, liftAltitude } = altitudesOf(fixes);
    expect([...altitude]).toEqual([1500, 1501]);
    expect(liftAltitude).toBe(altitude);
  });

  it('is pressure otherwise', () => {
    const fixes = fixesOf([high(1500, 1400), high(1501, 1402)]);
    const { altitude, liftAltitude } = altitudesOf(fixes);
    expect([...altitude]).toEqual([1500, 1501]);
    expect([...liftAltitude]).toEqual([1400, 1402]);
  });

  it('is the altitude itself when pressure contradicts itself', () => {
    const wild = Array.from({ length: 20 }, (_, i) => high(1500 + i, i % 2 === 0 ? 9000 : 100));
    const { altitude, altitudeSource, liftAltitude } = altitudesOf(fixesOf(wild));
    expect(altitudeSource).toBe('gnss');
    expect(liftAltitude).toEqual(altitude);
  });
});

function high(gnss: number, pressure: number): FixDraft {
  return { at: 0, lat: 47, lng: 11, gnss, pressure };
}

function fixesOf(drafts: readonly FixDraft[]): Fixes {
  return parseIgc(igcBytes({ fixes: drafts.map((fix, i) => ({ ...fix, at: 36_000 + (fix.at || i) })) })).fixes;
}

function heights(gnss: readonly number[]): readonly number[] {
  const fixes = fixesOf(gnss.map((metres) => high(metres, 0)));
  return [...(altitudeOfSensor(fixes, 'gnss') ?? [])].map((metres) => Math.round(metres));
}
