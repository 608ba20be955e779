import type { Page } from '@playwright/test';
import { STATES } from '#test/e2e/screens/states';
import { answerNever, answerWithError } from '#test/e2e/steps/waiting';
import { FLIGHT_SCREENS } from './flight-screens.ts';
import { IMPORT_SCREENS, IMPORT_STEPS } from './import-screens.ts';
import type { Screen } from './screen.ts';

/** The states of the demo's screens that axe sees, too. */
export const STATE_SCREENS: readonly Screen[] = Object.entries(STATES).map(([name, { path, prepare, act }]) => ({
  name: `state-${name.replaceAll(' ', '-')}`,
  path,
  owners: ['demo'],
  isWindow: true,
  ...(prepare && { prepare }),
  act,
}));

/** Pages that wait for the logbook, and that do not get it. */
const PATHS = {
  flights: '/flights',
  flight: '/flight/:best',
  form: '/flight/:best/edit',
  sites: '/sites',
  site: '/site/:site',
  gliders: '/gliders',
  glider: '/glider/:glider',
  stats: '/stats',
  pilot: '/pilot',
};
/** The screens while they load, and when that fails. */
export const PENDING_SCREENS: readonly Screen[] = Object.entries(PATHS).flatMap(([name, path]): readonly Screen[] => [
  { name: `loading-${name}`, path, owners: ['demo'], isLoading: true, isWindow: true, prepare: answerNever },
  { name: `failed-${name}`, path, owners: ['demo'], isWindow: true, prepare: answerWithError },
]);

const visitor = (name: string, path: string, screen: Partial<Screen> = {}): Screen => ({
  name,
  path,
  owners: ['visitor'],
  ...screen,
});

export const VISITOR_SCREENS: readonly Screen[] = [
  visitor('home', '/'),
  visitor('login', '/login'),
  visitor('signup', '/signup'),
  visitor('one-time-login', '/one-time-login'),
  visitor('reset-password', '/reset-password'),
  visitor('new-password', '/reset-password/1/token'),
  visitor('verification', '/email-verification/1/token'),
  visitor('invalid-link', '/invalid-verification-link'),
  visitor('unsubscribe', '/unsubscribe/1/token'),
  visitor('invalid-unsubscribe', '/unsubscribe/1/-'),
  visitor('not-found', '/nowhere'),
  visitor('wrong-login', '/login', { act: logInWrongly }),
];

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').filter({ visible: true }).fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).filter({ visible: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByRole('alert').waitFor();
}

const ALL = ['empty', 'demo', 'extreme'] as const;
const FILLED = ['demo', 'extreme'] as const;

/** The screens of a logbook beside the flight page, with nothing, something usual and as much as can be in it. */
export const LOGBOOK_SCREENS: readonly Screen[] = [
  { name: 'flights', path: '/flights', owners: ALL },
  { name: 'new-flight', path: '/flight/0/edit', owners: ALL },
  { name: 'edit-flight', path: '/flight/:best/edit', owners: FILLED },
  { name: 'sites', path: '/sites', owners: ALL },
  { name: 'sites-map', path: '/sites/map', owners: ALL, isWindow: true },
  { name: 'sites-map-built-in', path: '/sites/map', owners: FILLED, maps: 'built-in', isWindow: true },
  { name: 'site', path: '/site/:site', owners: FILLED },
  { name: 'site-built-in-map', path: '/site/:site', owners: ['demo'], maps: 'built-in' },
  { name: 'new-site', path: '/site/0/edit', owners: ['empty'] },
  { name: 'edit-site', path: '/site/:site/edit', owners: FILLED },
  { name: 'gliders', path: '/gliders', owners: ALL },
  { name: 'glider', path: '/glider/:glider', owners: FILLED },
  { name: 'due', path: '/gliders/due', owners: ALL },
  { name: 'gear', path: '/gear/1', owners: ['demo'] },
  { name: 'new-gear', path: '/gear/0/edit', owners: ALL },
  { name: 'edit-gear', path: '/gear/2/edit', owners: ['demo'] },
  { name: 'gear-print', path: '/gear/print', owners: FILLED },
  { name: 'new-handling', path: '/handling/0/edit?glider=1', owners: FILLED },
  { name: 'new-glider', path: '/glider/0/edit', owners: ['empty'] },
  { name: 'edit-glider', path: '/glider/:glider/edit', owners: FILLED },
  { name: 'print', path: '/logbook/print', owners: ALL },
  { name: 'stats', path: '/stats', owners: ALL },
  { name: 'pilot', path: '/pilot', owners: ALL },
  { name: 'edit-pilot', path: '/pilot/edit', owners: ALL },
  { name: 'password', path: '/pilot/edit/change-password', owners: ['empty'] },
  { name: 'upload', path: '/pilot/edit/flights-upload', owners: ['empty'] },
  { name: 'waiting', path: '/waiting', owners: ['empty'] },
  { name: 'import', path: '/import', owners: ['empty', 'demo'] },
];

/** All screens of which pictures are taken. */
export const SCREENS: readonly Screen[] = [
  ...VISITOR_SCREENS,
  ...LOGBOOK_SCREENS,
  ...IMPORT_SCREENS,
  ...IMPORT_STEPS,
  ...PENDING_SCREENS,
  ...STATE_SCREENS,
  ...FLIGHT_SCREENS,
];
