import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { LoadingPage } from '#web/parts/item/page/loading-page.tsx';
import { texts } from '#web/texts.ts';
import { PilotView } from './pilot-view.tsx';

/** The pilot page: totals, units and account (spec, 2.12). */
export function PilotPage() {
  return (
    <WithLogbook loading={<LoadingPage title={texts.terms.pilot} rowHeight="72px" />}>
      {(logbook) => <PilotView logbook={logbook} />}
    </WithLogbook>
  );
}
