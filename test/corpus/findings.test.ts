import { describe, expect, it } from 'vitest';
import { findingsOf } from '#domain/findings/findings';
import { proposedName } from '#domain/findings/proposed-name';
import type { Glide, Thermal } from '#domain/phases/flight-phases';
import { phasesOf } from '#domain/phases/phases-of';
import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import { expectFinite } from '#test/fuzz/run-fuzz';
import { CORPORA, OWN_TRACKS_FOLDER, trackFile } from './corpora.ts';
import { expectGlider, expectName, expectPlausible } from './plausible.ts';
import { readTruth } from './truth.ts';

function flownIn(folder: string, file: string): { readonly flown: FlownTrack; readonly analysis: TrackAnalysis } {
  const reading = readFlownTrack(trackFile(folder, file), null);
  if (reading.state !== 'ready') throw new Error(`${file} could not be read: ${reading.problem.code}`);
  return { flown: reading.flown, analysis: reading.track.analysis };
}

describe.each(CORPORA)('$title', ({ folder }) => {
  const readable = readTruth(folder).filter(({ fixes }) => fixes > 0);

  it.each(readable)('$file: what it says is finite or absent, and plausible', ({ file }) => {
    const { flown, analysis } = flownIn(folder, file);
    const findings = findingsOf(flown);
    expectFinite(findings, file);
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
    expectPlausible(findings, flown);
    expectGlider(findings);
    for (const score of [null, ...findings.scores]) {
      const heightLostM = flown.altitude && (flown.altitude[0] ?? 0) - (flown.altitude.at(-1) ?? 0);
      const { airtime } = analysis;
      const name = proposedName(findings, { site: 'Planfait', landingSite: 'Doussard', airtime, heightLostM, score });
      expectFinite(name, file);
      expectName(name, { airtime });
    }
  });
});

describe('the tracks of our own making', () => {
  /** How many thermals of 424 s at 1.8 m/s and 18° a second were flown; between glides of 10 m/s with 1.1 m/s of sink. */
  const THERMALS: Readonly<Record<string, number>> = {
    'coarse-ridge.igc': 0,
    'over-midnight.igc': 2,
    'ride-up-first.igc': 0,
    'stands-still.igc': 0,
  };
  const [GAIN_M, TURNS, GLIDE_RATIO] = [763, 21.2, 10 / 1.1];
  const readable = readTruth(OWN_TRACKS_FOLDER).filter(({ fixes }) => fixes > 0);

  it.each(readable)('$file: has the thermals and glides that were flown', ({ file }) => {
    const { thermals, glides, wind } = phasesOf(flownIn(OWN_TRACKS_FOLDER, file).flown);
    const count = THERMALS[file] ?? 1;
    expect(thermals).toHaveLength(count);
    thermals.forEach(expectThermalAsFlown);
    expect(wind.flight?.speedMps ?? 0).toBeLessThanOrEqual(1.5 / 3.6);
    if (count === 1) expect(glides).toHaveLength(2);
    if (count > 0) glides.forEach(expectGlideAsFlown);
  });

  function expectThermalAsFlown({ gainM, turns, direction, best30sMps }: Thermal): void {
    expect(Math.abs(gainM - GAIN_M)).toBeLessThanOrEqual(0.02 * GAIN_M);
    expect(Math.abs(turns - TURNS)).toBeLessThanOrEqual(0.5);
    expect(best30sMps).toBeCloseTo(1.8, 1);
    expect(direction).toBe('right');
  }

  function expectGlideAsFlown({ glideRatio, meanSpeedMps }: Glide): void {
    expect(Math.abs((glideRatio ?? 0) - GLIDE_RATIO)).toBeLessThanOrEqual(0.1 * GLIDE_RATIO);
    expect(meanSpeedMps).toBeCloseTo(10, 0);
  }
});
