import { expect, type Page } from '@playwright/test';
import { type PdfPage, pagesOfPdf } from '../steps/pdf-text.ts';
import { addItem, csrfOf, post, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Names with letters that fonts join or compose, in several alphabets. */
const NAMES = [
  'Griffin Höhe office',
  'Łysa Góra',
  'Přerov',
  'Fiesch – Kühboden',
  'Cafe\u0301 fjord',
  'Ђурђевац',
  'Ζήρεια',
];
const ROWS = 45;
const POINTS = { A4: [595, 842], Letter: [612, 792] } as const;
const LONG = `Thermals all day, ${'over the ridge and back again, '.repeat(40)}the very end`;

/** Signs up a pilot with flights of consecutive days from these sites. */
async function signUpWithFlights(page: Page, remarks: (index: number) => string = () => ''): Promise<void> {
  await signUpByCall(page);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
    return `${date},${(index * 37) % 301},${NAMES[index % NAMES.length]},Rush 6,"${remarks(index)}"`;
  });
  const content = Buffer.from(['date,airtime,site,glider,remarks', ...rows].join('\n')).toString('base64');
  const { pilot } = await (await page.request.get('/api/data', { params: { csrf: await csrfOf(page) } })).json();
  await post(page, '/api/import-flights', {
    pilotId: pilot.id,
    encodedContent: `data:text/csv;base64,${content}`,
  });
}

const sheet = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** What is printed, as a reader of PDF files sees it. */
const printed = async (page: Page) => pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
const sumsOf = (page: PdfPage | undefined): string => page?.text.split('Ideclare')[0] ?? '';

/** Every page names its pilot, and has its flights with the names of their sites. */
function expectNamesOn(pages: readonly PdfPage[], rows: number): void {
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain(`ZoëGriffithLicencenumberDHV12/345Page${index + 1}`);
    expect(text).not.toContain('Wingbook');
  }
  for (let row = 0; row < ROWS; row += 1)
    expect(pages[Math.floor(row / rows)]?.text).toContain(withoutBlanks(NAMES[row % NAMES.length] ?? ''));
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

test('a logbook prints on as many pages as its rows need, with unharmed names and the pilot’s totals', async ({
  page,
}) => {
  await signUpWithFlights(page);
  await page.goto('/pilot');
  await expect(page.getByRole('main')).toContainText(`${ROWS}`);
  const totals = withoutBlanks(await page.locator('dl').first().innerText());
  await page.getByRole('link', { name: 'Print logbook' }).click();
  await page.getByLabel('Name').fill('Zoë Griffith');
  await page.getByLabel('Licence number').fill('DHV 12/345');

  for (const paper of ['A4', 'Letter'] as const) {
    await page.getByLabel('Paper').selectOption(paper);
    for (const rows of [15, 20, 30]) {
      await page.getByLabel('Flights per page').selectOption(String(rows));
      const count = Math.ceil(ROWS / rows);
      await expect(page.getByText(`${ROWS} flights on ${count} page`)).toBeVisible();
      const pages = await printed(page);
      expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
        Array.from({ length: count }, () => POINTS[paper]),
      );
      expectNamesOn(pages, rows);
      const [, flights, hours, minutes] = /Carriedforward(\d+)flights(\d+):(\d+)h$/.exec(sumsOf(pages.at(-1))) ?? [];
      expect(totals).toContain(`Flights${flights}`);
      expect(totals).toContain(`${hours}h${minutes}min`);
    }
  }
});

test('the filter of the list chooses the flights, which keep their numbers; a print goes on where the last one ended', async ({
  page,
}) => {
  await signUpWithFlights(page);
  await page.goto('/flights?site=2');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('link', { name: 'Print logbook' }).click();
  await expect(page).toHaveURL(/\/logbook\/print\?site=2$/);
  await expect(sheet(page, 'Page 1')).toContainText('Only Łysa Góra; totals of these flights');
  await expect(sheet(page, 'Page 1').getByRole('row').nth(2)).toContainText('9Jan 9, 2025');
  await expect(sheet(page, 'Page 2')).toHaveCount(0);

  await page.goto('/logbook/print');
  await expect(page.getByText('Next time, continue from flight 41 on page 3.')).toBeVisible();
  await page.getByLabel('From flight number').fill('41');
  await page.getByLabel('First page number').fill('3');
  await expect(sheet(page, 'Page 3')).toContainText('Brought forward40 flights');
  expect(await printed(page)).toHaveLength(1);

  for (const [label, typed, message] of [
    ['From flight number', '46', 'Enter a whole number from 1 to 45.'],
    ['First page number', 'x', 'Enter a whole number from 1 to 9 999.'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message.replace('9 999', '9\u202f999'));
    await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
    await page.getByLabel(label).fill('');
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('what has no room on a sheet is cut where all can see it, and is whole in the appendix', async ({ page }) => {
  await signUpWithFlights(page, (index) => (index % 4 === 0 ? LONG : 'calm'));
  const long = 'W'.repeat(100);
  await addItem(page, 'flight', {
    date: '2025-03-01',
    tags: ['hike and fly', 'first flight here'],
    remarks: `${long} ${'山'.repeat(300)}`,
  });
  await page.goto('/logbook/print');
  await expect(sheet(page, 'Page 1')).toContainText('Texts that end with … are whole in the appendix.');
  for (const column of ['Landing (blank, to write in)', 'Max altitude', 'Tags', 'Stamps (blank)']) {
    for (const rows of ['15', '30']) {
      await page.getByLabel('Flights per page').selectOption(rows);
      await expect.poll(() => overfullSheets(page)).toEqual([]);
    }
    await page.getByLabel(column).check();
  }
  await expect.poll(() => overfullSheets(page)).toEqual([]);
  const text = (await printed(page)).map((each) => each.text).join('');
  // Some go on in the next page.
  expect(text.replace(/LogbookAppendix\d+/g, '').split(withoutBlanks(LONG))).toHaveLength(13);
  await page.getByLabel('Appendix with texts that are cut off').uncheck();
  await expect(page.getByRole('article', { name: 'Appendix 1' })).toHaveCount(0);
});

/** Returns the sheets that have more than fits, with the fonts of this browser. */
function overfullSheets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article')]
      .filter((each) => {
        each.style.contentVisibility = 'visible';
        const cells = [...each.querySelectorAll('td')].some((cell) => cell.scrollWidth > cell.clientWidth + 1);
        return cells || each.scrollHeight > each.clientHeight + 1;
      })
      .map((each) => each.getAttribute('aria-label') ?? ''),
  );
}
