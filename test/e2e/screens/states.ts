import type { Page } from '@playwright/test';
import { DAY } from '../steps/day.ts';
import { save } from '../steps/pilot.ts';
import { answerPartsNever, answerPartsWithError } from '../steps/waiting.ts';

/** A state of a demo pilot's screen that no path alone leads to. */
export interface ScreenState {
  readonly path: string;
  /** Called before the page is opened: for responses that do not come, or are errors. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Brings the opened page into the state. */
  readonly act: (page: Page) => Promise<void>;
}

/** The list of one site, for states of what is beside the rows: axe looks at every row. */
const SHORT_LIST = '/flights?site=8';

/** The states, by what they are. */
export const STATES: Readonly<Record<string, ScreenState>> = {
  'wrong fields of a flight': { path: '/flight/0/edit', act: saveWrongFields },
  'new glider in the form of a flight': { path: '/flight/0/edit', act: (page) => open(page, 'New glider') },
  'question before deleting a site': { path: '/site/1/edit', act: (page) => open(page, 'Delete') },
  'question before leaving a form': { path: '/glider/1/edit', act: leaveChanged },
  'layers of a map': { path: '/flight/120', act: openLayers },
  'file of several flights': { path: '/flight/0/edit', act: chooseDay },
  'filters of the list': { path: '/flights', act: openFilters },
  'filters chosen in the list': {
    path: '/flights?q=a&site=1&xc=freeFlight',
    act: (page) => page.getByRole('list', { name: 'Active filters' }).waitFor(),
  },
  'no flight that matches': {
    path: '/flights?q=nothing-has-this',
    act: (page) => page.getByText('No flight matches').waitFor(),
  },
  'columns of the list': { path: SHORT_LIST, act: (page) => open(page, 'Columns') },
  'selected flights': { path: SHORT_LIST, act: selectTwo },
  'export of selected flights': { path: SHORT_LIST, act: (page) => changeTwo(page, 'Export') },
  'tag for selected flights': { path: SHORT_LIST, act: (page) => changeTwo(page, 'Add tag') },
  'question before deleting selected flights': { path: SHORT_LIST, act: (page) => changeTwo(page, 'Delete') },
  'track that does not come': {
    path: '/flight/120',
    prepare: answerPartsWithError,
    act: (page) => page.getByRole('button', { name: 'Try Again' }).first().waitFor(),
  },
  'track on its way': {
    path: '/flight/120',
    prepare: answerPartsNever,
    act: (page) => page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' }),
  },
  'shared files that did not come': {
    path: '/import?shared=noWorker',
    act: (page) => page.getByText('cannot take over files').waitFor(),
  },
  'site whose tracks do not come': {
    path: '/site/1',
    prepare: answerPartsWithError,
    act: (page) => page.getByRole('button', { name: 'Try Again' }).first().waitFor(),
  },
};

async function saveWrongFields(page: Page): Promise<void> {
  await page.getByLabel('Date').fill('');
  await page.getByLabel('Remarks').fill('W'.repeat(10_001));
  await save(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/** Opens a dialog by its button. */
async function open(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
}

async function leaveChanged(page: Page): Promise<void> {
  await page.getByLabel('Name*').fill('Another name');
  await page.getByRole('link', { name: 'Sites' }).filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

async function openLayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Map layers' }).click();
  await page.getByRole('radio', { name: 'Height' }).waitFor();
}

/** The form offers the file's flights, and the trim of the chosen one. */
async function chooseDay(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(DAY);
  await page.getByLabel('Flight of this file').waitFor();
  await page.getByRole('slider', { name: 'Start' }).waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('XC type').waitFor();
}

async function selectTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select flights' }).click();
  const boxes = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Selected flights' }).waitFor();
}

async function changeTwo(page: Page, action: string): Promise<void> {
  await selectTwo(page);
  await open(page, action);
}
