/** Returns the index of the item that gets the focus after an arrow key, Home or End; null for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const move = MOVES[key];
  return move ? Math.min(count - 1, Math.max(0, move(index, count))) : null;
}

const back = (index: number): number => index - 1;
const next = (index: number): number => index + 1;

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: back,
  ArrowUp: back,
  ArrowRight: next,
  ArrowDown: next,
  Home: () => 0,
  End: (_, count) => count - 1,
};
