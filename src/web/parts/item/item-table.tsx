import { type ComponentProps, lazy, Suspense } from 'react';
import { pathTo } from '#contract/pages/pages';
import { SortableTable } from '#web/ui/table/sortable-table.tsx';
import type { ItemKind } from './item-kinds.ts';
import { useSavedItem } from './saved-item.ts';

/** Loaded when something was saved: the first rows do not wait for it. */
const SavedNotice = lazy(async () => ({ default: (await import('./saved-notice.tsx')).SavedNotice }));

type Inherited =
  | 'columns'
  | 'rows'
  | 'startSorting'
  | 'rowClass'
  | 'headClass'
  | 'grouping'
  | 'onOrder'
  | 'narrowHeight';

interface ItemTableProps<Row extends { readonly id: number }>
  extends Pick<ComponentProps<typeof SortableTable<Row>>, Inherited> {
  readonly kind: Exclude<ItemKind, 'handling'>;
  /** Accessible name, and the key under which the sorting is remembered. */
  readonly label: string;
}

/** The table of a list: each row opens its item, and an item that was just added is marked. */
export function ItemTable<Row extends { readonly id: number }>({ kind, label, ...table }: ItemTableProps<Row>) {
  const saved = useSavedItem();
  return (
    <>
      <SortableTable label={label} hrefOf={({ id }) => pathTo(kind, id)} markedId={saved.id} {...table} />
      {saved.id !== null && (
        <Suspense>
          <SavedNotice href={pathTo(kind, saved.id)} others={saved.others} onDismiss={saved.dismiss} />
        </Suspense>
      )}
    </>
  );
}
