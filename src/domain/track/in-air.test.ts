import { describe, expect, it } from 'vitest';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { parseIgc } from '../igc/parse-igc.ts';
import { analyse } from './analyse.ts';
import { cleanTrackOf } from './clean-track/clean-track.ts';

const START = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 2_400 };
const STAND: Leg = { seconds: 60 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1.1 };
const THERMAL: Leg = { seconds: 400, speed: 9, turn: 18, climb: 1.8 };
/** What a recorder that starts by itself at the launch writes first. */
const TAKE_OFF: readonly Leg[] = [3, 5, 6.5, 7.5, 8.5].map((speed) => ({
  seconds: 4,
  speed,
  heading: 90,
  climb: -0.5,
}));

describe('a recording', () => {
  it.each<[string, readonly Leg[], object]>([
    ['begins and ends on the ground', [STAND, GLIDE, STAND], {}],
    ['begins in the air', [GLIDE, STAND], { beginsInAir: true }],
    ['begins in a thermal', [THERMAL, GLIDE, STAND], { beginsInAir: true }],
    ['ends in the air', [STAND, GLIDE], { endsInAir: true }],
    ['does both', [GLIDE, THERMAL], { beginsInAir: true, endsInAir: true }],
    ['begins with the launch', [...TAKE_OFF, GLIDE, STAND], {}],
  ])('%s', (_, legs, expected) => {
    const { beginsInAir, endsInAir } = analysisOf(legs);
    expect({ ...(beginsInAir && { beginsInAir }), ...(endsInAir && { endsInAir }) }).toEqual(expected);
  });

  it.each([2, 5])('is seen to with a fix each %d s', (every) => {
    expect(analysisOf([GLIDE, STAND], every).beginsInAir).toBe(true);
  });

  it('is not said to where fixes are too rare to show it', () => {
    expect(analysisOf([STAND, GLIDE, STAND], 60).beginsInAir).toBeUndefined();
    expect(analysisOf([GLIDE, STAND], 60).beginsInAir).toBeUndefined();
  });

  it('begins in the air again after a long silence', () => {
    const fixes = flownPath(START, [STAND, { ...GLIDE, seconds: 4_000, climb: -0.3 }, STAND]);
    const cut = fixes.filter(({ at }) => at < START.at + 500 || at > START.at + 2_500);
    const track = cleanTrackOf(parseIgc(igcBytes({ fixes: cut })).fixes);
    expect(analyse(track, parseIgc(igcBytes({ fixes: cut })).headers)).toMatchObject({ beginsInAir: true });
  });

  it('is no matter of a drive or a stay', () => {
    expect(analysisOf([STAND]).beginsInAir).toBeUndefined();
  });
});

function analysisOf(legs: readonly Leg[], every = 1) {
  const { fixes, headers } = parseIgc(igcBytes({ fixes: flownPath(START, legs, every) }));
  return analyse(cleanTrackOf(fixes), headers);
}
