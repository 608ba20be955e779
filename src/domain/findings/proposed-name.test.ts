import { expect, it } from 'vitest';
import { flownTrack } from '#test/builders/flown-track';
import { flownPath, type Leg } from '#test/builders/igc';
import { figuresOf } from '../figures/flight-figures.ts';
import type { FlightName } from '../figures/flight-name.ts';
import { phasesOf } from '../phases/phases-of.ts';
import { RULE_SETS } from '../score/rule-sets.ts';
import { scoreFlightByAll } from '../score/score-flight.ts';
import { minutes } from '../units.ts';
import { proposedName } from './proposed-name.ts';

const EVERY_S = 2;
const START = { at: 36_000, lat: 46, lng: 7, altitude: 2000 };
const THERMAL: Leg = { seconds: 240, speed: 9, turn: 18, climb: 2 };
const glide = (heading: number, seconds: number): Leg => ({ seconds, speed: 10, heading, climb: -1.1 });

function nameOf(legs: readonly Leg[], heightLostM = 0): FlightName | null {
  const flown = flownTrack(flownPath(START, legs, EVERY_S));
  const [score = null] = scoreFlightByAll(flown, [RULE_SETS.xcontest]);
  const findings = { figures: figuresOf(flown), phases: phasesOf(flown), scores: [] };
  const airtime = minutes(Math.ceil((EVERY_S * (flown.length - 1)) / 60));
  return proposedName(findings, { site: 'Planfait', landingSite: 'Doussard', airtime, heightLostM, score });
}

it('a triangle of equal sides is an FAI triangle of its length', () => {
  const name = nameOf([0, 120, 240].flatMap((heading) => [THERMAL, glide(heading, 700)]));
  expect(name).toMatchObject({ kind: 'faiTriangle', site: 'Planfait' });
  expect(name?.kind === 'faiTriangle' && name.distance / 1000).toBeCloseTo(21, 0);
});

it('a flight in one direction is a distance from site to site', () => {
  const name = nameOf([THERMAL, glide(90, 900), THERMAL, glide(90, 900)]);
  expect(name).toMatchObject({ kind: 'distance', from: 'Planfait', to: 'Doussard' });
});

it('a flight to a place and back is out and return', () => {
  expect(nameOf([THERMAL, glide(90, 900), THERMAL, glide(270, 900)])?.kind).toBe('outAndReturn');
});

it('circles at launch are a local flight, and a glide down without any a sled ride', () => {
  expect(nameOf([THERMAL, glide(90, 200), THERMAL, glide(270, 200)])?.kind).toBe('local');
  expect(nameOf([glide(90, 500)], 550)?.kind).toBe('sled');
});

it('a track without altitude is named by its distance alone', () => {
  const fixes = flownPath(START, [glide(90, 500)]).map(({ at, lat, lng }) => ({ at, lat, lng }));
  const flown = flownTrack(fixes);
  const findings = { figures: figuresOf(flown), phases: phasesOf(flown), scores: [] };
  const flight = { site: null, landingSite: null, airtime: minutes(9), heightLostM: null, score: null };
  expect(proposedName(findings, flight)).toEqual({ kind: 'local', airtime: 9, site: null });
});
