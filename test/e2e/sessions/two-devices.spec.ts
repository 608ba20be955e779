import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, logIn, save, signUp, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

async function openForm(page: Page): Promise<void> {
  await page.goto('/flight/1/edit');
  await expect(page.getByLabel('Remarks')).toHaveValue('calm');
}

test('two devices change one flight: nothing is lost, and what both have changed is chosen with one tap @phone', async ({
  page: phone,
  browser,
}) => {
  const email = await signUp(phone);
  await addItem(phone, 'flight', { date: '2026-05-03', airtime: 75, altitude: 1_850, remarks: 'calm', tags: ['hike'] });
  const computer = await (await browser.newContext()).newPage();
  await computer.goto('/login');
  await logIn(computer, email);
  await expect(computer.getByRole('table', { name: 'Flights' })).toBeVisible();
  for (const page of [phone, computer]) await openForm(page);

  await computer.getByLabel('Remarks').fill('calm, then windy');
  await computer.getByLabel('Airtime, minutes').fill('20');
  await save(computer);
  await expect(computer).toHaveURL(/flight\/1$/);

  await phone.getByLabel('Remarks').fill('smooth');
  await phone.getByLabel('Max altitude').fill('1900');
  await save(phone);
  const remarks = phone.getByRole('group', { name: 'Remarks' });
  await expect(remarks.getByRole('radio', { name: /smooth/ })).toBeChecked();
  await expect(phone.getByLabel('Airtime, minutes')).toHaveValue('20');
  await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight)); // Where the bar with Save covers nothing.
  expect(await violationsInBothSchemes(phone)).toEqual([]);
  await remarks.getByText('calm, then windy').click();
  await expect(phone.getByLabel('Remarks', { exact: true }).last()).toHaveValue('calm, then windy');
  await save(phone);
  await expect(phone).toHaveURL(/flight\/1$/);
  for (const text of ['1 h 20 min', 'calm, then windy']) await expect(phone.getByText(text).first()).toBeVisible();
  await expect(phone.getByText(/1.900/).first()).toBeVisible();
});

test('a rule of currency that both devices change is lost on neither: the second one is asked again, and added', async ({
  page: phone,
  browser,
}) => {
  const email = await signUp(phone);
  await addItem(phone, 'flight', { date: '2026-05-03', airtime: 75 });
  const computer = await (await browser.newContext()).newPage();
  const rules = (page: Page) => page.getByRole('listitem').filter({ hasText: /flights? in 90 days/ });
  const openRule = async (page: Page, button: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await phone.goto('/pilot');
  await openRule(phone, 'Add a rule');
  await save(phone);
  await expect(rules(phone)).toHaveText([/3 flights in 90 days/]);
  await computer.goto('/login');
  await logIn(computer, email);
  await expect(computer.getByRole('table', { name: 'Flights' })).toBeVisible();
  await computer.goto('/pilot');
  await expect(rules(computer)).toHaveCount(1);

  for (const page of [phone, computer]) await openRule(page, '3 flights in 90 days');
  await computer.getByLabel('At least').fill('5');
  await save(computer);
  await expect(rules(computer)).toHaveText([/5 flights in 90 days/]);

  await phone.getByLabel('At least').fill('4');
  await save(phone);
  await expect(phone.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(phone.getByLabel('At least')).toHaveValue('4');
  await save(phone);
  await expect(rules(phone)).toHaveText([/5 flights in 90 days/, /4 flights in 90 days/]);
  await computer.reload();
  await expect(rules(computer)).toHaveText([/5 flights in 90 days/, /4 flights in 90 days/]);
});
