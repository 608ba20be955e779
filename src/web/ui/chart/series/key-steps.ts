/** What the arrow keys do in a chart: the place of the item that gets the focus, of so many; null for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  const move = MOVES[key];
  return move ? Math.min(count - 1, Math.max(0, move(place, count))) : null;
}

const back = (place: number): number => place - 1;
const on = (place: number): number => place + 1;

const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowLeft: back,
  ArrowUp: back,
  ArrowRight: on,
  ArrowDown: on,
  Home: () => 0,
  End: (_, count) => count - 1,
};
