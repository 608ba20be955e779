import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { blankOf, entryOf, readEntry } from '#domain/fields/entity';
import { GLIDER, type GliderEntry, type GliderInput } from '#domain/fields/glider';
import type { Glider } from '#domain/glider';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { useLeaveItem } from '#web/parts/form/leaving/leave-item.ts';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';

/** The form of an existing glider, or of a new one. */
export function useGliderForm(
  glider: Glider | null,
  draft: DraftSlot<GliderEntry>,
): ItemForm<GliderEntry, GliderInput> {
  const leave = useLeaveItem({ list: PAGES.gliders.path, item: glider && pathTo('glider', glider.id) });
  const [entry] = useState(() => entryOf(GLIDER, glider ?? blankOf(GLIDER)));
  return useItemForm<GliderEntry, GliderInput>({
    entry,
    draft,
    read: (typed) => readEntry(GLIDER, typed),
    save: (input, clientKey, asNew) => {
      const id = asNew ? 0 : (glider?.id ?? 0);
      return saveItem({ dataType: 'glider', data: { id, ...input }, ...(asNew && { clientKey }) });
    },
    itemId: glider?.id,
    remove: () => deleteItem('glider', glider?.id ?? 0),
    leave,
  });
}
