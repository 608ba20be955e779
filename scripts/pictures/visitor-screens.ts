import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const visitor = (name: string, path: string, screen: Partial<Screen> = {}): Screen => ({
  name,
  path,
  owners: ['visitor'],
  ...screen,
});

/** The screens of visitors. */
export const VISITOR_SCREENS: readonly Screen[] = [
  visitor('home', '/'),
  visitor('login', '/login'),
  visitor('signup', '/signup'),
  visitor('one-time-login', '/one-time-login'),
  visitor('reset-password', '/reset-password'),
  visitor('new-password', '/reset-password/1/token'),
  visitor('verification', '/email-verification/1/token'),
  visitor('invalid-link', '/invalid-verification-link'),
  visitor('not-found', '/nowhere'),
  visitor('wrong-login', '/login', { act: logInWrongly }),
];

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').filter({ visible: true }).fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).filter({ visible: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByRole('alert').waitFor();
}
