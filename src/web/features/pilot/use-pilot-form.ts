import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages';
import type { Pilot, PilotInput } from '#domain/pilot';
import { type PilotEntry, pilotEntryOf, readPilotEntry } from '#domain/pilot-entry';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { saveItem } from '#web/store/store.ts';

/** The form of the pilot; it returns to the pilot page. */
export function usePilotForm(pilot: Pilot, draft: DraftSlot<PilotEntry>): ItemForm<PilotEntry, PilotInput> {
  const [, navigate] = useLocation();
  const [entry] = useState(() => pilotEntryOf(pilot));
  return useItemForm<PilotEntry, PilotInput>({
    entry,
    draft,
    read: readPilotEntry,
    save: (data) => saveItem({ dataType: 'pilot', data }),
    leave: () => navigate(PAGES.pilot.path, { replace: true }),
  });
}
