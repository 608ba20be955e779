import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { entryOf, readEntry } from '#domain/fields/entity';
import { PILOT, type PilotEntry, type PilotInput } from '#domain/fields/pilot';
import type { Pilot } from '#domain/pilot';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { saveItem } from '#web/store/store.ts';

/** The form of the pilot; it returns to the pilot page. */
export function usePilotForm(pilot: Pilot, draft: DraftSlot<PilotEntry>): ItemForm<PilotEntry, PilotInput> {
  const [, navigate] = useLocation();
  const [entry] = useState(() => entryOf(PILOT, pilot));
  return useItemForm<PilotEntry, PilotInput>({
    entry,
    draft,
    read: (typed) => readEntry(PILOT, typed),
    save: (data) => saveItem({ dataType: 'pilot', data }),
    leave: () => navigate(PAGES.pilot.path, { replace: true }),
  });
}
