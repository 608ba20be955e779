import { lazy, useEffect, useState } from 'react';
import { listInbox, type ServerInbox } from '#contract/import/inbox';
import { callAsPilot, useStoreState } from '#web/store/store.ts';
import { isConfirmed } from '#web/store/store-state.ts';

/** Loaded when something has come. */
const ArrivalsNotice = lazy(async () => ({ default: (await import('./arrivals-notice.tsx')).ArrivalsNotice }));

/** What came from the pilot's devices, asked for once the server has answered. */
export function Arrivals() {
  const state = useStoreState();
  const [inbox, setInbox] = useState<ServerInbox | null>(null);
  const isAsked = isConfirmed(state);
  useEffect(() => {
    if (isAsked) callAsPilot(listInbox).then(setInbox, () => undefined); // The next visit of the list asks again.
  }, [isAsked]);
  return inbox === null || inbox.arrivals.length === 0 ? null : <ArrivalsNotice inbox={inbox} />;
}
