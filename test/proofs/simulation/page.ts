import { login } from '#contract/account/sign-in';
import { tidyDeviceCopy } from '#web/store/copy/device-copy.ts';
import {
  decidePending,
  logOut,
  usePending as pendingNow,
  useStoreState as presentState,
  refreshWhenVisible,
  reload,
  savedLogbook,
  saveItem,
  sendPending,
  signInBy,
} from '#web/store/store.ts';
import { decideOne, doSomething, type WorkingPage } from '../offline/pilot-at-work.ts';
import type { Account } from './server.ts';

/** Starts the page as the app does. */
function start(): Promise<void> {
  refreshWhenVisible();
  tidyDeviceCopy();
  return reload();
}

/** Logs a pilot in whose own device this is. */
async function signIn(account: Account): Promise<void> {
  await signInBy(login, { body: account }, true);
}

/** The store, as pages and forms use it. */
const store: WorkingPage['store'] = {
  get state() {
    return presentState();
  },
  get base() {
    return savedLogbook();
  },
  get queue() {
    return pendingNow();
  },
  load: reload,
  saveItem: (request) => saveItem(request),
  decide: decidePending,
};

/** What is done in a tab of the simulation. */
export const page = { start, signIn, logOut, sendPending, store, doSomething, decideOne };
