import { CSRF_COOKIE } from '#contract/pages/page-settings';
import { itemIdIn } from '#contract/pages/pages';
import { cookieIn } from './api/cookies.ts';
import { pathOfTrack, sendEarly } from './api/early-requests.ts';
import { readFirstTrack } from './parts/track/file/first-track.ts';

// The first script of a flight's document, with that of all pages, which it imports: both run before React and the app. Most
// flights have a track, and reading it takes as long as starting the app.
const csrf = cookieIn(document.cookie, CSRF_COOKIE);
if (csrf !== null) readTrack(csrf); // Without a csrf value there is no session.

function readTrack(value: string): void {
  const found = sendEarly(pathOfTrack(itemIdIn(window.location.pathname)), value);
  readFirstTrack(found, value).catch(() => undefined); // The page asks for the track, too, and reports the failure.
}
