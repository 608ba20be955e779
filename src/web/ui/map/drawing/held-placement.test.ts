import { Map as LibreMap } from 'maplibre-gl';
import { beforeEach, expect, it } from 'vitest';
import { heldPlacement } from './held-placement.ts';

type Style = LibreMap['style'];

/** Frames that MapLibre takes to place all texts, in this test. */
const FRAMES = 3;

let placed: number;
let map: LibreMap;
let style: Style;
let isWanted: boolean;

/** What a frame of MapLibre does with the texts of a style. */
function frame(): boolean {
  return Reflect.apply(style._updatePlacement, style, [null, false, 0, true]);
}

beforeEach(() => {
  [placed, isWanted] = [0, false];
  // MapLibre needs WebGL for a map, and that for a style: its events are enough here.
  map = Object.create(LibreMap.prototype);
  style = Object.create({
    pauseablePlacement: { isDone: () => placed % FRAMES === 0 },
    _updatePlacement: (_transform: unknown, _boxes: boolean, fadeMs: number) => {
      placed += fadeMs > 0 ? 1 : FRAMES; // With a time to fade in, some a frame; without, all at once.
      return placed % FRAMES !== 0;
    },
  });
});

it('places texts when that is wanted, a few a frame, and once', () => {
  const placement = heldPlacement(map, () => isWanted);
  placement.hold(style);
  placement.hold(style);
  expect([frame(), placed, placement.isDone()]).toEqual([false, 0, false]);
  isWanted = true;
  expect([frame(), placed, placement.isDone()]).toEqual([true, 1, false]);
  expect([frame(), frame()]).toEqual([true, false]);
  expect(placement.isDone()).toBe(true);
  expect([frame(), placed]).toEqual([false, FRAMES]);
});

it('leaves the placement to MapLibre when it ends', () => {
  isWanted = true;
  const placement = heldPlacement(map, () => isWanted);
  placement.hold(style);
  placement.end();
  expect([frame(), placed, frame(), placed]).toEqual([false, FRAMES, false, 2 * FRAMES]);
});

it('places all texts in one frame after data that came since', () => {
  map.fire('data'); // It came before the texts were placed.
  isWanted = true;
  const placement = heldPlacement(map, () => isWanted);
  placement.hold(style);
  for (let count = 0; count < FRAMES; count += 1) frame();
  expect([frame(), placed]).toEqual([false, FRAMES]);
  map.fire('data');
  expect([frame(), placed, placement.isDone()]).toEqual([false, 2 * FRAMES, true]);
  expect([frame(), placed]).toEqual([false, 2 * FRAMES]);
});

it('places those of data that came while it placed others in the frame after', () => {
  isWanted = true;
  const placement = heldPlacement(map, () => isWanted);
  placement.hold(style);
  frame();
  map.fire('data');
  for (let count = 1; count < FRAMES; count += 1) frame();
  expect([placement.isDone(), placed]).toEqual([true, FRAMES]);
  expect([frame(), placed]).toEqual([false, 2 * FRAMES]);
});
