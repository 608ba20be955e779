// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { createCursor } from '#web/ui/chart/cursor.ts';
import { advanced, clockOf, createPlayer, isPlaying, played, soughtTo } from './player.ts';

/** A fix each ten seconds, for a quarter of an hour. */
const TRACK = trackData({ seconds: Array.from({ length: 91 }, (_, index) => index * 10) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(index = 0) {
  const cursor = createCursor(TRACK.seconds.length, index);
  const drawn: number[] = [];
  const player = createPlayer(TRACK, cursor, (seconds) => drawn.push(seconds));
  return { cursor, drawn, player };
}

it('pauses at the cursor until it is played', () => {
  const { player, drawn } = start(30);
  vi.advanceTimersByTime(1_000);
  expect([player.clock().seconds, isPlaying(player.clock()), drawn]).toEqual([300, false, []]);
});

it('moves the cursor to the fix nearest to what it draws', () => {
  const { player, cursor, drawn } = start();
  player.toggle();
  for (let frame = 0; frame < 100; frame += 1) {
    vi.advanceTimersToNextFrame();
    expect(Math.abs((TRACK.seconds[cursor.index()] ?? 0) - (drawn.at(-1) ?? 0))).toBeLessThanOrEqual(5);
  }
  expect(cursor.index()).toBeGreaterThan(5);
});

it('stops where it pauses', () => {
  const { player, cursor } = start();
  player.toggle();
  vi.advanceTimersByTime(2_000);
  player.toggle();
  const at = cursor.index();
  vi.advanceTimersByTime(2_000);
  expect(at).toBe(12);
  expect(cursor.index()).toBe(at);
});

it('plays on from where something else has moved the cursor', () => {
  const { player, cursor, drawn } = start();
  player.toggle();
  vi.advanceTimersByTime(500);
  cursor.move(60);
  expect(drawn.at(-1)).toBe(600);
  vi.advanceTimersByTime(500);
  expect(cursor.index()).toBe(63);
});

it('draws a place that is chosen while it pauses', () => {
  const { cursor, drawn } = start();
  cursor.move(7);
  expect(drawn).toEqual([70]);
});

it('pauses at the landing, and then starts from the launch', () => {
  const { player, cursor } = start(88);
  player.toggle();
  vi.advanceTimersByTime(1_000);
  expect([cursor.index(), isPlaying(player.clock())]).toEqual([90, false]);
  player.toggle();
  vi.advanceTimersByTime(500);
  expect(cursor.index()).toBe(3);
});

it('changes its speed while it plays, and tells its listeners', () => {
  const { player, cursor } = start();
  const listener = vi.fn();
  const unsubscribe = player.subscribe(listener);
  player.setSpeed(120);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  player.toggle();
  vi.advanceTimersByTime(500);
  expect(cursor.index()).toBe(6);
  expect(listener).toHaveBeenCalledOnce();
});

it('neither plays nor listens when it is closed', () => {
  const { player, cursor, drawn } = start();
  player.toggle();
  player.close();
  vi.advanceTimersByTime(500);
  cursor.move(40);
  expect(drawn).toEqual([]);
});

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
