import { describe, expect, it } from 'vitest';
import { readTrack } from '#domain/track/read-track';
import { seededRandom } from '#test/builders/random';
import { longTrack } from './long-track.ts';

describe('a long track', () => {
  it.each([50, 3000, 36_000])('has exactly %i fixes, one per second', (fixes) => {
    const reading = readTrack(Buffer.from(longTrack({ fixes, random: seededRandom(1) })));
    if (reading.state !== 'ready') throw new Error(reading.problem.code);
    const { time, length } = reading.track.fixes;
    expect(length).toBe(fixes);
    expect((time[length - 1] ?? 0) - (time[0] ?? 0)).toBe(fixes - 1);
  });

  it('is a flight that launches and lands', () => {
    const reading = readTrack(Buffer.from(longTrack({ fixes: 20_000, random: seededRandom(2) })));
    if (reading.state !== 'ready') throw new Error(reading.problem.code);
    const { isFlightDetected, airtime } = reading.track.analysis;
    expect(isFlightDetected).toBe(true);
    expect(airtime).toBeGreaterThan(240);
  });

  it('stays under the limit of an upload with 36,000 fixes', () => {
    expect(longTrack({ fixes: 36_000, random: seededRandom(3) }).length).toBeLessThan(2_097_152);
  });
});
