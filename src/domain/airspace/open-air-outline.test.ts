import { describe, expect, it } from 'vitest';
import { type BareCoordinates, distanceBetween } from '../geo.ts';
import {
  bearingOf,
  cornersOf,
  drawArc,
  drawArcBetween,
  drawCircle,
  drawCorner,
  type OutlineDraft,
  readPlaceRecord,
  readTwoPlaces,
  setVariable,
} from './open-air-outline.ts';

const CENTER: BareCoordinates = { lat: 46, lng: 7 };
/** Metres of 10 nautical miles. */
const TEN_MILES_M = 18_520;

function outline(differences: Partial<OutlineDraft> = {}): OutlineDraft {
  return { corners: [], center: CENTER, isClockwise: true, ...differences };
}

/** Bearings of the corners from the centre, in whole degrees from 0 to 359. */
function bearings({ corners }: OutlineDraft): readonly number[] {
  return corners.map((corner) => (Math.round(bearingOf(CENTER, corner)) + 360) % 360);
}

/** Degrees that an outline goes round the centre, clockwise above 0. */
function turned({ corners }: OutlineDraft): number {
  const all = corners.map((corner) => bearingOf(CENTER, corner));
  const steps = all.slice(1).map((bearing, i) => ((bearing - (all[i] ?? 0) + 540) % 360) - 180);
  return Math.round(steps.reduce((sum, step) => sum + step, 0));
}

describe('a variable', () => {
  it.each([
    ['X=46:30:00N 008:00:00E', { lat: 46.5, lng: 8 }],
    ['x = 46:30:00N 008:00:00E', { lat: 46.5, lng: 8 }],
    ['X=46:30:00S 008:00:00W', { lat: -46.5, lng: -8 }],
  ])('%s is the centre of what follows', (text, center) => {
    const drawn = outline();
    expect(setVariable(drawn, text)).toBeNull();
    expect(drawn.center).toEqual(center);
  });

  it.each([
    ['D=-', false],
    ['d = -', false],
    ['D=+', true],
    ['D=', true],
  ])('%s is the direction of arcs', (text, isClockwise) => {
    const drawn = outline({ isClockwise: !isClockwise });
    expect(setVariable(drawn, text)).toBeNull();
    expect(drawn).toEqual(outline({ isClockwise }));
  });

  it.each(['X', 'X=', 'X=46', 'X=46:00:00N'])('%s is a bad place, and no centre remains', (text) => {
    const drawn = outline();
    expect(setVariable(drawn, text)).toBe('badPlace');
    expect(drawn.center).toBeNull();
  });

  it.each(['W=5', 'Z=100', 'XX=1', 'DD=-', ''])('%j is of no use, and no problem', (text) => {
    const drawn = outline();
    expect(setVariable(drawn, text)).toBeNull();
    expect(drawn).toEqual(outline());
  });
});

describe('a corner', () => {
  it('is added after those before it', () => {
    const drawn = outline();
    expect(drawCorner(drawn, '46:00:00N 007:30:00E')).toBeNull();
    expect(drawCorner(drawn, '45:00:00N 007:00:00W')).toBeNull();
    expect(drawn.corners).toEqual([
      { lat: 46, lng: 7.5 },
      { lat: 45, lng: -7 },
    ]);
  });

  it('that is none adds nothing', () => {
    const drawn = outline();
    expect(drawCorner(drawn, 'somewhere')).toBe('badPlace');
    expect(drawn.corners).toEqual([]);
  });
});

