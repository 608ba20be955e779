import { useState } from 'react';
import { formatCoordinates } from '#domain/coordinates';
import { SITE_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { requestedSite, type SiteRequest } from '#web/parts/site-request/site-request.ts';
import { SiteForm } from './site-form.tsx';

/** The form of a site; id 0 is a new one. A site that another form requests has a draft of its own. */
export function SiteFormPage({ id }: { readonly id: number }) {
  const [requested] = useState(() => (id === 0 ? requestedSite(history.state) : null));
  const purpose = requested ? purposeOf(requested) : '';
  return (
    <ItemFormPage kind="site" id={id} purpose={purpose} shape={SITE_ENTRY} find={({ sites }) => sites.get(id)}>
      {({ item, logbook, draft }) => <SiteForm site={item} logbook={logbook} draft={draft} />}
    </ItemFormPage>
  );
}

function purposeOf({ takeoff, name }: SiteRequest): string {
  return `@${takeoff ? formatCoordinates(takeoff) : ''} ${name}`.trimEnd();
}
