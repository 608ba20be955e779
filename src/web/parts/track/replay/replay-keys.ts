import type { Cursor } from '#web/ui/chart/cursor.ts';
import { cursorIndexByKey } from '#web/ui/chart/cursor-keys.ts';
import type { Player } from './player.ts';

/** What the keys act on. */
interface KeyTargets {
  readonly player: Player;
  readonly cursor: Cursor;
  /** The number of fixes. */
  readonly length: number;
  readonly onLeave: () => void;
}

/**
 * Lets the keys play the replay while one of the elements has the focus: space plays and pauses, arrows, Page keys, Home and
 * End move the cursor, Escape leaves. Returns a function that ends it.
 */
export function onReplayKeys(
  elements: readonly HTMLElement[],
  { player, cursor, length, onLeave }: KeyTargets,
): () => void {
  const done = new AbortController();
  const actions: Readonly<Record<string, () => void>> = { Escape: onLeave, ' ': player.toggle };
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    if (isOwnKey(event)) return null;
    const index = cursorIndexByKey(event, cursor.index(), length);
    return index === null ? (actions[event.key] ?? null) : () => cursor.move(index);
  };
  const onKey = (event: KeyboardEvent): void => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  };
  for (const element of elements) element.addEventListener('keydown', onKey, { signal: done.signal });
  return () => done.abort();
}

/** Whether a key is for something else: the browser, a list of choices, or the button that it presses. */
function isOwnKey({ altKey, ctrlKey, metaKey, key, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return true;
  return key === ' ' && target instanceof HTMLButtonElement;
}
