import { type ReactNode, useState } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { Logbook } from '#web/store/logbook.ts';
import { knownIdOf, otherIdsOf, useStoreState } from '#web/store/store.ts';
import { isSessionUnknown } from '#web/store/store-state.ts';
import { WithLogbook } from '../frame/with-logbook.tsx';
import { ITEM_KINDS, type ItemKind } from '../item/item-kinds.ts';
import { FormSkeleton } from '../item/page/form-skeleton.tsx';
import { ItemNotFound } from '../item/page/item-not-found.tsx';
import type { EntryShape } from './draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from './draft/with-draft.tsx';

interface OpenedForm<Item, Entry> {
  /** Null for a new item. */
  readonly item: Item | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<Entry>;
}

interface ItemFormPageProps<Item, Entry> {
  readonly kind: ItemKind;
  /** 0 for a new item. */
  readonly id: number;
  /** Schema of the form's fields. */
  readonly shape: EntryShape<Entry>;
  /** Distinguishes the drafts of new items: each has a draft of its own. */
  readonly purpose?: string;
  /** See {@link WithDraft}. */
  readonly isFresh?: boolean;
  readonly find: (logbook: Logbook, id: number) => Item | undefined;
  readonly children: (opened: OpenedForm<Item, Entry>) => ReactNode;
}

/** The page with the form of an item, new or existing, and its draft. */
export function ItemFormPage<Item, Entry>(props: ItemFormPageProps<Item, Entry>) {
  const { kind, id, shape, purpose = '', isFresh = false } = props;
  const { form, texts } = ITEM_KINDS[kind];
  const loading = <FormSkeleton title={id === 0 ? texts.add : texts.edit} />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft
          pilotId={logbook.pilot.id}
          path={pathTo(form, id) + purpose}
          others={() => otherIdsOf(id).map((other) => pathTo(form, other) + purpose)}
          isFresh={isFresh}
          shape={shape}
          loading={loading}
        >
          {(draft) => (
            <Awaited {...props} logbook={logbook} loading={loading}>
              <Opened {...props} logbook={logbook} draft={draft} />
            </Awaited>
          )}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

interface AwaitedProps extends Pick<ItemFormPageProps<unknown, never>, 'id' | 'find'> {
  readonly logbook: Logbook;
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** An item that the copy on this device does not have may be newer than that: until the server has answered, nobody knows. */
function Awaited({ id, find, logbook, loading, children }: AwaitedProps) {
  const isUnknown = isSessionUnknown(useStoreState());
  return isUnknown && id !== 0 && !find(logbook, knownIdOf(id)) ? loading : children;
}

/**
 * Edits the item as it was when the form was opened, whatever changes arrive from other devices while it is open. The draft of
 * one that was deleted elsewhere can be saved as a new one. The address may have the temporary id that an item had before it was sent.
 */
function Opened<Item, Entry>(
  props: ItemFormPageProps<Item, Entry> & Pick<OpenedForm<Item, Entry>, 'logbook' | 'draft'>,
) {
  const { kind, id, logbook, draft, find, children } = props;
  const [item] = useState(() => find(logbook, knownIdOf(id)) ?? null);
  const isItemGone = id !== 0 && item === null;
  if (isItemGone && !draft.found) return <ItemNotFound kind={kind} />;
  return children({ item, logbook, draft: { ...draft, isItemGone } });
}
