import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const ALL = ['empty', 'demo', 'extreme'] as const;
const FILLED = ['demo', 'extreme'] as const;

/** The screens of a logbook beside the flight page, with nothing, something usual and as much as can be in it. */
export const LOGBOOK_SCREENS: readonly Screen[] = [
  { name: 'flights', path: '/flights', owners: ALL },
  { name: 'new-flight', path: '/flight/0/edit', owners: ALL },
  { name: 'edit-flight', path: '/flight/:best/edit', owners: FILLED },
  { name: 'sites', path: '/sites', owners: ALL },
  { name: 'sites-map', path: '/sites/map', owners: ALL, isWindow: true },
  { name: 'site', path: '/site/:site', owners: FILLED },
  { name: 'new-site', path: '/site/0/edit', owners: ['empty'] },
  { name: 'edit-site', path: '/site/:site/edit', owners: FILLED },
  { name: 'gliders', path: '/gliders', owners: ALL },
  { name: 'glider', path: '/glider/:glider', owners: FILLED },
  { name: 'new-glider', path: '/glider/0/edit', owners: ['empty'] },
  { name: 'edit-glider', path: '/glider/:glider/edit', owners: FILLED },
  { name: 'stats', path: '/stats', owners: ALL },
  { name: 'pilot', path: '/pilot', owners: ALL },
  { name: 'edit-pilot', path: '/pilot/edit', owners: ALL },
  { name: 'password', path: '/pilot/edit/change-password', owners: ['empty'] },
  { name: 'upload', path: '/pilot/edit/flights-upload', owners: ['empty'] },
  { name: 'import', path: '/import', owners: ['empty', 'demo'] },
  { name: 'wrong-flight', path: '/flight/0/edit', owners: ['empty'], act: saveWrongFlight },
  { name: 'delete-site', path: '/site/:site/edit', owners: FILLED, isWindow: true, act: pressDelete },
  { name: 'leave-form', path: '/glider/:glider/edit', owners: FILLED, isWindow: true, act: leaveChanged },
];

async function saveWrongFlight(page: Page): Promise<void> {
  await page.getByLabel('Date').fill('');
  await page.getByLabel('Remarks').fill('W'.repeat(10_001));
  await pressButton(page, 'Save');
}

async function pressDelete(page: Page): Promise<void> {
  await pressButton(page, 'Delete');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
}

async function leaveChanged(page: Page): Promise<void> {
  await page.getByLabel('Name*').fill('Another name');
  await page.getByRole('link', { name: 'Sites' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
}

async function pressButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}
