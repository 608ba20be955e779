import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pathTo } from '#contract/pages';
import type { Glider, GliderFacts } from '#domain/glider';
import { type GliderEntry, gliderEntryOf, readGliderEntry } from '#domain/glider-entry';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';

const NEW_ENTRY: GliderEntry = { name: '', initialFlightNum: '', hours: '', minutes: '', remarks: '' };

/** The form of a glider that is there, or of a new one. */
export function useGliderForm(
  glider: Glider | null,
  draft: DraftSlot<GliderEntry>,
): ItemForm<GliderEntry, GliderFacts> {
  const [, navigate] = useLocation();
  const [entry] = useState(() => (glider ? gliderEntryOf(glider) : NEW_ENTRY));
  return useItemForm<GliderEntry, GliderFacts>({
    entry,
    draft,
    read: readGliderEntry,
    save: (facts, clientKey) =>
      saveItem({ dataType: 'glider', data: { id: glider?.id ?? 0, ...facts }, ...(glider ? {} : { clientKey }) }),
    itemId: glider?.id,
    remove: () => deleteItem('glider', glider?.id ?? 0),
    leave: ({ how }) =>
      navigate(glider && how !== 'deleted' ? pathTo('glider', glider.id) : PAGES.gliders.path, { replace: true }),
  });
}
