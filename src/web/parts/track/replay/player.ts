import type { Cursor } from '#web/ui/chart/cursor.ts';
import { nearestIndex } from '../barogram/nearest-index.ts';
import type { TrackData } from '../track-data.ts';
import { advanced, clockOf, isPlaying, played, type ReplayClock, type Speed, soughtTo } from './clock.ts';

/** Plays a flight: moves the cursor with its clock, and sets its clock when something else moves the cursor. */
export interface Player {
  readonly clock: () => ReplayClock;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays, or pauses. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly close: () => void;
}

/** Draws a time of the flight, in seconds since launch; `elapsedS` is the page's time since the drawing before. */
export type DrawTime = (seconds: number, elapsedS: number) => void;

/** The page's time that a jump of the cursor counts for. */
const JUMP_S = 0.2;

/** Returns a player that pauses at the cursor. */
export function createPlayer(track: Pick<TrackData, 'seconds'>, cursor: Cursor, draw: DrawTime): Player {
  const listeners = new Set<() => void>();
  const atCursor = (): number => track.seconds[cursor.index()] ?? 0;
  let clock = soughtTo(clockOf(track.seconds.at(-1) ?? 0), atCursor());
  let frame = 0;
  let movesCursor = false;

  const set = (next: ReplayClock): void => {
    clock = next;
    for (const listener of listeners) listener();
  };
  const step = (nowMs: number): void => {
    const elapsedS = Math.max(0, nowMs - (clock.setAtMs ?? nowMs)) / 1_000;
    set(advanced(clock, nowMs));
    movesCursor = true;
    cursor.move(nearestIndex(track.seconds, clock.seconds));
    movesCursor = false;
    draw(clock.seconds, elapsedS);
    if (isPlaying(clock)) frame = requestAnimationFrame(step);
  };
  const unlink = cursor.subscribe(() => {
    if (movesCursor) return;
    set(soughtTo(clock, atCursor()));
    draw(clock.seconds, JUMP_S);
  });
  return {
    clock: () => clock,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: () => {
      cancelAnimationFrame(frame);
      set(isPlaying(clock) ? { ...clock, setAtMs: null } : played(clock, performance.now()));
      if (isPlaying(clock)) frame = requestAnimationFrame(step);
    },
    setSpeed: (speed) => set({ ...clock, speed }),
    close: () => {
      cancelAnimationFrame(frame);
      unlink();
    },
  };
}
