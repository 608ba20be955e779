import { pathTo } from './pages.ts';

/** The address of the service worker, which never changes: browsers that have one ask here for the next. */
export const WORKER_PATH = '/sw.js';
/** The page whose document the worker keeps for all pages of the logbook: they have the same one. */
export const KEPT_DOCUMENT = pathTo('flights');
/** The worker's question to each open page: the path of its first script, which identifies its build. */
export const WHICH_SCRIPT = 'which script';
/** A page's message to the worker: builds that no page needs any more may go. */
export const TIDY_BUILDS = 'tidy builds';
