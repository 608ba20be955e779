import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, type Leg } from '#test/builders/igc';
import { flightIn, withGnssError } from '#test/builders/noise';

const STAND: Leg = { seconds: 600 };
const GLIDE: Leg = { seconds: 900, speed: 10, heading: 90, climb: -0.8 };
const HOUR_S = 3600;

describe('a flight is found without', () => {
  it('position noise before minutes of rest', () => {
    const fixes = pathOf([{ seconds: 250 }, GLIDE, STAND]).map((fix, i) => settling(fix, i, 40));
    expectAbout(flightIn(fixes), [250, 1150]);
  });

  it('several short movements before it', () => {
    const moved: Leg = { seconds: 40, speed: 4.5, heading: 10 };
    const rest: Leg = { seconds: 90 };
    expectAbout(flightIn(pathOf([STAND, moved, rest, moved, rest, GLIDE, STAND])), [860, 1760]);
  });

  it('a walk after it by a recorder whose altitude trembles', () => {
    const walk: Leg = { seconds: 100, speed: 1.3, heading: 200 };
    const fixes = pathOf([STAND, GLIDE, { seconds: 80 }, walk, STAND]).map((fix) => {
      const isWalking = fix.at > 1580 && fix.at <= 1680;
      const gnss = (fix.gnss ?? 0) + (isWalking ? 12 * Math.sin(fix.at / 5) : 0);
      return { ...fix, gnss, pressure: gnss };
    });
    expectAbout(flightIn(fixes), [600, 1500]);
  });

  it('a walk after it when the altitude trembles at rest, too', () => {
    const walk: Leg = { seconds: 100, speed: 1.3, heading: 200 };
    const fixes = pathOf([STAND, GLIDE, { seconds: 80 }, walk, STAND]).map((fix) => {
      const size = fix.at > 1580 && fix.at <= 1680 ? 12 : 2.5;
      const gnss = (fix.gnss ?? 0) + (fix.at > 1500 ? size * Math.sin(fix.at / 5) : 0);
      return { ...fix, gnss, pressure: 0 };
    });
    expectAbout(flightIn(fixes), [600, 1500]);
  });

  it('the hours after it, in which the recorder lies in a house', () => {
    const house = withGnssError(pathOf([{ seconds: 3 * HOUR_S }]), { metres: 25, climb: 25 });
    const flown = pathOf([STAND, GLIDE, STAND]);
    const end = flown.at(-1) ?? { at: 0, lat: 47, lng: 11 };
    const later = house.map((fix) => ({ ...fix, at: fix.at + end.at + 1, lng: fix.lng - 11 + end.lng }));
    expectAbout(flightIn([...flown, ...later]), [600, 1500], 60);
  });
});

describe('a flight keeps', () => {
  it('a short hop at its end that follows a touch of the hill', () => {
    const hop: Leg = { seconds: 110, speed: 9, heading: 90, climb: -1 };
    expectAbout(flightIn(pathOf([STAND, GLIDE, { seconds: 45 }, hop, STAND])), [600, 1655]);
  });

  it('a relaunch after a rest', () => {
    const again: Leg = { ...GLIDE, seconds: 240 };
    expectAbout(flightIn(pathOf([STAND, GLIDE, { seconds: 100 }, again, STAND])), [600, 1840]);
  });

  it('a part between two rests in the wind', () => {
    const hung: Leg = { seconds: 80, speed: 0.4, climb: 0.1 };
    const moved: Leg = { seconds: 40, speed: 6, heading: 90 };
    expectAbout(flightIn(pathOf([STAND, GLIDE, hung, moved, hung, GLIDE, STAND])), [600, 2600]);
  });
});

describe('no flight is found in', () => {
  it.each([10, 20, 30])('seven hours on the ground with positions that wander by %d m', (metres) => {
    const fixes = withGnssError(pathOf([{ seconds: 7 * HOUR_S }], 2), { metres, climb: 25 });
    expect(flightIn(fixes)).toBeNull();
  });
});

function pathOf(legs: readonly Leg[], every = 1): readonly FixDraft[] {
  return flownPath({ at: 0, lat: 47, lng: 11, altitude: 1500 }, legs, every);
}

/** Wrong by hundreds of metres at first, correct after so many seconds. */
function settling(fix: FixDraft, index: number, seconds: number): FixDraft {
  const left = Math.max(0, 1 - index / seconds);
  const gnss = (fix.gnss ?? 0) + 80 * left;
  return { ...fix, lat: fix.lat + 0.003 * left, gnss, pressure: gnss };
}

function expectAbout(found: readonly number[] | null, wanted: readonly number[], seconds = 15): void {
  expect(found).not.toBeNull();
  for (const [i, time] of (found ?? []).entries()) {
    expect(Math.abs(time - (wanted[i] ?? 0))).toBeLessThanOrEqual(seconds);
  }
}
