import { localText } from '#web/device-storage/local-text.ts';
import { WIDE } from '#web/ui/use-media.ts';
import type { ItemKind } from '../item-kinds.ts';

const keyOf = (kind: ItemKind): string => `list-alone-${kind}`;

/** Returns whether the list of a kind had nothing beside it when a wide window of this browser showed it last. */
export function wasAlone(kind: ItemKind): boolean {
  return localText(keyOf(kind)) !== null;
}

/** Stores for the next skeleton whether a list has nothing beside it, which only wide windows show. */
export function rememberAlone(kind: ItemKind, isAlone: boolean): void {
  if (!matchMedia(WIDE).matches) return;
  try {
    if (isAlone) localStorage.setItem(keyOf(kind), '1');
    else localStorage.removeItem(keyOf(kind));
  } catch (error) {
    console.warn('Storage is not available: the next skeleton of a list has two columns.', error);
  }
}
