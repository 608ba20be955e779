import { useCallback, useEffect, useEffectEvent } from 'react';
import { inboxFile, listInbox, markInboxSeen, removeInboxFile, type ServerInbox } from '#contract/import/inbox';
import { callAsPilot, fileAsPilot } from '#web/store/store.ts';
import { useLoaded } from '#web/ui/use-latest.ts';

const EMPTY: ServerInbox = { files: [], arrivals: [], last: 0 };

/** What the pilot's devices have sent to the server; nothing as long as that is not known, as without a connection. */
export function useServerInbox(isAsked: boolean): readonly [ServerInbox, () => Promise<void>] {
  const load = useCallback(() => (isAsked ? inboxOnServer() : Promise.resolve(EMPTY)), [isAsked]);
  const [inbox, reload] = useLoaded(load, EMPTY);
  const reloadIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload();
  });
  useEffect(() => {
    const watch = new AbortController();
    document.addEventListener('visibilitychange', () => reloadIfVisible(), { signal: watch.signal });
    return () => watch.abort();
  }, []);
  return [inbox, reload];
}

async function inboxOnServer(): Promise<ServerInbox> {
  try {
    return await callAsPilot(listInbox);
  } catch (error) {
    console.warn('The inbox of the server could not be read.', error);
    return EMPTY;
  }
}

/** Returns a file that waits on the server. Rejects with a `CallError`. */
export async function sentFile(id: number): Promise<File> {
  const { files } = await callAsPilot(listInbox);
  const bytes = await fileAsPilot(inboxFile, { params: { id } });
  return new File([bytes], files.find((file) => file.id === id)?.name ?? '');
}

/** Removes a file that waits on the server. Rejects with a `CallError`. */
export async function removeSentFile(id: number): Promise<void> {
  await callAsPilot(removeInboxFile, { body: { id } });
}

/** Says that the pilot has seen what came, up to a file. Never rejects: at worst it is shown once more. */
export async function noteSeen({ last }: Pick<ServerInbox, 'last'>): Promise<void> {
  try {
    await callAsPilot(markInboxSeen, { body: { last } });
  } catch (error) {
    console.warn('What the pilot has seen of the inbox could not be noted.', error);
  }
}
