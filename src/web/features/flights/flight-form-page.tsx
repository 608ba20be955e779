import { FLIGHT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { FlightForm } from './form/flight-form.tsx';

/** The form of a flight; id 0 is a new one. */
export function FlightFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage kind="flight" id={id} shape={FLIGHT_ENTRY} find={({ flights }) => flights.get(id)}>
      {({ item, logbook, draft }) => <FlightForm flight={item} logbook={logbook} draft={draft} />}
    </ItemFormPage>
  );
}
