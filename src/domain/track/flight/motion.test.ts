import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { parseIgc } from '../../igc/parse-igc.ts';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { type Motion, motionOf } from './motion.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };

describe('motionOf', () => {
  it.each([0, 45, 90, 180, 270])('finds speed and climb on a heading of %d°', (heading) => {
    const { speed, climb } = motionAlong([{ seconds: 60, speed: 12, heading, climb: -1.5 }]);
    expect(speed[30]).toBeCloseTo(12, 0);
    expect(climb[30]).toBeCloseTo(-1.5, 1);
  });

  it('is zero at rest', () => {
    const { speed, climb } = motionAlong([{ seconds: 60 }]);
    expect(Math.max(...speed, ...climb)).toBe(0);
  });

  it('finds the speed of distant fixes even when circling', () => {
    const { speed } = motionAlong([{ seconds: 600, speed: 9, turn: 18 }], 8);
    expect(Math.min(...speed.slice(2, -2))).toBeGreaterThan(3);
  });

  it('takes the short way across the 180th meridian', () => {
    const path = flownPath({ ...START, lng: 179.999 }, [{ seconds: 60, speed: 10, heading: 90 }]);
    const { speed } = motionIn(path.map((fix) => (fix.lng > 180 ? { ...fix, lng: fix.lng - 360 } : fix)));
    expect(Math.max(...speed)).toBeLessThan(12);
    expect(speed[20]).toBeCloseTo(10, 0);
  });

  it('has an entry for each fix', () => {
    const { speed, climb } = motionAlong([]);
    expect([speed.length, climb.length]).toEqual([1, 1]);
  });
});

function motionAlong(legs: readonly Leg[], every = 1): Motion {
  return motionIn(flownPath(START, legs, every));
}

function motionIn(fixes: readonly FixDraft[]): Motion {
  return motionOf(cleanTrackOf(parseIgc(igcBytes({ fixes })).fixes));
}
