import { PAGES, pathTo } from '#contract/pages';
import { FLIGHT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { texts } from '#web/texts.ts';
import { FlightForm } from './form/flight-form.tsx';

/** The form of a flight; id 0 is a new one. */
export function FlightFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage
      id={id}
      place={pathTo('flightForm', id)}
      shape={FLIGHT_ENTRY}
      kind={texts.terms.flight}
      texts={texts.flights}
      listHref={PAGES.flights.path}
      itemsOf={({ flights }) => flights}
    >
      {({ item, logbook, draft }) => <FlightForm flight={item} logbook={logbook} draft={draft} />}
    </ItemFormPage>
  );
}
