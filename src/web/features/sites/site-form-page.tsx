import { useState } from 'react';
import { PAGES } from '#contract/pages';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { NoRecord } from '#web/parts/item/no-record.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { SiteForm } from './site-form.tsx';

/** The form of a site; id 0 is a new one. */
export function SiteFormPage({ id }: { readonly id: number }) {
  return (
    <WithLogbook loading={<LoadingPage narrow title={id === 0 ? 'Add Site' : 'Edit Site'} rowHeight="68px" />}>
      {(logbook) => <OpenedForm key={`${logbook.pilot.id}/${id}`} id={id} logbook={logbook} />}
    </WithLogbook>
  );
}

/** The form is of the site as it was when it was opened, whatever comes from other devices meanwhile. */
function OpenedForm({ id, logbook }: { readonly id: number; readonly logbook: Logbook }) {
  const [site] = useState(() => logbook.sites.get(id) ?? null);
  if (id !== 0 && !site) return <NoRecord title="Site" listHref={PAGES.sites.path} />;
  return <SiteForm site={site} logbook={logbook} />;
}
