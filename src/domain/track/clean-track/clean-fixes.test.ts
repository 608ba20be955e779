import { describe, expect, it } from 'vitest';
import type { Fixes } from '#domain/igc/igc-file';
import { parseIgc } from '#domain/igc/parse-igc';
import { type FixDraft, flownPath, igcBytes } from '#test/builders/igc';
import { cleanFixes } from './clean-track.ts';

const PATH = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 1500 }, [{ seconds: 20, speed: 10 }]);

describe('cleanFixes', () => {
  it('returns the same columns when there is nothing to clean', () => {
    const fixes = fixesOf(PATH);
    expect(cleanFixes(fixes)).toBe(fixes);
  });

  it('puts fixes in order of time', () => {
    expect(secondsOf(cleanFixes(fixesOf([...PATH].reverse())))).toEqual(secondsOf(fixesOf(PATH)));
  });

  it('keeps one fix per second, the first in the file', () => {
    const [first, ...rest] = PATH;
    const doubled = [{ ...firstOf(PATH), gnss: 1 }, first ?? firstOf(PATH), ...rest];
    const cleaned = cleanFixes(fixesOf(doubled));
    expect(cleaned.length).toBe(PATH.length);
    expect(cleaned.gnssAltitude[0]).toBe(1);
  });

  it('prefers the valid one of two fixes of a second', () => {
    const doubled = [{ ...firstOf(PATH), gnss: 1, valid: false }, ...PATH];
    expect(cleanFixes(fixesOf(doubled)).gnssAltitude[0]).toBe(1500);
  });

  it('leaves out a jump and back', () => {
    const jump = PATH.map((fix, i) => (i === 10 ? { ...fix, lat: 12 } : fix));
    const cleaned = cleanFixes(fixesOf(jump));
    expect(cleaned.length).toBe(PATH.length - 1);
    expect(cleaned.lat.every((lat) => lat > 46)).toBe(true);
  });

  it('leaves out positions from before the first fix', () => {
    const lost = Array.from({ length: 30 }, (_, i) => ({ at: 35_000 + i, lat: 0, lng: 0, valid: false }));
    expect(cleanFixes(fixesOf([...lost, ...PATH])).length).toBe(PATH.length);
  });

  it('prefers a few valid fixes to many void ones from elsewhere', () => {
    const stale = PATH.map((fix) => ({ ...fix, at: fix.at - 25, lat: 60, valid: false }));
    const cleaned = cleanFixes(fixesOf([...stale, ...PATH]));
    expect(cleaned.lat.every((lat) => lat < 50)).toBe(true);
  });

  it('leaves out invalid coordinates', () => {
    const odd = [{ ...firstOf(PATH), at: 35_999, lat: 95 }, { ...firstOf(PATH), at: 35_998, lng: 181 }, ...PATH];
    expect(cleanFixes(fixesOf(odd)).length).toBe(PATH.length);
  });

  it('keeps all fixes when fewer than half belong together', () => {
    const scattered = PATH.map((fix, i) => ({ ...fix, lat: (i * 37) % 80 }));
    expect(cleanFixes(fixesOf(scattered)).length).toBe(PATH.length);
  });

  it('keeps void fixes with plausible positions', () => {
    const fixes = fixesOf(PATH.map((fix) => ({ ...fix, valid: false })));
    expect(cleanFixes(fixes)).toBe(fixes);
  });

  it('handles an empty track', () => {
    expect(cleanFixes(fixesOf([])).length).toBe(0);
  });
});

function fixesOf(fixes: readonly FixDraft[]): Fixes {
  return parseIgc(igcBytes({ fixes })).fixes;
}

function firstOf(path: readonly FixDraft[]): FixDraft {
  const [first] = path;
  if (first === undefined) throw new Error('The path is empty');
  return first;
}

function secondsOf({ time }: Fixes): readonly number[] {
  return [...time];
}
