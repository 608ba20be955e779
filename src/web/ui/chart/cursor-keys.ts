/** The relevant part of a keyboard event. */
interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Step sizes: an arrow key moves by a 200th of the chart, a large step is a 20th. */
const STEPS_PER_CHART = 200;
const LARGE_STEPS_PER_CHART = 20;

/** Returns the index that a key moves to: arrows a step, Shift or Page keys a large one, Home, End; null for other keys. */
export function cursorIndexByKey(press: Press, at: number, length: number): number | null {
  const step = Math.max(1, Math.round(length / STEPS_PER_CHART));
  const large = Math.max(1, Math.round(length / LARGE_STEPS_PER_CHART));
  const arrow = press.shiftKey ? large : step;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + arrow,
    ArrowUp: at + arrow,
    ArrowLeft: at - arrow,
    ArrowDown: at - arrow,
    PageUp: at + large,
    PageDown: at - large,
    Home: 0,
    End: length - 1,
  };
  return targets[press.key] ?? null;
}
