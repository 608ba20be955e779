import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Inbox, readInbox } from '#web/device-storage/inbox.ts';
import { withoutSaved } from './shared-tracks.ts';

/** The inbox of this device as a pilot sees it; `unread` where the browser's storage does not respond. */
export type InboxState =
  | { readonly state: 'reading' }
  | { readonly state: 'unread' }
  | ({ readonly state: 'read' } & Inbox);

/** Returns the inbox, and what reads it again; other tabs and apps add to it while the page is not visible. */
export function useInbox(pilotId: number | null): readonly [InboxState, () => Promise<void>] {
  const [inbox, setInbox] = useState<InboxState>({ state: 'reading' });
  const read = useCallback(async (): Promise<void> => {
    setInbox(await inboxOf(pilotId));
  }, [pilotId]);
  const readIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void read();
  });
  useEffect(() => {
    void read();
    const watch = new AbortController();
    document.addEventListener('visibilitychange', () => readIfVisible(), { signal: watch.signal });
    return () => watch.abort();
  }, [read]);
  return [inbox, read];
}

async function inboxOf(pilotId: number | null): Promise<InboxState> {
  // Without a secure connection nothing is kept: there is nothing to say of it.
  if (!globalThis.isSecureContext) return { state: 'read', shares: [], others: 0 };
  try {
    return { state: 'read', ...(await withoutSaved(await readInbox(pilotId), pilotId)) };
  } catch (error) {
    console.warn('The files kept on this device cannot be read.', error);
    return { state: 'unread' };
  }
}
