import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { SHARE_PROBLEMS, SHARED, type ShareProblem } from '#contract/pages/sharing';
import { openShared } from '#web/device-storage/inbox.ts';
import { heldPilotId } from '#web/store/store.ts';

/** The address's note about files that were shared with this page, or opened with the app. */
export type Shared =
  | { readonly state: 'none' }
  /** They are in the inbox until the page can open them. */
  | { readonly state: 'waiting' }
  | { readonly state: 'problem'; readonly problem: ShareProblem };

interface SharedFilesOptions {
  /** Whether the pilot is logged in, and the page can open files. */
  readonly isReady: boolean;
  /** Called with the files, which stay in the inbox until they are saved, and their key there. */
  readonly onOpened: (files: readonly File[], key: string) => void;
}

/** Opens the files in the inbox that the address names, as soon as the page is ready. */
export function useSharedFiles({ isReady, onOpened }: SharedFilesOptions): Shared {
  const search = useSearch();
  const [path] = useState(() => window.location.pathname);
  // A page stays until the code of the next one has come, whose address it is then.
  const shared = sharedIn(window.location.pathname === path ? search : '');
  const key = shared.state === 'waiting' ? shared.key : null;
  const open = useEffectEvent(onOpened);
  useEffect(() => {
    if (key === null || !isReady) return undefined;
    let isWanted = true;
    void openedUnder(key).then((opened) => {
      if (!isWanted) return;
      if (typeof opened !== 'string') open(opened, key);
      const problem = typeof opened === 'string' ? `?${new URLSearchParams({ [SHARED]: opened })}` : '';
      history.replaceState(history.state, '', window.location.pathname + problem);
    });
    return () => {
      isWanted = false;
    };
  }, [key, isReady]);
  return shared;
}

type Named = Exclude<Shared, { readonly state: 'waiting' }> | { readonly state: 'waiting'; readonly key: string };

function sharedIn(search: string): Named {
  const named = new URLSearchParams(search).get(SHARED);
  if (named === null) return { state: 'none' };
  const problem = SHARE_PROBLEMS.find((known) => known === named);
  return problem === undefined ? { state: 'waiting', key: named } : { state: 'problem', problem };
}

async function openedUnder(key: string): Promise<readonly File[] | ShareProblem> {
  const pilotId = heldPilotId();
  if (pilotId === null) return 'gone';
  try {
    return await openShared(key, pilotId);
  } catch (error) {
    console.warn('The shared files could not be read.', error);
    return 'gone';
  }
}
