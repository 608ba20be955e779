import { CSRF_COOKIE } from '#contract/pages/page-settings';
import { PAGES, pageOf } from '#contract/pages/pages';
import { cookieIn } from './api/cookies.ts';
import { sendLoadEarly } from './api/early-load.ts';
import { hasPending } from './device-storage/pilots-with-pending.ts';
import { loadScreen } from './screens.ts';
import { readCopyEarly } from './store/copy/device-copy.ts';

// The first script, small, so that data and code of the page are on their way while React and the app are loaded.
const page = pageOf(window.location.pathname);
if (page && PAGES[page].access === 'pilot') {
  const marker = readCopyEarly();
  if (!marker || !hasPending(marker.pilotId)) sendLoadEarly(cookieIn(document.cookie, CSRF_COOKIE), marker);
}
// Not awaited: the app imports modules of this chunk, and would wait for it. Its style sheets come before those of the page.
void import('./app.tsx').then(({ startApp }) => startApp());
if (page) loadScreen(page).catch(() => undefined); // Rendering the page reports the failure.
