/** A pressed key, as much as counts here. */
interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** How far the keys go on a chart with `length` points: a step is a 200th of it, a large one a 20th. */
const STEPS_PER_CHART = 200;
const LARGE_STEPS_PER_CHART = 20;

/** Where a key leads from a point: arrows a step, with Shift or by Page a large one, Home and End; null for others. */
export function placeByKey(press: Press, at: number, length: number): number | null {
  const step = Math.max(1, Math.round(length / STEPS_PER_CHART));
  const large = Math.max(1, Math.round(length / LARGE_STEPS_PER_CHART));
  const arrow = press.shiftKey ? large : step;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + arrow,
    ArrowUp: at + arrow,
    ArrowLeft: at - arrow,
    ArrowDown: at - arrow,
    PageUp: at + large,
    PageDown: at - large,
    Home: 0,
    End: length - 1,
  };
  return places[press.key] ?? null;
}
