import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { flownAlong } from '#test/builders/flown-paths';
import { figuresOf } from '../figures/flight-figures.ts';
import { phasesOf } from '../phases/phases-of.ts';
import { RULE_SET_IDS } from '../score/rule-set-ids.ts';
import { FINDINGS_VERSION, findingsOf } from './findings.ts';

const LEGS: readonly AirLeg[] = [
  { seconds: 200, climb: -1 },
  { seconds: 90, climb: 2, turn: 18 },
  { seconds: 300, climb: -1 },
];

describe('the findings of a flight', () => {
  const { track } = flownAir(LEGS, { every: 5 });
  const findings = findingsOf(track);

  it('are its figures, its phases, and a score of each league', () => {
    expect(findings.figures).toEqual(figuresOf(track));
    expect(findings.phases).toEqual(phasesOf(track));
    expect(findings.scores.map(({ ruleSet }) => ruleSet)).toEqual(RULE_SET_IDS);
  });

  it('are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
  });

  it('have the versions of their parts in that of the whole', () => {
    const parts = [findings.figures.version, findings.phases.version, findings.scores[0]?.version];
    expect(FINDINGS_VERSION.split('.').slice(1)).toEqual(parts.map(String));
    expect(FINDINGS_VERSION).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  });

  it('have no score of a flight that is too short for one', () => {
    expect(findingsOf(flownAlong([[46, 7]])).scores).toEqual([]);
    expect(
      findingsOf(
        flownAlong([
          [46, 7],
          [46, 7],
        ]),
      ).scores,
    ).toEqual([]);
  });
});
