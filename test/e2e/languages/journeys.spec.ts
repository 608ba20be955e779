import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { ARCHIVE_PATHS } from '#contract/import/archive';
import { SERVER_TEXTS } from '#contract/messages/server-texts';
import { LANGUAGES, type Language } from '#domain/languages';
import { flownPath, igcFile } from '../../builders/igc.ts';
import { STATES } from '../screens/states.ts';
import { languageViolations } from '../steps/axe.ts';
import { downloadEverything } from '../steps/download.ts';
import { linkTo, wholeEmailsTo } from '../steps/emails.ts';
import { newEmail, save, sendSignUp, test } from '../steps/pilot.ts';
import { createSite, TRACK } from '../steps/track.ts';
import { englishOn, type Translation, translationOf } from './translation.ts';

test.use({ hasMaps: false });

const OTHERS = LANGUAGES.filter((tag) => tag !== 'en');

/** A browser of one language, and what it is looked at for. */
interface Journey {
  readonly tag: Language;
  readonly page: Page;
  /** The page for steps that name what they press in English. */
  readonly own: Page;
  readonly translation: Translation;
}

for (const tag of OTHERS) {
  test.describe(tag, { tag: tag === 'de' ? [] : '@all' }, () => {
    test.use({ locale: tag });

    test('a pilot signs up, saves a flight, imports, prints, exports and errs without a word of English', async ({
      page,
    }) => {
      page.on('dialog', (dialog) => dialog.accept());
      const translation = await translationOf(tag);
      const journey = { tag, page, own: translation.of(page), translation };
      const email = newEmail();
      await test.step('sign-up', () => signUpFromHome(journey, email));
      await test.step('email', () => followEmail(journey, email));
      await test.step('flight', () => saveFlight(journey));
      await test.step('import', () => importTwo(journey));
      await test.step('print', () => printList(journey));
      await test.step('archive', () => readArchive(journey));
      await test.step('errors', () => err(journey, email));
    });
  });
}

test('finds English on a page', { tag: '@all' }, async ({ page }) => {
  await page.setContent(
    '<html lang="de"><title>Flug</title><input aria-label="Name*" placeholder="Remarks"><p>Heute: You have no flights yet.</p><b lang="en">Remarks</b>',
  );
  expect(await englishOn(page, await translationOf('de'))).toEqual(['Remarks', 'Heute: You have no flights yet.']);
});

async function expectNoEnglish({ tag, page, translation }: Journey): Promise<void> {
  await expect(page.locator(`html[lang="${tag}"]`)).toBeAttached();
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
  expect(await englishOn(page, translation), page.url()).toEqual([]);
}

async function signUpFromHome(journey: Journey, email: string): Promise<void> {
  const { page, own } = journey;
  await page.goto('/');
  await expectNoEnglish(journey);
  expect(await languageViolations(page)).toEqual([]);
  await own.getByRole('link', { name: 'Sign Up', exact: true }).filter({ visible: true }).first().click();
  await sendSignUp(own, email);
  await page.waitForURL('**/flights');
  await own.getByText('You have no flights yet').first().waitFor();
  await expectNoEnglish(journey);
}

async function followEmail(journey: Journey, to: string): Promise<void> {
  const { tag, page, own, translation } = journey;
  const link = await linkTo(to, 'email-verification');
  const { subject, text = '', html = '' } = (await wholeEmailsTo(to)).at(-1) ?? {};
  const { greeting, verification } = SERVER_TEXTS[tag].emails;
  const expected = verification({ to });
  expect(subject).toBe(expected.subject);
  expect(html).toContain(`<html lang="${tag}"`);
  for (const part of [text, html]) expect(part).toContain(greeting);
  for (const paragraph of expected.before) expect(text.replace(/\s+/g, ' ')).toContain(paragraph.replace(/\s+/g, ' '));
  expect(translation.englishIn([...text.split('\n'), ...html.split(/<[^>]*>/)])).toEqual([]);
  await page.goto(link);
  await expectNoEnglish(journey);
  await own.getByRole('button', { name: 'Continue to Wingbook' }).click();
  await own.getByRole('link', { name: 'Go to App' }).click();
  await page.waitForURL('**/flights');
}

