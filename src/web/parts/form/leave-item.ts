import { useLocation } from 'wouter';
import { stateOfSaved } from '#web/parts/item/saved-item.ts';
import type { FormOutcome } from './use-item-form.ts';

/** The pages that an item's form may lead to. */
interface ItemPaths {
  readonly list: string;
  /** Null for a new item. */
  readonly item: string | null;
  /** The page after a new item that was added alone, instead of the list. */
  readonly added?: ((id: number) => string) | undefined;
}

/**
 * Returns the navigation out of a form: to the item, or to the list, which shows an item that was added, and how many others
 * were added with it.
 */
export function useLeaveItem(paths: ItemPaths): (left: FormOutcome, others?: number) => void {
  const [, navigate] = useLocation();
  return (left, others = 0) => {
    const { path, state } = destinationOf(left, others, paths);
    navigate(path, { replace: true, ...(state && { state }) });
  };
}

interface Destination {
  readonly path: string;
  readonly state?: ReturnType<typeof stateOfSaved>;
}

function destinationOf(left: FormOutcome, others: number, { list, item, added }: ItemPaths): Destination {
  const isAdded = left.how === 'saved' && (left.isNew || others > 0);
  if (!isAdded) return { path: left.how === 'deleted' ? list : (item ?? list) };
  if (added && others === 0) return { path: added(left.savedId) };
  return { path: list, state: stateOfSaved(left.savedId, others) };
}
