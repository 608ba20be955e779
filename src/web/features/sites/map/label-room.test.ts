import { describe, expect, it } from 'vitest';
import { labelsWithRoom } from './label-room.ts';

const box = (left: number, top: number, [width, height]: readonly [number, number] = [100, 20]) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('names beside the marks of a map', () => {
  it('are all shown where there is room', () => {
    expect(labelsWithRoom([box(0, 0), box(0, 30), box(110, 0)], [])).toEqual([true, true, true]);
  });

  it('may touch', () => {
    expect(labelsWithRoom([box(0, 0), box(100, 0)], [])).toEqual([true, true]);
  });

  it('never cover one another: the first stays, and the hidden one takes no room', () => {
    expect(labelsWithRoom([box(0, 0), box(60, 0), box(120, 0)], [])).toEqual([true, false, true]);
  });

  it('never cover a mark', () => {
    expect(labelsWithRoom([box(0, 0)], [box(90, 10, [30, 30])])).toEqual([false]);
  });
});
