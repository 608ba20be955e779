import { Redirect } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import { SHARED } from '#contract/pages/sharing';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { useSharedFiles } from '#web/parts/files/use-shared-files.ts';
import { FLIGHT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import { texts } from '#web/texts.ts';
import { FlightForm } from './form/flight-form.tsx';

const OPENING = <FormSkeleton title={texts.flights.add} />;

/** The form of a flight; id 0 is a new one. */
export function FlightFormPage({ id }: { readonly id: number }) {
  const shared = useSharedFiles(([file]) => file && trackForForm.set({ flightId: id, file }));
  if (shared.state === 'opening') return <WithLogbook loading={OPENING}>{() => OPENING}</WithLogbook>;
  if (shared.state === 'problem') return <Redirect to={`${pathTo('import')}?${SHARED}=${shared.problem}`} replace />;
  return (
    <ItemFormPage kind="flight" id={id} shape={FLIGHT_ENTRY} find={({ flights }, known) => flights.get(known)}>
      {({ item, logbook, draft }) => <FlightForm flight={item} logbook={logbook} draft={draft} />}
    </ItemFormPage>
  );
}
