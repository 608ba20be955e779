const MINUTE_S = 60;
const HOUR_S = 3600;
/** The spacings of ticks (`docs/behaviour.md`, 'Numbers'), for durations below `under`. */
const SHORT_TRACKS = [
  { under: 300, spacing: 30 },
  { under: 600, spacing: MINUTE_S },
] as const;
const LONG_TRACK_S = 18_000;
/** Usual multiples of 5 minutes. */
const STEPS_S = [5, 10, 15, 30].map((minutes) => minutes * MINUTE_S);
/** About as many ticks as fit a wide chart. */
const MAX_TICKS = 12;

/** Screens narrower than this, in pixels, show half the ticks (`docs/behaviour.md`, 'Numbers'). */
export const NARROW_SCREEN_PX = 600;

/** Returns the seconds between two ticks of a track's charts, by its duration in seconds (`docs/behaviour.md`, 'Numbers'). */
export function tickSpacing(durationS: number, isNarrow: boolean): number {
  if (durationS > LONG_TRACK_S) return HOUR_S;
  const short = SHORT_TRACKS.find(({ under }) => durationS < under);
  if (short !== undefined) return short.spacing;
  const spacing = STEPS_S.find((step) => durationS <= step * MAX_TICKS) ?? HOUR_S;
  return isNarrow ? 2 * spacing : spacing;
}

/** Returns the positions of the ticks, in seconds since launch, 0 first. */
export function chartTicks(durationS: number, isNarrow: boolean): readonly number[] {
  const spacing = tickSpacing(durationS, isNarrow);
  return Array.from({ length: Math.floor(Math.max(0, durationS) / spacing) + 1 }, (_, i) => i * spacing);
}
