import { expect, it } from 'vitest';
import type { FlownTrack } from '../track/flown-track.ts';
import { findingsOf } from './findings.ts';

interface Fix {
  readonly lat: number;
  readonly altitude: number | null;
}

/** Returns a track of one fix a second. */
function trackOf(length: number, fixAt: (second: number) => Fix): FlownTrack {
  const fixes = Array.from({ length }, (_, second) => fixAt(second));
  const altitudes = fixes.map(({ altitude }) => altitude).filter((altitude) => altitude !== null);
  return {
    length,
    time: Uint32Array.from(fixes, (_, second) => second),
    lat: Float64Array.from(fixes, ({ lat }) => lat),
    lng: new Float64Array(length).fill(8),
    altitude: altitudes.length < length ? null : Float32Array.from(altitudes),
  };
}

const northward = (second: number): Fix => ({ lat: 46 + second / 1e4, altitude: 2000 - second });

it.each([
  ['three fixes', trackOf(3, northward)],
  ['fixes that are all alike', trackOf(500, () => ({ lat: 46, altitude: 1000 }))],
  ['six hours within a metre', trackOf(21_600, (second) => ({ lat: 46 + (second % 7) * 1e-6, altitude: 1000 }))],
])('%s have finite figures, and neither phases nor scores', (_, track) => {
  const findings = findingsOf(track);
  // JSON writes null for a number that is not finite.
  expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
  expect(findings.phases).toMatchObject({ thermals: [], glides: [], ridges: [], wind: { flight: null, bands: [] } });
  expect(findings.scores).toEqual([]);
});

it('a track without altitudes is scored, and has no thermals', () => {
  const findings = findingsOf(trackOf(600, (second) => ({ ...northward(second), altitude: null })));
  expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
  expect(findings.scores).toHaveLength(5);
  expect(findings.scores[0]).toMatchObject({ type: 'freeFlight', isProven: true });
  expect(findings.scores[0]?.points).toBeCloseTo(6.66, 1);
  for (const { points, upperBound } of findings.scores) expect(upperBound).toBeLessThanOrEqual(1.005 * points);
  expect(findings.phases.thermals).toEqual([]);
});
