import { useLocation } from 'wouter';
import { stateOfSaved } from '#web/parts/item/saved-item.ts';
import type { FormOutcome } from '../submission/use-item-submission.ts';

/** The pages that an item's form may lead to. */
interface ItemPaths {
  readonly list: string;
  /** Null for a new item. */
  readonly item: string | null;
  /** Where a new item leads that was added alone, instead of to the list. */
  readonly added?: ((id: number) => string) | undefined;
}

/**
 * Returns the navigation out of a form: to the item, or to the list, which shows an item that was added, and how many others
 * were added with it.
 */
export function useLeaveItem({ list, item, added }: ItemPaths): (left: FormOutcome, others?: number) => void {
  const [, navigate] = useLocation();
  return (left, others = 0) => {
    const isAdded = left.how === 'saved' && (left.isNew || others > 0);
    if (isAdded && added && others === 0) navigate(added(left.savedId), { replace: true });
    else if (isAdded) navigate(list, { replace: true, state: stateOfSaved(left.savedId, others) });
    else navigate(left.how === 'deleted' ? list : (item ?? list), { replace: true });
  };
}
