import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import type { FlightEntry } from '#domain/fields/flight';
import { FLIGHT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from '#web/parts/form/draft/with-draft.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { FlightForm } from './form/flight-form.tsx';

/** The form of a flight; id 0 is a new one. */
export function FlightFormPage({ id }: { readonly id: number }) {
  const loading = <LoadingPage narrow title={id === 0 ? texts.flights.add : texts.flights.edit} rowHeight="68px" />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft pilotId={logbook.pilot.id} place={pathTo('flightForm', id)} shape={FLIGHT_ENTRY} loading={loading}>
          {(draft) => <OpenedForm id={id} logbook={logbook} draft={draft} />}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

interface OpenedFormProps {
  readonly id: number;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<FlightEntry>;
}

/**
 * Edits the flight as it was when the form was opened, whatever changes arrive from other devices meanwhile. The draft of
 * one that was deleted elsewhere can be saved as a new one.
 */
function OpenedForm({ id, logbook, draft }: OpenedFormProps) {
  const [flight] = useState(() => logbook.flights.get(id) ?? null);
  const isItemGone = id !== 0 && !flight;
  if (isItemGone && !draft.found)
    return <ItemNotFound title={texts.terms.flight} toList={texts.flights.goToList} listHref={PAGES.flights.path} />;
  return <FlightForm flight={flight} logbook={logbook} draft={{ ...draft, isItemGone }} />;
}