async function saveFlight(journey: Journey): Promise<void> {
  const { page, own } = journey;
  await page.goto('/flight/0/edit');
  await page.locator('input[type=file]').setInputFiles(TRACK);
  await expect(own.getByLabel('Date*')).toHaveValue('2026-06-20');
  await expectNoEnglish(journey);
  await createSite(own);
  await own.getByLabel('Name*').fill('Vounetz');
  await expectNoEnglish(journey);
  await save(own);
  await page.getByText(TRACK.name).first().waitFor();
  await save(own);
  await page.waitForURL('**/flights');
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.getByRole('figure')).toHaveCount(4);
  await expectNoEnglish(journey);
  expect(await languageViolations(page)).toEqual([]);
  await page.goto('/stats');
  await page.getByRole('toolbar').first().waitFor();
  await expectNoEnglish(journey);
  expect(await languageViolations(page)).toEqual([]);
}

async function importTwo(journey: Journey): Promise<void> {
  const { tag, page, own } = journey;
  const { IMPORT_REVIEW } = await textsOfReview(tag);
  await page.goto('/import');
  await expectNoEnglish(journey);
  await own.getByLabel('Files to import').setInputFiles([trackOf(1), trackOf(2)]);
  await own.getByRole('heading', { name: 'Review', exact: true }).waitFor({ state: 'attached' });
  await expectNoEnglish(journey);
  await page
    .getByRole('main')
    .getByRole('button', { name: IMPORT_REVIEW.import(2) })
    .click();
  await own.getByRole('heading', { name: 'Imported', exact: true }).waitFor({ state: 'attached' });
  await expectNoEnglish(journey);
}

/** Returns texts of a language, which have the types of the English ones. */
async function textsOfReview(tag: Language): Promise<typeof import('#texts/import-review')> {
  return await import(`../../../src/contract/messages/${tag}/import-review.ts`);
}

/** A flight of some twenty minutes on a day of June 2026. */
function trackOf(day: number) {
  const date = `2026-06-0${day}`;
  const legs = [
    { seconds: 120 },
    { seconds: 400, speed: 9, turn: 18, climb: 0.7 },
    { seconds: 700, speed: 10, heading: 90, climb: -1 },
    { seconds: 120 },
  ];
  const fixes = flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 1800 }, legs);
  return { name: `${date}.igc`, mimeType: '', buffer: Buffer.from(igcFile({ date, fixes })) };
}

async function printList(journey: Journey): Promise<void> {
  const { page } = journey;
  await page.goto('/flights');
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expectNoEnglish(journey);
  await page.emulateMedia({ media: null });
}

async function readArchive({ tag, own }: Journey): Promise<void> {
  const { buffer } = await downloadEverything(own);
  const readme = strFromU8(unzipSync(buffer)[ARCHIVE_PATHS.readme] ?? new Uint8Array());
  const { archiveReadme } = SERVER_TEXTS[tag].archive;
  const [expected, english] = [archiveReadme([]), SERVER_TEXTS.en.archive.archiveReadme([])];
  const shared = new Set(expected.split('\n'));
  const foreign = english.split('\n').filter((line) => !shared.has(line));
  expect(readme).toContain(expected.slice(expected.indexOf('tracks/')));
  expect(foreign.filter((line) => readme.includes(line))).toEqual([]);
}

/** Sends wrong fields, and a wrong password: the texts are made of the codes that the server sends. */
async function err(journey: Journey, email: string): Promise<void> {
  const { page, own } = journey;
  await page.goto('/flight/0/edit');
  await STATES['wrong fields of a flight']?.act(own);
  await expectNoEnglish(journey);
  expect(await languageViolations(page)).toEqual([]);
  await page.goto('/pilot');
  await own.getByRole('button', { name: 'Log Out', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL('**/login');
  await own.getByLabel('Email').filter({ visible: true }).fill(email);
  await own.getByLabel('Password', { exact: true }).filter({ visible: true }).fill('wrong');
  await own.getByRole('button', { name: 'Log In', exact: true }).filter({ visible: true }).first().click();
  await page.locator('[aria-invalid=true]').or(page.getByRole('alert')).filter({ visible: true }).first().waitFor();
  await expectNoEnglish(journey);
}
