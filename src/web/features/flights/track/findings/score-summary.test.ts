import { expect, it } from 'vitest';
import type { FlightScore } from '#domain/score/flight-score';
import { pointsText, scoreOf } from './score-summary.tsx';

const SCORE: FlightScore = {
  ruleSet: 'xcontest',
  version: 1,
  type: 'freeFlight',
  distanceM: 42_400,
  points: 42.4,
  start: 0,
  turnpoints: [1, 2, 3],
  finish: 4,
  legsM: [10_000, 10_000, 10_000, 12_400],
  gapM: null,
  upperBound: 42.4,
  isProven: true,
};

it('finds the score of a league, if there is one', () => {
  const fai = { ...SCORE, ruleSet: 'fai' } as const;
  expect(scoreOf([SCORE, fai], 'fai')).toBe(fai);
  expect(scoreOf([SCORE, fai], 'ffvl')).toBeNull();
  expect(scoreOf([], 'fai')).toBeNull();
});

it('writes points with the decimals of the league', () => {
  expect(pointsText(SCORE)).toBe('42.40');
  expect(pointsText({ ruleSet: 'fai', points: 42.4 })).toBe('42.4');
});
