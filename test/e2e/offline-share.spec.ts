import { expect } from '@playwright/test';
import { install, openCold, test } from './steps/offline.ts';
import { logIn, logOut, save, signUp } from './steps/pilot.ts';
import { FIRST, inbox, SECOND, share } from './steps/sharing.ts';
import { TRACK } from './steps/track.ts';

test.use({ hasMaps: false, expectedErrors: /Failed to fetch|Unable to preload CSS/ });
test.describe.configure({ mode: 'default' });

const track = FIRST;

test('a shared track opens the form of a new flight, filled in, and is saved only by the pilot', async ({ page }) => {
  await signUp(page);
  await install(page);
  await share(page, [track]);
  await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/flight/0/edit');
  expect(await inbox(page)).toBe(1);
  const other = await page.context().newPage();
  await other.goto('/flights');
  await expect(other.getByText('You have no flights yet')).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByText(TRACK.name).first()).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/flights$/);
  await expect(page.getByRole('link', { name: /Jun 20, 2026/ })).toBeVisible();
  await expect.poll(() => inbox(page)).toBe(0);
});

test('several shared files open the review of the import, and leave the inbox once it has ended', async ({ page }) => {
  await signUp(page);
  await install(page);
  await share(page, [track, SECOND]);
  await expect(page.getByText(/in 2 files. Nothing is saved yet./)).toBeVisible();
  expect(await inbox(page)).toBe(1);
  await page.getByRole('button', { name: 'Import 2 flights' }).click();
  await expect(page.getByText('2 flights are in your logbook.')).toBeVisible();
  await expect.poll(() => inbox(page)).toBe(0);
  await share(page, [track, SECOND]); // The logbook has them: nothing is left to import.
  await expect(page.getByText(/in 2 files. Nothing is saved yet./)).toBeVisible();
  await expect.poll(() => inbox(page)).toBe(0);
});

test('a share stays behind the login, also where it came without a connection', async ({ page, front }) => {
  const email = await signUp(page);
  await install(page);
  await logOut(page);
  front.line = 'down';
  const cold = await openCold(page, '/login');
  await share(cold, [track]);
  await expect(cold.getByText('An import needs a connection. Your files stay on this device')).toBeVisible();
  await expect(cold.getByRole('listitem').filter({ hasText: track.name })).toBeVisible();
  expect(await inbox(cold)).toBe(1);
  front.line = 'server';
  await cold.reload();
  await logIn(cold, email);
  await expect(cold.getByLabel('Date*')).toHaveValue('2026-06-20');
  await save(cold);
  await expect(cold.getByRole('heading', { name: /Jun 20, 2026/ }).first()).toBeVisible();
  await expect.poll(() => inbox(cold)).toBe(0);
});

test('what cannot be taken over is said: too much, nothing, or a browser without the worker', async ({ page }) => {
  await signUp(page);
  await share(page, [track]);
  await expect(page.getByText('cannot take over files from other apps yet')).toBeVisible();
  await install(page);
  await share(
    page,
    Array.from({ length: 201 }, () => ({ name: 'a.igc', text: 'A' })),
  );
  await expect(page.getByText('That is more than can be shared at once')).toBeVisible();
  await share(page, []);
  await expect(page.getByText('The shared files didn’t arrive')).toBeVisible();
  await page.goto('/flight/0/edit?shared=4d1c2c4e-7f0c-4d0e-9f64-111111111111');
  await expect(page.getByText('The shared files are no longer on this device')).toBeVisible();
});

test('browsers install the app without a complaint', async ({ page }) => {
  await signUp(page);
  await install(page);
  const session = await page.context().newCDPSession(page);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { id, icons, share_target: target, shortcuts } = JSON.parse(data);
  expect(id).toBe('/flights');
  for (const icon of icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    if (icon.sizes !== 'any') expect(size).toBe(icon.sizes);
  }
  expect(icons.map(({ sizes, purpose }: Readonly<Record<string, string>>) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(target.params.files[0].accept).toEqual(expect.arrayContaining(['*/*', '.igc', 'application/gpx+xml']));
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200);
});
