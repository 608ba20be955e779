import type { ReactNode } from 'react';
import type { Logbook } from '#web/store/logbook.ts';
import { WithLogbook } from '../../frame/with-logbook.tsx';
import type { ItemKind } from '../item-kinds.ts';
import { ItemNotFound } from './item-not-found.tsx';

interface WithItemProps<Item> {
  readonly kind: ItemKind;
  /** The page's skeleton. */
  readonly loading: ReactNode;
  readonly find: (logbook: Logbook) => Item | undefined;
  readonly children: (item: Item, logbook: Logbook) => ReactNode;
}

/** A page of one item, once the logbook is loaded and if the item exists. */
export function WithItem<Item>({ kind, loading, find, children }: WithItemProps<Item>) {
  return (
    <WithLogbook loading={loading}>
      {(logbook) => {
        const item = find(logbook);
        return item === undefined ? <ItemNotFound kind={kind} /> : children(item, logbook);
      }}
    </WithLogbook>
  );
}
