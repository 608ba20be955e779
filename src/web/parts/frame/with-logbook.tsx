import { Fragment, type ReactNode } from 'react';
import type { Logbook } from '#web/store/logbook.ts';
import { reload, useLogbook } from '#web/store/store.ts';
import { FailedScreen } from './failed-screen.tsx';

interface WithLogbookProps {
  /** The page's skeleton. */
  readonly loading: ReactNode;
  readonly children: (logbook: Logbook) => ReactNode;
}

/** A page of the logbook in its states: loading, failed with Try Again, ready. Its state is reset for another pilot. */
export function WithLogbook({ loading, children }: WithLogbookProps) {
  const logbook = useLogbook();
  if (logbook.state === 'loading') return loading;
  if (logbook.state === 'failed') return <FailedScreen message={logbook.error.message} onRetry={reload} />;
  return <Fragment key={logbook.logbook.pilot.id}>{children(logbook.logbook)}</Fragment>;
}
