import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import { formatCoordinates } from '#domain/coordinates';
import type { SiteEntry } from '#domain/fields/site';
import { SITE_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from '#web/parts/form/draft/with-draft.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { requestedTakeoff } from '#web/parts/site-request/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { SiteForm } from './site-form.tsx';

/** The form of a site; id 0 is a new one. */
export function SiteFormPage({ id }: { readonly id: number }) {
  const [place] = useState(() => draftPlace(id));
  const loading = <LoadingPage narrow title={id === 0 ? texts.sites.add : texts.sites.edit} rowHeight="68px" />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft pilotId={logbook.pilot.id} place={place} shape={SITE_ENTRY} loading={loading}>
          {(draft) => <OpenedForm id={id} logbook={logbook} draft={draft} />}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

/** A site created for a takeoff has a draft of its own, apart from that of any other new site. */
function draftPlace(id: number): string {
  const takeoff = id === 0 ? requestedTakeoff(history.state) : null;
  return pathTo('siteForm', id) + (takeoff ? `@${formatCoordinates(takeoff)}` : '');
}

interface OpenedFormProps {
  readonly id: number;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<SiteEntry>;
}

/**
 * Edits the site as it was when the form was opened, whatever changes arrive from other devices meanwhile. The draft of
 * one that was deleted elsewhere can be saved as a new one.
 */
function OpenedForm({ id, logbook, draft }: OpenedFormProps) {
  const [site] = useState(() => logbook.sites.get(id) ?? null);
  const isItemGone = id !== 0 && !site;
  if (isItemGone && !draft.found)
    return <ItemNotFound title={texts.terms.site} toList={texts.sites.goToList} listHref={PAGES.sites.path} />;
  return <SiteForm site={site} logbook={logbook} draft={{ ...draft, isItemGone }} />;
}