describe('a circle', () => {
  it.each([
    ['1', 1852],
    ['10', TEN_MILES_M],
    [' 0.5 ', 926],
    ['539.9', 539.9 * 1852],
  ])('of %j miles has that radius', (text, radiusM) => {
    const drawn = outline();
    expect(drawCircle(drawn, text)).toBeNull();
    expect(turned(drawn)).toBe(360);
    for (const corner of drawn.corners) expect(distanceBetween(CENTER, corner) / radiusM).toBeCloseTo(1, 6);
  });

  it.each(['', '0', '-1', 'five', '540', 'Infinity', 'NaN'])('of %j is none', (text) => {
    const drawn = outline();
    expect([drawCircle(drawn, text), drawn.corners]).toEqual(['badArc', []]);
  });

  it('without a centre is none', () => {
    expect(drawCircle(outline({ center: null }), '5')).toBe('badArc');
  });
});

describe('an arc between bearings', () => {
  it.each([
    { text: '10,0,90', isClockwise: true, ends: [0, 90], sweep: 90 },
    { text: '10,0,90', isClockwise: false, ends: [0, 90], sweep: -270 },
    { text: '10, 350 ,20', isClockwise: true, ends: [350, 20], sweep: 30 },
    { text: '10,20,350', isClockwise: false, ends: [20, 350], sweep: -30 },
    { text: '10,20,350', isClockwise: true, ends: [20, 350], sweep: 330 },
    { text: '10,-90,90', isClockwise: true, ends: [270, 90], sweep: 180 },
    { text: '10,90,90', isClockwise: true, ends: [90, 90], sweep: 360 },
    { text: '10,360,0', isClockwise: false, ends: [0, 0], sweep: -360 },
  ])('$text, clockwise: $isClockwise', ({ text, isClockwise, ends, sweep }) => {
    const drawn = outline({ isClockwise });
    expect(drawArc(drawn, text)).toBeNull();
    expect([bearings(drawn)[0], bearings(drawn).at(-1)]).toEqual(ends);
    expect(turned(drawn)).toBe(sweep);
    for (const corner of drawn.corners) expect(distanceBetween(CENTER, corner)).toBeCloseTo(TEN_MILES_M, 3);
  });

  it.each(['10,0,361', '10,-361,0', '10,a,90', '10,,90', '10,0', '0,0,90', ',0,90', '541,0,90'])(
    '%s is none',
    (text) => {
      const drawn = outline();
      expect([drawArc(drawn, text), drawn.corners]).toEqual(['badArc', []]);
    },
  );

  it('without a centre is none', () => {
    expect(drawArc(outline({ center: null }), '10,0,90')).toBe('badArc');
  });
});

describe('an arc between places', () => {
  const text = '46:10:00N 007:00:00E, 46:00:00N 007:14:24E';

  it.each([
    [true, 90],
    [false, -270],
  ])('clockwise %s turns by %d degrees, from the one to the other', (isClockwise, sweep) => {
    const drawn = outline({ isClockwise });
    expect(drawArcBetween(drawn, text)).toBeNull();
    expect(drawn.corners[0]).toEqual({ lat: 46 + 10 / 60, lng: 7 });
    expect(drawn.corners.at(-1)).toEqual({ lat: 46, lng: 7 + 14.4 / 60 });
    expect(turned(drawn)).toBe(sweep);
  });

  it('goes from the radius of its start to that of its end', () => {
    const drawn = outline();
    drawArcBetween(drawn, '46:10:00N 007:00:00E, 45:40:00N 007:00:00E');
    const radii = drawn.corners.map((corner) => distanceBetween(CENTER, corner));
    expect([radii[0], radii.at(-1)]).toEqual([expect.closeTo(18_532, -1), expect.closeTo(37_065, -1)]);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  });

  it.each(['', '46:10:00N 007:00:00E', 'here, there', '46:10:00N 007:00:00E, 56:10:00N 017:00:00E'])(
    '%j is none',
    (bad) => {
      const drawn = outline();
      expect([drawArcBetween(drawn, bad), drawn.corners]).toEqual(['badArc', []]);
    },
  );
});

