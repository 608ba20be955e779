import { describe, expect, it } from 'vitest';
import { isBeside, shiftInto, visibleLabels } from './visible-labels.ts';

const box = (left: number, top: number, [width, height]: readonly [number, number] = [100, 20]) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('labels beside the marks of a map', () => {
  it('are all shown where they do not overlap', () => {
    expect(visibleLabels([box(0, 0), box(0, 30), box(110, 0)], [])).toEqual([true, true, true]);
  });

  it('may touch', () => {
    expect(visibleLabels([box(0, 0), box(100, 0)], [])).toEqual([true, true]);
  });

  it('never overlap: the first is shown, and a hidden one hides no other', () => {
    expect(visibleLabels([box(0, 0), box(60, 0), box(120, 0)], [])).toEqual([true, false, true]);
  });

  it('never cover a mark', () => {
    expect(visibleLabels([box(0, 0)], [box(90, 10, [30, 30])])).toEqual([false]);
  });
});

describe('a label at the frame of a map', () => {
  const frame = box(0, 0, [400, 300]);
  const shiftFrom = (left: number) => shiftInto(box(left, 20), frame);

  it('is moved inside by what would be cut off', () => {
    expect([-40, 0, 150, 300, 340].map(shiftFrom)).toEqual([40, 0, 0, 0, -40]);
  });

  it('is beside the map when its mark is', () => {
    expect([-60, -40, 340, 360].map((left) => isBeside(box(left, 20), frame))).toEqual([true, false, false, true]);
  });

  it('keeps its start where it is wider than the map', () => {
    expect(shiftInto(box(-60, 20, [500, 20]), frame)).toBe(60);
  });
});
