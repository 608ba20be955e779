import { useState } from 'react';
import { PAGES } from '#contract/pages/pages';
import type { PilotEntry } from '#domain/fields/pilot';
import { PILOT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from '#web/parts/form/draft/with-draft.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { PilotForm } from './pilot-form.tsx';
import { pilotTexts } from './pilot-texts.ts';

export function PilotFormPage() {
  const loading = <FormSkeleton title={pilotTexts.edit} />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft pilotId={logbook.pilot.id} path={PAGES.pilotForm.path} shape={PILOT_ENTRY} loading={loading}>
          {(draft) => <OpenedForm logbook={logbook} draft={draft} />}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

/** Edits the pilot as it was when the form was opened, whatever changes arrive from other devices meanwhile. */
function OpenedForm({ logbook, draft }: { readonly logbook: Logbook; readonly draft: DraftSlot<PilotEntry> }) {
  const [pilot] = useState(logbook.pilot);
  return <PilotForm pilot={pilot} draft={draft} />;
}
