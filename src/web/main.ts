import { CSRF_COOKIE } from '#contract/pages/page-settings';
import { PAGES, pageOf } from '#contract/pages/pages';
import { cookieIn } from './api/cookies.ts';
import { LOAD_PATH, sendEarly } from './api/early-requests.ts';
import { loadScreen } from './screens.ts';

// The first script, small, so that data and code of the page are on their way while React and the app are loaded.
const { pathname } = window.location;
const page = pageOf(pathname);
const csrf = cookieIn(document.cookie, CSRF_COOKIE);
if (page && PAGES[page].access === 'pilot') sendEarly(LOAD_PATH, csrf);
if (page === 'flight') import('./flight-script.ts').catch(() => undefined); // The page asks for its track, too, and reports the failure.
if (page && page !== 'flights') loadScreen(page).catch(() => undefined); // Rendering the page reports the failure.
// Not awaited: the app imports modules of this bundle, and would wait for it.
void import('./app.tsx').then(({ startApp }) => startApp());
