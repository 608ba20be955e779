import { expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { climbColour, FIX_BYTES, type Rgb, ribbonOf } from './ribbon.ts';

const COLOURS: readonly Rgb[] = [
  [0, 0, 255],
  [100, 100, 100],
  [255, 0, 0],
];
const MEGABYTE = 1_048_576;

function entry(fixes: ArrayBuffer, index: number) {
  const view = new DataView(fixes, index * FIX_BYTES, FIX_BYTES);
  const [east, south, altitude, seconds] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true));
  return { east, south, altitude, seconds, colour: [16, 17, 18].map((at) => view.getUint8(at)) };
}

it('has each fix once, and those at the ends twice', () => {
  const track = trackData({ seconds: [0, 5, 12], altitude: [1_000, 1_010, 990], lift: [-9, 0.5, 9] });
  const { fixes, pieces } = ribbonOf(track, COLOURS);
  expect(pieces).toBe(2);
  const entries = [0, 1, 2, 3, 4].map((index) => entry(fixes, index));
  expect(entries.map(({ seconds }) => seconds)).toEqual([0, 0, 5, 12, 12]);
  expect(entries.map(({ altitude }) => altitude)).toEqual([1_000, 1_000, 1_010, 990, 990]);
  expect(entries.slice(1, 4).map(({ colour }) => colour)).toEqual(COLOURS);
  expect(entries[1]).toMatchObject({ east: 0, south: 0 });
  // 0.01° of longitude at 46.6° north.
  expect(entries[2]?.east).toBeCloseTo(764, 0);
});

it('is below 4 MB for 40,000 fixes', () => {
  const many = { seconds: Array.from({ length: 40_000 }, (_, second) => second) };
  const { fixes, pieces } = ribbonOf(trackData(many), COLOURS);
  expect(pieces).toBe(39_999);
  expect(fixes.byteLength).toBeLessThan(MEGABYTE);
});

it('has no pieces of one fix', () => {
  const track = trackData();
  const one = { ...track, seconds: track.seconds.slice(0, 1) };
  expect(ribbonOf(one, COLOURS).pieces).toBe(0);
});

it('has finite places for every track', () => {
  const odd = trackData({ lat: [90, -90, 0], lng: [180, -180, 0], altitude: [0, 0, 0], lift: [Number.NaN, 0, 0] });
  const { fixes } = ribbonOf(odd, COLOURS);
  const values = [0, 1, 2, 3, 4].flatMap((index) => {
    const { east, south, altitude } = entry(fixes, index);
    return [east, south, altitude];
  });
  expect(values.every(Number.isFinite)).toBe(true);
});

it('mixes the colours of the climb scale', () => {
  expect(climbColour(-2, COLOURS)).toEqual([0, 0, 255]);
  expect(climbColour(-0.75, COLOURS)).toEqual([50, 50, 178]);
  expect(climbColour(3, COLOURS)).toEqual([255, 0, 0]);
  expect(climbColour(Number.NaN, COLOURS)).toEqual([100, 100, 100]);
});
