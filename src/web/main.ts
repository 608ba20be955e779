import { PAGES, pageOf } from '#contract/pages';
import { startFirstLoad } from './api/first-load.ts';
import { loadScreen } from './screens.ts';

// The first script, small, so that data and code of the page are on their way while React and the app are loaded.
const page = pageOf(window.location.pathname);
if (page && PAGES[page].access === 'pilot') startFirstLoad();
if (page && page !== 'flights') loadScreen(page).catch(() => undefined); // Rendering the page reports the failure.
// Not awaited: the app imports modules of this bundle, and would wait for it.
void import('./app.tsx').then(({ startApp }) => startApp());
