import { expect } from '@playwright/test';
import { signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Forms, links, messages and on which pages the notice is are in `test/app/account-forms.test.tsx`. */
test('the notice to verify the email is one line above every page, and dismissed for the session of the browser', async ({
  page,
}) => {
  await signUpByCall(page);
  const notice = page.getByRole('region', { name: 'Verification' });
  for (const path of ['/flights', '/flight/0/edit', '/sites/map', '/pilot']) {
    await page.goto(path);
    await expect(notice.getByRole('button', { name: 'Send email again' })).toBeVisible();
    expect((await notice.getByText('Verify your email.').boundingBox())?.height).toBeLessThan(50); // One line.
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/flights');
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
