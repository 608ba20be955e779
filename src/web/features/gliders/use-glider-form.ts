import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import type { Glider, GliderInput } from '#domain/glider';
import { type GliderEntry, gliderEntryOf, readGliderEntry } from '#domain/glider-entry';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { useLeaveItem } from '#web/parts/form/leaving/leave-item.ts';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';

const NEW_ENTRY: GliderEntry = { name: '', initialFlightNum: '', hours: '', minutes: '', remarks: '' };

/** The form of an existing glider, or of a new one. */
export function useGliderForm(
  glider: Glider | null,
  draft: DraftSlot<GliderEntry>,
): ItemForm<GliderEntry, GliderInput> {
  const leave = useLeaveItem({ list: PAGES.gliders.path, item: glider && pathTo('glider', glider.id) });
  const [entry] = useState(() => (glider ? gliderEntryOf(glider) : NEW_ENTRY));
  return useItemForm<GliderEntry, GliderInput>({
    entry,
    draft,
    read: readGliderEntry,
    save: (input, clientKey, asNew) => {
      const id = asNew ? 0 : (glider?.id ?? 0);
      return saveItem({ dataType: 'glider', data: { id, ...input }, ...(asNew && { clientKey }) });
    },
    itemId: glider?.id,
    remove: () => deleteItem('glider', glider?.id ?? 0),
    leave,
  });
}
