import { Fragment, type ReactNode } from 'react';
import { PRODUCT_NAME } from '#contract/product';
import type { Logbook } from '#web/store/logbook.ts';
import { reload, useLogbook } from '#web/store/store.ts';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import hidden from '#web/ui/text/hidden.module.css';

interface WithLogbookProps {
  /** The page's skeleton. */
  readonly loading: ReactNode;
  readonly children: (logbook: Logbook) => ReactNode;
}

/** A page of the logbook in its states: loading, failed with Try Again, ready. Its state is reset for another pilot. */
export function WithLogbook({ loading, children }: WithLogbookProps) {
  const logbook = useLogbook();
  if (logbook.state === 'loading') return loading;
  if (logbook.state === 'failed') {
    return (
      <main id="main">
        <h1 className={hidden.hidden}>{PRODUCT_NAME}</h1>
        <FailureBlock message={logbook.error.message} onRetry={reload} />
      </main>
    );
  }
  return <Fragment key={logbook.logbook.pilot.id}>{children(logbook.logbook)}</Fragment>;
}
