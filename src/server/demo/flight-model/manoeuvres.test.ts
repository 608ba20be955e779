import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { glide, halfTurn } from './gliding.ts';
import { land } from './landing.ts';
import { Paraglider } from './paraglider.ts';
import { distanceOf, type PlanePosition } from './plane.ts';
import { soar } from './soaring.ts';
import { climb } from './thermalling.ts';
import type { Weather } from './weather.ts';

const CALM: Weather = {
  wind: { east: 0, north: 0 },
  roughness: 0.2,
  thermalStrength: 3.5,
  ridgeStrength: 2.4,
  lineStrength: -0.1,
  cloudBase: 2500,
};
const SEEDS = [1, 2, 3, 4, 5, 6];

function wingAt(altitude: number, seed: number, weather: Partial<Weather> = {}): Paraglider {
  return new Paraglider({ altitude, heading: 0 }, { ...CALM, ...weather }, seededRandom(seed));
}

/** Whole turns, left ones negative. */
function turnsOf(headings: readonly number[]): number {
  const turned = headings.slice(1).reduce((sum, heading, index) => sum + halfTurn(heading - (headings[index] ?? 0)), 0);
  return turned / (2 * Math.PI);
}

function placeOf({ east, north }: PlanePosition): PlanePosition {
  return { east, north };
}

describe('a glide', () => {
  it.each(SEEDS)('reaches its place, also in a crosswind (%i)', (seed) => {
    const glider = wingAt(2000, seed, { wind: { east: 3, north: 0 } });
    const to = { east: -800, north: 2400 };
    expect(glide(glider, { to, within: 60, floor: 0 })).toBe(true);
    expect(distanceOf(glider, to)).toBeLessThanOrEqual(60);
    expect(glider.altitude).toBeLessThan(2000);
  });

  it('ends at the floor', () => {
    const glider = wingAt(1000, 1);
    expect(glide(glider, { to: { east: 0, north: 20_000 }, within: 60, floor: 800 })).toBe(false);
    expect(glider.altitude).toBeCloseTo(800, -1);
  });

  it('has a glide ratio of about 8 in still air', () => {
    const glider = wingAt(2000, 2, { lineStrength: 0, roughness: 0 });
    glide(glider, { to: { east: 0, north: 6000 }, within: 60, floor: 0 });
    const ratio = glider.north / (2000 - glider.altitude);
    expect(ratio).toBeGreaterThan(6.5);
    expect(ratio).toBeLessThan(12);
  });
});

describe('thermalling', () => {
  it('circles upwards and drifts with the wind', () => {
    const climbs = SEEDS.map((seed) => {
      const glider = wingAt(1500, seed, { wind: { east: 2.5, north: 0 } });
      climb(glider, { top: 2300, strength: 3.8 });
      return { gained: glider.altitude - 1500, drift: glider.east, turns: Math.abs(turnsOf(headingsOf(glider))) };
    });
    const good = climbs.filter(({ gained }) => gained > 700);
    expect(good.length).toBeGreaterThanOrEqual(4);
    for (const { drift, turns } of good) {
      expect(drift).toBeGreaterThan(300);
      expect(turns).toBeGreaterThan(10);
    }
  });

  it('gives up without lift', () => {
    const glider = wingAt(1500, 1);
    climb(glider, { top: 2300, strength: 0.3 });
    expect(glider.seconds).toBeLessThan(200);
  });
});

describe('soaring', () => {
  const ridge = { from: { east: -600, north: 80 }, to: { east: 600, north: 80 }, crest: 1300, facing: Math.PI };

  it.each(SEEDS)('stays up in front of the ridge and turns away from it (%i)', (seed) => {
    const glider = wingAt(1300, seed, { wind: { east: 0, north: 2.5 } });
    soar(glider, ridge, 1800);
    expect(glider.seconds).toBeGreaterThanOrEqual(1800);
    expect(glider.altitude).toBeGreaterThan(1200);
  });

  it('sinks out without wind on the ridge', () => {
    const glider = wingAt(1300, 1, { ridgeStrength: 0 });
    soar(glider, ridge, 3600);
    expect(glider.seconds).toBeLessThan(1200);
    expect(glider.altitude).toBeLessThan(1300);
  });
});

describe('a landing', () => {
  it.each(SEEDS)('ends on the field, into the wind (%i)', (seed) => {
    const glider = wingAt(1400, seed, { wind: { east: 2, north: 0 } });
    const field = { place: { east: 1500, north: 500 }, ground: 600 };
    land(glider, field);
    expect(glider.altitude).toBe(600);
    expect(distanceOf(placeOf(glider), field.place)).toBeLessThan(400);
    expect(Math.cos(glider.heading + Math.PI / 2)).toBeGreaterThan(0.3);
  });

  it.each(SEEDS)('succeeds even from beyond gliding distance (%i)', (seed) => {
    const glider = wingAt(1000, seed);
    const field = { place: { east: 6000, north: 0 }, ground: 600 };
    land(glider, field);
    expect(distanceOf(placeOf(glider), field.place)).toBeLessThan(600);
  });
});

function headingsOf({ path }: Paraglider): readonly number[] {
  return path.east
    .slice(1)
    .map((east, index) =>
      Math.atan2(east - (path.east[index] ?? 0), (path.north[index + 1] ?? 0) - (path.north[index] ?? 0)),
    );
}
