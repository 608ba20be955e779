/** Seconds of flight in a second of replay. */
export const SPEEDS = [10, 30, 60, 120] as const;

/** One of the {@link SPEEDS}. */
export type Speed = (typeof SPEEDS)[number];

/** A step of the clock is at most this long: a replay does not jump where the page was not drawn for a while. */
const MAX_STEP_MS = 1_000;

/** The state of a replay. Times of the flight are in seconds since launch, those of the page in milliseconds. */
export interface ReplayClock {
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
