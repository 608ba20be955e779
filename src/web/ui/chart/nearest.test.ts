import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestMark } from './nearest.ts';

const MARKS = [
  { name: 'small', x: 50, y: 50, radius: 3 },
  { name: 'large', x: 100, y: 50, radius: 30 },
  { name: 'point', x: 50, y: 150 },
];
const nameAt = (x: number, y: number, reach = 24) => nearestMark(MARKS, { x, y }, reach)?.name;

it('is the one whose edge is nearest, not whose centre is', () => {
  expect(nameAt(62, 50)).toBe('large');
  expect(nameAt(58, 50)).toBe('small');
  expect(nameAt(52, 149)).toBe('point');
});

it('is none where all are farther than the reach', () => {
  expect(nameAt(50, 100)).toBeUndefined();
  expect(nameAt(50, 100, 60)).toBe('large');
  expect(nearestMark([], { x: 1, y: 1 }, 24)).toBeNull();
});

it('is a mark that no other is nearer than, at any place', () => {
  const coordinate = fc.integer({ min: 0, max: 200 });
  const anyMarks = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1 });
  fc.assert(
    fc.property(anyMarks, coordinate, coordinate, (marks, x, y) => {
      const found = nearestMark(marks, { x, y }, 300);
      const distances = marks.map((mark) => Math.hypot(mark.x - x, mark.y - y));
      expect(found && Math.hypot(found.x - x, found.y - y)).toBe(Math.min(...distances));
    }),
  );
});
