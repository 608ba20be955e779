import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { PilotSkeleton } from './pilot-skeleton.tsx';
import { PilotView } from './pilot-view.tsx';

/** The pilot page: totals, units and account. */
export function PilotPage() {
  return <WithLogbook loading={<PilotSkeleton />}>{(logbook) => <PilotView logbook={logbook} />}</WithLogbook>;
}
