import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FINDINGS_VERSION, findingsOf } from '#domain/findings/findings';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import type { FlownTrack } from '#domain/track/flown-track';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { flownTrack } from '#test/builders/flown-track';
import { flightFindings } from './findings.ts';

const GLIDE: AirLeg = { seconds: 200, climb: -1.2 };
const CLIMB: AirLeg = { seconds: 300, climb: 2, turn: 18 };
const LEGS = [GLIDE, CLIMB, GLIDE, CLIMB, GLIDE];
const WIND = { kmh: 20, from: 270 };

const sent = (track: FlownTrack): unknown => JSON.parse(JSON.stringify(findingsOf(track)));

describe('findings as they are stored and sent', () => {
  it.each([
    ['with thermals, glides and wind', flownAir(LEGS, { wind: WIND }).track],
    ['without an altitude', flownAir(LEGS, { wind: WIND, hasAltitude: false }).track],
    ['of one fix', flownTrack([{ at: 0, lat: 46, lng: 8, gnss: 900 }])],
    ['of fixes all alike', flownTrack([0, 1, 2].map((at) => ({ at, lat: 46, lng: 8, gnss: 900 })))],
  ])('fit the schema, and are the same after JSON: %s', (_, track) => {
    const received = sent(track);
    expect(v.safeParse(flightFindings, received).issues).toBeUndefined();
    expect(received).toEqual(findingsOf(track));
  });

  it('contain every part', () => {
    const { figures, phases, scores } = findingsOf(flownAir(LEGS, { wind: WIND }).track);
    expect(phases.thermals).toHaveLength(2);
    expect(phases.wind.flight).not.toBeNull();
    expect(figures.trackLengthM).toBeGreaterThan(1000);
    expect(scores.map(({ ruleSet }) => ruleSet)).toEqual(RULE_SET_IDS);
    const versions = [ANALYSIS_VERSION, figures.version, phases.version, scores[0]?.version];
    expect(FINDINGS_VERSION).toBe(versions.join('.'));
  });
});
