import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pathTo } from '#contract/pages';
import type { Glider, GliderFacts } from '#domain/glider';
import { type GliderEntry, gliderEntryOf, readGliderEntry } from '#domain/glider-entry';
import { useDraftKey } from '#web/parts/form/draft-key.ts';
import { draftSlot } from '#web/parts/form/draft-slot.ts';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';

const drafts = draftSlot<GliderEntry>();
const NEW_ENTRY: GliderEntry = { name: '', initialFlightNum: '', hours: '', minutes: '', remarks: '' };

/** The form of a glider that is there, or of a new one. */
export function useGliderForm(glider: Glider | null, pilotId: number): ItemForm<GliderEntry, GliderFacts> {
  const [, navigate] = useLocation();
  const draftKey = useDraftKey(pilotId);
  const [entry] = useState(() => (glider ? gliderEntryOf(glider) : NEW_ENTRY));
  return useItemForm<GliderEntry, GliderFacts>({
    entry,
    draft: drafts.recall(draftKey),
    keepDraft: (draft) => drafts.keep(draftKey, draft),
    read: readGliderEntry,
    save: (facts, clientKey) =>
      saveItem({ dataType: 'glider', data: { id: glider?.id ?? 0, ...facts }, ...(glider ? {} : { clientKey }) }),
    remove: () => deleteItem('glider', glider?.id ?? 0),
    leave: ({ how }) =>
      navigate(glider && how !== 'deleted' ? pathTo('glider', glider.id) : PAGES.gliders.path, { replace: true }),
  });
}