describe('a place of OpenAir', () => {
  it.each([
    ['45:30:36N 006:15:00E', 45.51, 6.25],
    ['45:30:36 N 006:15:00 E', 45.51, 6.25],
    ['45:30:36 n,006:15:00 w', 45.51, -6.25],
    ['45:30:36.0S006:15:00E', -45.51, 6.25],
    ['45:30.6N 006:15.0E', 45.51, 6.25],
    ['45.51 N 6.25 W', 45.51, -6.25],
    ['45 30 36 N 006 15 00 E', 45.51, 6.25],
    [`45°30'36"N , 006°15'00"E`, 45.51, 6.25],
    ['45:59:60N 006:14:60E', 46, 6.25],
    ['90:00:00S 180:00:00W', -90, -180],
  ])('%s', (text, lat, lng) => {
    expect(readPlaceRecord(text)).toEqual({ lat: expect.closeTo(lat, 9), lng: expect.closeTo(lng, 9) });
  });

  it.each([
    '',
    '45:30:36 006:15:00',
    '45:61:00N 006:15:00E',
    '45:30:61N 006:15:00E',
    '91:00:00N 006:15:00E',
    '45:30:36N 181:00:00E',
    '45:30:36N',
    'N45:30:36 E006:15:00',
    '1'.repeat(10_000),
    `45${' '.repeat(10_000)}`,
  ])('%s is not one', (text) => {
    expect(readPlaceRecord(text)).toBeNull();
  });

  it('is at 0 on the equator and at Greenwich, whatever its sides', () => {
    expect(readPlaceRecord('0:00:00S 000:00:00W')).toStrictEqual({ lat: 0, lng: 0 });
  });

  it('stands before another one', () => {
    const both = [
      { lat: 45.5, lng: 6.5 },
      { lat: 46, lng: -7 },
    ];
    expect(readTwoPlaces('45:30:00N 006:30:00E, 46:00:00N 007:00:00W')).toEqual(both);
    expect(readTwoPlaces('45:30:00 N, 006:30:00 E 46:00:00 N 007:00:00 W')).toEqual(both);
    expect(readTwoPlaces('45:30:00N 006:30:00E')).toBeNull();
    expect(readTwoPlaces('45:30:00N 006:30:00E, 46:00:00')).toBeNull();
  });
});

const HOME = { lat: 46, lng: 7 };

describe('bearings', () => {
  it.each([
    [{ lat: 47, lng: 7 }, 0],
    [{ lat: 45, lng: 7 }, 180],
    [{ lat: 46.0001, lng: 7.01 }, 89.2],
    [{ lat: 46, lng: 6.99 }, -90],
  ])('to %j', (place, bearing) => {
    expect(bearingOf(HOME, place)).toBeCloseTo(bearing, 1);
  });

  it('cross 180° the short way', () => {
    expect(bearingOf({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(90, 6);
  });
});

describe('the corners of an arc', () => {
  it('lie at its radius, which may change from start to end', () => {
    const corners = cornersOf({ center: HOME, radiiM: [5000, 6000], start: 0, sweep: 90 });
    const radii = corners.map((corner) => distanceBetween(HOME, corner));
    expect([radii[0], radii.at(-1)]).toEqual([expect.closeTo(5000, 3), expect.closeTo(6000, 3)]);
    expect(radii.every((radius, i) => i === 0 || radius > (radii[i - 1] ?? 0))).toBe(true);
  });

  it.each([
    { lat: 0, lng: 180 },
    { lat: -10, lng: -179.99 },
    { lat: 90, lng: 0 },
    { lat: -89.99, lng: 7 },
  ])('are degrees around %j', (center) => {
    for (const corner of cornersOf({ center, radiiM: [9000, 9000], start: 0, sweep: 360 })) {
      expect(Math.abs(corner.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(corner.lng)).toBeLessThanOrEqual(180);
      expect(distanceBetween(center, corner)).toBeCloseTo(9000, 1);
    }
  });

  it('of a tiny circle are enough for an area', () => {
    expect(cornersOf({ center: HOME, radiiM: [1, 1], start: 0, sweep: 360 }).length).toBeGreaterThan(36);
  });
});
