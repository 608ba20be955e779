import { expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { trackLines } from './track-lines.ts';

/** Pixels of a degree of longitude where a map opens as near as it may. */
const DEGREE = 2_097_152 / 360;

it('has the size of the track on the map at the nearest zoom, in Mercator’s projection', () => {
  const { width, height } = trackLines(trackData({ lat: [60, 60.1, 60.1], lng: [7, 7, 7.1] }), 'climb');
  expect(width).toBeCloseTo(0.1 * DEGREE, 3);
  expect(height / width).toBeCloseTo(1 / Math.cos((60.05 * Math.PI) / 180), 3);
});

it('goes from launch to landing, north up', () => {
  const { lines, width, height, viewBox } = trackLines(
    trackData({ lat: [46, 46.05, 46.1], lng: [7, 7.05, 7.1], lift: [1, 1, 1] }),
    'climb',
  );
  expect(lines).toHaveLength(1);
  expect(viewBox).toBe(`0 0 ${width * 8} ${height * 8}`);
  expect(lines[0]?.path.startsWith(`M0 ${Math.round(height * 8)}L`)).toBe(true);
  expect(lines[0]?.path.endsWith(`L${Math.round(width * 8)} 0`)).toBe(true);
});

it('joins all pieces of one colour, and says where that lies on the scale', () => {
  const { lines } = trackLines(trackData({ lift: [0.5, 0.5, 9, 9, 0.5, 0.5, -9, -9] }), 'climb');
  expect(lines.filter(({ share }) => share === 0.5)).toHaveLength(1);
  expect(lines.find(({ share }) => share === 0.5)?.path.match(/M/g)).toHaveLength(2);
  const shares = lines.map(({ share }) => share);
  expect([Math.min(...shares), Math.max(...shares)]).toEqual([0, 1]);
});

it('is drawn where the glider stood still, or flew due north', () => {
  expect(trackLines(trackData({ lat: [46, 46, 46], lng: [7, 7, 7] }), 'climb')).toMatchObject({ width: 1, height: 1 });
  expect(trackLines(trackData({ lat: [46, 46.05, 46.1], lng: [7, 7, 7] }), 'climb').viewBox).toMatch(/^0 0 8 \d+/);
});

it('leaves out fixes nearer than three pixels, but for the ends: of the size at which a large map shows a long track', () => {
  const pixel = 1 / DEGREE;
  const east = (...pixels: readonly number[]) =>
    trackLines(trackData({ lat: pixels.map(() => 0), lng: pixels.map((at) => at * pixel) }), 'climb').whole;
  expect(east(0, 1, 2.9, 4, 6.1, 7)).toBe('M0 0L32 0L56 0');
  expect(east(0, 5, 10, 15, 2400)).toBe('M0 0L80 0L19200 0');
});
