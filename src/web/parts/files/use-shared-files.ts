import { useEffect, useEffectEvent, useState } from 'react';
import { SHARE_PROBLEMS, SHARED, type ShareProblem } from '#contract/pages/sharing';
import { takeShared } from '#web/device-storage/inbox.ts';
import { useStoreState } from '#web/store/store.ts';
import { isSignedOut, logbookIn } from '#web/store/store-state.ts';

/** What has become of files that another app has shared with this page. */
type Shared =
  | { readonly state: 'none' | 'opening' | 'taken' }
  | { readonly state: 'problem'; readonly problem: ShareProblem };

/**
 * Takes the files that the address names out of the inbox, once somebody is logged in. Calls `onTaken` with them, before the state is
 * `taken`; the form or the import then keeps them as it keeps what the pilot chooses.
 */
export function useSharedFiles(onTaken: (files: readonly File[]) => void): Shared {
  const [named] = useState(() => new URLSearchParams(window.location.search).get(SHARED));
  const [shared, setShared] = useState<Shared>(() => openedShare(named));
  const state = useStoreState();
  const isLoggedIn = logbookIn(state) !== null && !isSignedOut(state);
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    if (named === null || shared.state !== 'opening' || !isLoggedIn) return;
    void filesUnder(named).then((files) => {
      history.replaceState(history.state, '', window.location.pathname);
      if (files) take(files);
      setShared(files ? { state: 'taken' } : { state: 'problem', problem: 'gone' });
    });
  }, [named, shared.state, isLoggedIn]);
  return shared;
}

function openedShare(named: string | null): Shared {
  if (named === null) return { state: 'none' };
  const problem = SHARE_PROBLEMS.find((known) => known === named);
  return problem === undefined ? { state: 'opening' } : { state: 'problem', problem };
}

async function filesUnder(key: string): Promise<readonly File[] | null> {
  try {
    return await takeShared(key);
  } catch (error) {
    console.warn('The shared files could not be read.', error);
    return null;
  }
}
