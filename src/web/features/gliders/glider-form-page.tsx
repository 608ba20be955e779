import { useState } from 'react';
import { PAGES } from '#contract/pages';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { NoRecord } from '#web/parts/item/no-record.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { GliderForm } from './glider-form.tsx';

/** The form of a glider; id 0 is a new one. */
export function GliderFormPage({ id }: { readonly id: number }) {
  return (
    <WithLogbook loading={<LoadingPage narrow title={id === 0 ? 'Add Glider' : 'Edit Glider'} rowHeight="68px" />}>
      {(logbook) => <OpenedForm key={`${logbook.pilot.id}/${id}`} id={id} logbook={logbook} />}
    </WithLogbook>
  );
}

/** The form is of the glider as it was when it was opened, whatever comes from other devices meanwhile. */
function OpenedForm({ id, logbook }: { readonly id: number; readonly logbook: Logbook }) {
  const [glider] = useState(() => logbook.gliders.get(id) ?? null);
  if (id !== 0 && !glider) return <NoRecord title="Glider" listHref={PAGES.gliders.path} />;
  return <GliderForm glider={glider} />;
}
