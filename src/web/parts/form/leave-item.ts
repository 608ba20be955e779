import { useLocation } from 'wouter';
import { stateOfSaved } from '#web/parts/item/saved-item.ts';
import type { Left } from './use-item-form.ts';

/** Where the form of an item may lead. */
interface ItemPages {
  readonly list: string;
  /** Null for a new item. */
  readonly item: string | null;
}

/** Goes where a form is left for: to the item, or to the list, which shows an item that was added. */
export function useLeaveItem({ list, item }: ItemPages): (left: Left) => void {
  const [, navigate] = useLocation();
  return (left) => {
    const isAdded = left.how === 'saved' && left.isNew;
    const path = isAdded || left.how === 'deleted' || item === null ? list : item;
    navigate(path, { replace: true, ...(isAdded && { state: stateOfSaved(left.savedId) }) });
  };
}
