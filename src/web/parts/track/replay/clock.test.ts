import { expect, it } from 'vitest';
import { advanced, clockOf, isPlaying, played, soughtTo } from './clock.ts';

const HOUR = 3_600;

it('pauses at the launch until it is played', () => {
  const clock = clockOf(HOUR);
  expect(isPlaying(clock)).toBe(false);
  expect(advanced(clock, 5_000).seconds).toBe(0);
});

it('runs at its speed', () => {
  const clock = played({ ...clockOf(HOUR), speed: 30 }, 1_000);
  expect(advanced(clock, 1_500).seconds).toBe(15);
  expect(advanced(advanced(clock, 1_500), 2_000).seconds).toBe(30);
});

it('keeps its place when the speed changes', () => {
  const clock = advanced(played(clockOf(HOUR), 0), 500);
  expect(advanced({ ...clock, speed: 10 }, 1_000).seconds).toBe(35);
});

it('goes on where it paused', () => {
  const paused = { ...advanced(played(clockOf(HOUR), 0), 1_000), setAtMs: null };
  expect(advanced(paused, 9_000).seconds).toBe(60);
  expect(advanced(played(paused, 9_000), 9_500).seconds).toBe(90);
});

it('does not jump after a time in which the page was not drawn', () => {
  const clock = played(clockOf(HOUR), 0);
  expect(advanced(clock, 3_600_000).seconds).toBe(60);
});

it('never runs backwards', () => {
  expect(advanced(played(soughtTo(clockOf(HOUR), 100), 1_000), 500).seconds).toBe(100);
});

it('pauses at the end, and starts again from the launch', () => {
  const ended = advanced(played(soughtTo(clockOf(HOUR), HOUR - 10), 0), 1_000);
  expect([ended.seconds, isPlaying(ended)]).toEqual([HOUR, false]);
  expect(played(ended, 0).seconds).toBe(0);
});

it('is set to times of the flight only, running or not', () => {
  expect(soughtTo(clockOf(HOUR), -5).seconds).toBe(0);
  expect(soughtTo(clockOf(HOUR), 2 * HOUR).seconds).toBe(HOUR);
  expect(isPlaying(soughtTo(played(clockOf(HOUR), 0), 50))).toBe(true);
});

it('ends at once for a flight without length', () => {
  expect(isPlaying(advanced(played(clockOf(0), 0), 1))).toBe(false);
});
