import { useState } from 'react';
import { PAGES } from '#contract/pages';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { NoRecord } from '#web/parts/item/no-record.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { FlightForm } from './form/flight-form.tsx';

/** The form of a flight; id 0 is a new one. */
export function FlightFormPage({ id }: { readonly id: number }) {
  return (
    <WithLogbook loading={<LoadingPage narrow title={id === 0 ? 'Add Flight' : 'Edit Flight'} rowHeight="68px" />}>
      {(logbook) => <OpenedForm key={`${logbook.pilot.id}/${id}`} id={id} logbook={logbook} />}
    </WithLogbook>
  );
}

/** The form is of the flight as it was when it was opened, whatever comes from other devices meanwhile. */
function OpenedForm({ id, logbook }: { readonly id: number; readonly logbook: Logbook }) {
  const [flight] = useState(() => logbook.flights.get(id) ?? null);
  if (id !== 0 && !flight) return <NoRecord title="Flight" listHref={PAGES.flights.path} />;
  return <FlightForm flight={flight} logbook={logbook} />;
}
