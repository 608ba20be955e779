import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import type { GliderEntry } from '#domain/fields/glider';
import { GLIDER_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from '#web/parts/form/draft/with-draft.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { GliderForm } from './glider-form.tsx';

/** The form of a glider; id 0 is a new one. */
export function GliderFormPage({ id }: { readonly id: number }) {
  const loading = <LoadingPage narrow title={id === 0 ? texts.gliders.add : texts.gliders.edit} rowHeight="68px" />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft pilotId={logbook.pilot.id} place={pathTo('gliderForm', id)} shape={GLIDER_ENTRY} loading={loading}>
          {(draft) => <OpenedForm id={id} logbook={logbook} draft={draft} />}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

interface OpenedFormProps {
  readonly id: number;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<GliderEntry>;
}

/**
 * Edits the glider as it was when the form was opened, whatever changes arrive from other devices meanwhile. The draft of
 * one that was deleted elsewhere can be saved as a new one.
 */
function OpenedForm({ id, logbook, draft }: OpenedFormProps) {
  const [glider] = useState(() => logbook.gliders.get(id) ?? null);
  const isItemGone = id !== 0 && !glider;
  if (isItemGone && !draft.found)
    return <ItemNotFound title={texts.terms.glider} toList={texts.gliders.goToList} listHref={PAGES.gliders.path} />;
  return <GliderForm glider={glider} draft={{ ...draft, isItemGone }} />;
}
