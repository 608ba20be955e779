import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import { nearestIndex } from '../charts/barogram-scale.ts';

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
type DrawTime = (seconds: number, elapsedS: number) => void;

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

/** Seconds of flight in a second of replay. */
export const SPEEDS = [10, 30, 60, 120] as const;

/** One of the {@link SPEEDS}. */
type Speed = (typeof SPEEDS)[number];

/** A step of the clock is at most this long: a replay does not jump where the page was not drawn for a while. */
const MAX_STEP_MS = 1_000;

/** The state of a replay. Times of the flight are in seconds since launch, those of the page in milliseconds. */
interface ReplayClock {
  readonly seconds: number;
  /** The length of the flight. */
  readonly endSeconds: number;
  readonly speed: Speed;
  /** When the clock was last set; null while the replay pauses. */
  readonly setAtMs: number | null;
}

/** Returns a clock that pauses at the start of a flight. */
export function clockOf(endSeconds: number): ReplayClock {
  return { seconds: 0, endSeconds, speed: 60, setAtMs: null };
}

/** Whether the replay runs. */
export function isPlaying({ setAtMs }: ReplayClock): boolean {
  return setAtMs !== null;
}

/** Returns the running clock; one that had come to its end starts again. */
export function played(clock: ReplayClock, nowMs: number): ReplayClock {
  return { ...clock, seconds: clock.seconds >= clock.endSeconds ? 0 : clock.seconds, setAtMs: nowMs };
}

/** Returns the clock at a time of the page; it pauses when it has come to its end. */
export function advanced(clock: ReplayClock, nowMs: number): ReplayClock {
  if (clock.setAtMs === null) return clock;
  const stepMs = Math.max(0, Math.min(MAX_STEP_MS, nowMs - clock.setAtMs));
  const seconds = clock.seconds + (stepMs / 1_000) * clock.speed;
  if (seconds >= clock.endSeconds) return { ...clock, seconds: clock.endSeconds, setAtMs: null };
  return { ...clock, seconds, setAtMs: nowMs };
}

/** Returns the clock at another time of the flight; it runs or pauses as before. */
export function soughtTo(clock: ReplayClock, seconds: number): ReplayClock {
  return { ...clock, seconds: Math.max(0, Math.min(clock.endSeconds, seconds)) };
}
