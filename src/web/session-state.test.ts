import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clearSessionState, onSessionCleared, sessionState } from './session-state.ts';

it('has its initial value again when the session is cleared, and notifies subscribers', () => {
  const list = sessionState(() => ['initial']);
  const seen: (readonly string[])[] = [];
  const unsubscribe = list.subscribe(() => seen.push(list.get()));
  list.set(['changed']);
  clearSessionState();
  expect(list.get()).toEqual(['initial']);
  expect(seen).toEqual([['changed'], ['initial']]);
  unsubscribe();
  list.set(['unheard']);
  expect(seen).toHaveLength(2);
});

it('resets what is registered besides', () => {
  let resets = 0;
  onSessionCleared(() => {
    resets += 1;
  });
  clearSessionState();
  expect(resets).toBe(1);
});

/** Modules with state of the page, the same for every pilot: printing, history, theme, graphics, a worker, loaded code. */
const OF_THE_PAGE = [
  'api/early-load.ts', // Taken by the first call that has its csrf value, which belongs to one session.
  'api/server-clock.ts', // The server's, for whoever asks.
  'device-storage/stored-database.ts', // The connection; the rows name their pilots.
  'features/flights/igc/read-chosen.ts', // By the file itself, which its form or its draft has: without these nothing leads to it.
  'features/import/logfly/logfly-worker.ts', // A worker for one file.
  'features/import/parse/import-reader.ts', // Ends with its page.
  'pages.tsx',
  'parts/device-app/install-offer.ts', // The browser's, to whoever is logged in.
  'parts/device-app/new-version.ts', // Of the app.
  'parts/device-app/registration.ts', // Of the worker, once for a page.
  'parts/map/base-map-settings.ts', // The server's settings.
  'parts/map/map-box.tsx',
  'parts/track/track-reader.ts',
  'screens.ts', // Code, which is the same for every pilot.
  'session-state.ts',
  'store/copy/copy-session.ts', // Ends with a wipe, which a cleared session begins.
  'store/copy/device-copy.ts', // Taken by the first start, which looks whose session it is.
  'store/store.ts',
  'ui/map/attempts.ts',
  'ui/overlay/back-navigation.ts',
  'ui/page/in-turn.ts', // Drawing that waits; a page drops its own as it is left.
  'ui/page/print-header.ts', // The page and its frame take their texts back when they end.
  'ui/page/printing.ts',
  'ui/theme/theme.ts',
];

it('is where all module-level state about a pilot is made', () => {
  // A constant that is read only holds no state, and a session cache is cleared with the session.
  const stateful =
    /^(export )?(let |const \w+(: (?!Readonly)[^=\n]+)? = (new (Weak)?(Map|Set)\b|(?!sessionCache\()\w*cache\w*[(<]))/im;
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const found = sources
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => stateful.test(readFileSync(join(import.meta.dirname, path), 'utf8')));
  expect(found.toSorted()).toEqual(OF_THE_PAGE);
});
