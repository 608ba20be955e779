import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import { formatCoordinates } from '#domain/coordinates';
import { SITE_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { requestedTakeoff } from '#web/parts/site-request/site-request.ts';
import { texts } from '#web/texts.ts';
import { SiteForm } from './site-form.tsx';

/** The form of a site; id 0 is a new one. */
export function SiteFormPage({ id }: { readonly id: number }) {
  const [place] = useState(() => draftPlace(id));
  return (
    <ItemFormPage
      id={id}
      place={place}
      shape={SITE_ENTRY}
      kind={texts.terms.site}
      texts={texts.sites}
      listHref={PAGES.sites.path}
      itemsOf={({ sites }) => sites}
    >
      {({ item, logbook, draft }) => <SiteForm site={item} logbook={logbook} draft={draft} />}
    </ItemFormPage>
  );
}

/** A site created for a takeoff has a draft of its own, apart from that of any other new site. */
function draftPlace(id: number): string {
  const takeoff = id === 0 ? requestedTakeoff(history.state) : null;
  return pathTo('siteForm', id) + (takeoff ? `@${formatCoordinates(takeoff)}` : '');
}
