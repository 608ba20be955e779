import { type ReactNode, useState } from 'react';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import type { EntryShape } from './draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from './draft/with-draft.tsx';

/** What the form of an item is opened with. */
export interface OpenedItem<Item, Entry> {
  /** Null for a new one. */
  readonly item: Item | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<Entry>;
}

interface ItemFormPageProps<Item, Entry> {
  /** 0 for a new item. */
  readonly id: number;
  /** The form's path, and what else distinguishes its draft. */
  readonly place: string;
  readonly shape: EntryShape<Entry>;
  /** The kind of item, such as 'Site'. */
  readonly kind: string;
  readonly texts: { readonly add: string; readonly edit: string; readonly goToList: string };
  /** Path of the item's list. */
  readonly listHref: string;
  readonly itemsOf: (logbook: Logbook) => ReadonlyMap<number, Item>;
  readonly children: (opened: OpenedItem<Item, Entry>) => ReactNode;
}

/** The form of an item, with its draft, once the logbook is loaded. */
export function ItemFormPage<Item, Entry>(props: ItemFormPageProps<Item, Entry>) {
  const { id, texts, ...form } = props;
  const loading = <LoadingPage narrow title={id === 0 ? texts.add : texts.edit} rowHeight="68px" />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft pilotId={logbook.pilot.id} place={form.place} shape={form.shape} loading={loading}>
          {(draft) => <OpenedForm {...props} logbook={logbook} draft={draft} />}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

type OpenedFormProps<Item, Entry> = ItemFormPageProps<Item, Entry> & Omit<OpenedItem<Item, Entry>, 'item'>;

/**
 * Edits the item as it was when the form was opened, whatever changes arrive from other devices meanwhile. The draft of
 * one that was deleted elsewhere can be saved as a new one.
 */
function OpenedForm<Item, Entry>({ id, logbook, draft, children, ...form }: OpenedFormProps<Item, Entry>) {
  const [item] = useState(() => form.itemsOf(logbook).get(id) ?? null);
  const isItemGone = id !== 0 && item === null;
  if (isItemGone && !draft.found)
    return <ItemNotFound title={form.kind} toList={form.texts.goToList} listHref={form.listHref} />;
  return children({ item, logbook, draft: { ...draft, isItemGone } });
}
