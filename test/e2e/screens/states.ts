import type { Page } from '@playwright/test';
import { save } from '../steps/pilot.ts';

/** States of a demo pilot's screens that no path leads to, by the way there. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'wrong fields of a flight': wrongFields,
  'a new glider within the form of a flight': newGlider,
  'the question before a site is deleted': deleteSite,
  'the question before a changed form is left': leaveForm,
  'the layers of a map': mapLayers,
  'the filters of the flight list': filters,
  'no flight that matches': noMatch,
};

async function wrongFields(page: Page): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.getByLabel('Date').fill('');
  await page.getByLabel('Remarks').fill('W'.repeat(10_001));
  await save(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
}

async function newGlider(page: Page): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.getByRole('button', { name: 'New glider' }).click();
  await page.getByRole('dialog').waitFor();
}

async function deleteSite(page: Page): Promise<void> {
  await page.goto('/site/1/edit');
  await page.getByRole('button', { name: 'Delete', exact: true }).filter({ visible: true }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function leaveForm(page: Page): Promise<void> {
  await page.goto('/glider/1/edit');
  await page.getByLabel('Name*').fill('Another name');
  await page.getByRole('link', { name: 'Sites' }).filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

async function mapLayers(page: Page): Promise<void> {
  await page.goto('/flight/120');
  await page.getByRole('button', { name: 'Map layers' }).click();
  await page.getByRole('radio', { name: 'Height' }).waitFor();
}

async function filters(page: Page): Promise<void> {
  await page.goto('/flights');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('XC type').waitFor();
}

async function noMatch(page: Page): Promise<void> {
  await page.goto('/flights?q=nothing-has-this');
  await page.getByText('No flight matches').waitFor();
}
