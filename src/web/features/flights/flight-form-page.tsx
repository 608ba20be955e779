import { useState } from 'react';
import { Redirect } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import { pathOfProblem } from '#contract/pages/sharing';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { noteSharedTrack } from '#web/parts/files/shared-tracks.ts';
import { useSharedFiles } from '#web/parts/files/use-shared-files.ts';
import { FLIGHT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import { useStoreState } from '#web/store/store.ts';
import { isSignedOut, logbookIn } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { FlightForm } from './form/flight-form.tsx';

/** Without a logbook there is no form, but the list of the files that are kept. */
const IMPORT = pathTo('import');
const OPENING = <FormSkeleton title={texts.flights.add} />;

/** The form of a flight; id 0 is a new one. */
export function FlightFormPage({ id }: { readonly id: number }) {
  const state = useStoreState();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const shared = useSharedFiles({
    isReady: logbookIn(state) !== null && !isSignedOut(state) && !isBusy,
    onOpened: ([file], key) => {
      if (file === undefined) return;
      void noteSharedTrack(key, file);
      trackForForm.set({ flightId: id, file, isKept: true });
    },
  });
  if (shared.state === 'problem') return <Redirect to={pathOfProblem(shared.problem)} replace />;
  const isUnreachable = state.state === 'failed' && state.error.isUnanswered;
  if (shared.state === 'waiting' && isUnreachable) return <Redirect to={IMPORT + window.location.search} replace />;
  if (shared.state === 'waiting' && !isBusy) return <WithLogbook loading={OPENING}>{() => OPENING}</WithLogbook>;
  return (
    <ItemFormPage
      key={round}
      kind="flight"
      id={id}
      shape={FLIGHT_ENTRY}
      isFresh={trackForForm.get()?.isAnother === true}
      find={({ flights }, known) => flights.get(known)}
    >
      {({ item, logbook, draft }) => (
        <FlightForm
          flight={item}
          logbook={logbook}
          draft={draft}
          onBusy={setBusy}
          onAgain={() => setRound(round + 1)}
        />
      )}
    </ItemFormPage>
  );
}
