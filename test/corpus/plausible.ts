import { expect } from 'vitest';
import type { FlightFigures } from '#domain/figures/flight-figures';
import type { FlightName } from '#domain/figures/flight-name';
import type { FlightFindings } from '#domain/findings/findings';
import type { FlightPhases, Thermal, Wind } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import type { FlownTrack } from '#domain/track/flown-track';

/** Of any glider, sailplanes included: metres a second over the ground, up or down over 10 s, up in a thermal, and of wind. */
const MOST = { speed: 100, climb: 30, thermal: 12, wind: 30 } as const;
/** Sphere and ellipsoid differ by half a percent. */
const EARTH = 1.006;
/** Each of at most four legs and a gap is rounded to 10 m. */
const ROUNDING_M = 25;
/** The sum of climbs and the gains of thermals have different ways to leave out noise. */
const NOISE_M = 10;

/** Expects figures, phases and scores that belong to one flight, and that a glider can have flown. */
export function expectPlausible(findings: FlightFindings, flown: FlownTrack): void {
  expectFigures(findings.figures, flown);
  expectPhases(findings.phases, flown);
  for (const score of findings.scores) expectScore(score, flown, findings.figures);
  const gained = findings.phases.totals.gainM ?? 0;
  expect(gained).toBeLessThanOrEqual((findings.figures.heightGainedM ?? gained) * 1.02 + NOISE_M);
}

/** Expects no faster movement than that of a glider. */
export function expectGlider({ figures, phases }: FlightFindings): void {
  expect(figures.meanSpeed ?? 0).toBeLessThanOrEqual(figures.maxSpeed ?? MOST.speed);
  expect(figures.maxSpeed ?? 0).toBeLessThanOrEqual(MOST.speed);
  for (const { meanSpeedMps } of phases.glides) expect(meanSpeedMps).toBeLessThanOrEqual(MOST.speed);
}

/** Expects a name of the flight's own figures, and one for each flight that takes a minute. */
export function expectName(name: FlightName | null, { airtime }: { readonly airtime: number }): void {
  if (name === null) expect(airtime).toBe(0);
  else if ('distance' in name) expect(name.distance).toBeGreaterThanOrEqual(9_000);
  else if ('airtime' in name) expect(name.airtime).toBe(airtime);
}

function expectFigures(figures: FlightFigures, { length, time }: FlownTrack): void {
  const { straightDistanceM, farthestDistanceM, trackLengthM, maxClimb, maxSink, bestGlide, timesAbove } = figures;
  expect(straightDistanceM).toBeLessThanOrEqual(farthestDistanceM);
  expect(farthestDistanceM).toBeLessThanOrEqual(trackLengthM * EARTH);
  for (const rate of [maxClimb, maxSink]) expect(Math.abs(rate ?? 0)).toBeLessThanOrEqual(MOST.climb);
  for (const index of [figures.farthestIndex, figures.highestIndex]) expect(index ?? 0).toBeLessThan(length);
  if (bestGlide) {
    expect(bestGlide.ratio).toBeCloseTo(bestGlide.distanceM / bestGlide.heightLostM, 6);
    expect(bestGlide.from).toBeLessThan(bestGlide.to);
    expect(bestGlide.to).toBeLessThan(length);
  }
  const above = [...(timesAbove ?? [])].map(({ seconds }) => seconds);
  expect(above).toEqual(above.toSorted((a, b) => b - a));
  expect(above[0] ?? 0).toBeLessThanOrEqual((time.at(-1) ?? 0) - (time[0] ?? 0));
}

function expectPhases({ thermals, glides, ridges, totals, wind }: FlightPhases, { length, time }: FlownTrack): void {
  const all = [...thermals, ...glides, ...ridges].toSorted((a, b) => a.startIndex - b.startIndex);
  for (const [i, { startIndex, endIndex, durationS }] of all.entries()) {
    expect(startIndex).toBeGreaterThanOrEqual(all[i - 1]?.endIndex ?? 0);
    expect(endIndex).toBeLessThan(length);
    expect(durationS).toBe((time[endIndex] ?? 0) - (time[startIndex] ?? 0));
    expect(durationS).toBeGreaterThan(0);
  }
  for (const thermal of thermals) expectThermal(thermal);
  for (const { straightM, trackM } of glides) expect(straightM).toBeLessThanOrEqual(trackM * EARTH + 1);
  for (const one of [wind.flight, ...wind.bands, ...thermals.map((thermal) => thermal.wind)]) expectWind(one);
  expect(totals.thermalCount).toBe(thermals.length);
  const shares = Object.values(totals.shares ?? { other: 1 });
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
}

function expectThermal({ gainM, altitudeInM, altitudeOutM, durationS, meanClimbMps, ...rest }: Thermal): void {
  expect(gainM).toBeGreaterThan(0);
  expect(gainM).toBeCloseTo(altitudeOutM - altitudeInM, 0);
  expect(meanClimbMps).toBeCloseTo(gainM / durationS, 1);
  expect(rest.best30sMps ?? meanClimbMps).toBeGreaterThanOrEqual(meanClimbMps - 0.2);
  expect(rest.best30sMps ?? meanClimbMps).toBeLessThanOrEqual(MOST.thermal);
  expect(rest.turns).toBeGreaterThan(1);
  expect(rest.drift.speedMps).toBeLessThanOrEqual(MOST.wind);
}

function expectWind(wind: Wind | null): void {
  if (wind === null) return;
  expect(wind.speedMps).toBeLessThanOrEqual(MOST.wind);
  expect(wind.fromDegrees).toBeGreaterThanOrEqual(0);
  expect(wind.fromDegrees).toBeLessThan(360);
  expect(wind.turns).toBeGreaterThanOrEqual(3);
}

function expectScore(score: FlightScore, { length }: FlownTrack, { trackLengthM }: FlightFigures): void {
  const { start, turnpoints, finish, legsM, gapM, distanceM, points, upperBound, isProven } = score;
  const fixes = [start, ...turnpoints, finish];
  expect(fixes).toEqual(fixes.toSorted((a, b) => a - b));
  expect(start).toBeGreaterThanOrEqual(0);
  expect(finish).toBeLessThan(length);
  const legs = legsM.reduce((sum, metres) => sum + metres, 0);
  expect(Math.min(...legsM)).toBeGreaterThanOrEqual(0);
  // A triangle is as long as the track between its turnpoints and the gap that closes it.
  expect(legs - (gapM ?? 0)).toBeLessThanOrEqual(trackLengthM * EARTH + ROUNDING_M);
  expect(distanceM).toBeGreaterThan(0);
  expect(distanceM).toBeLessThanOrEqual(legs);
  expect(points).toBeGreaterThan(0);
  expect(upperBound).toBeGreaterThanOrEqual(points);
  expect(upperBound).toBeLessThanOrEqual(isProven ? points : points * 1.005);
}
