import { expect, it } from 'vitest';
import { followLink, newVisitorWithCookies, requestLink, verified } from '#test/servers/account-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, signUpPilot } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const COMMON = 'Sunshine1';
const server = runningServer();

const rejection = (field: string) => ({ type: 'validationError', errors: { [field]: 'This password is too common' } });

it('a common password is rejected at sign-up, change and reset', async () => {
  const signUp = await (await newVisitorWithCookies(server().url)).post('/api/signup', {
    email: 'ann@example.org',
    password: COMMON,
  });
  expect([signUp.status, errorOf(signUp)]).toEqual([422, rejection('password')]);

  const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().context);
  const fields = { currentPassword: PASSWORD, nextPassword: COMMON };
  const change = await pilot.post('/api/change-password', fields);
  expect([change.status, errorOf(change)]).toEqual([422, rejection('nextPassword')]);

  const link = await requestLink(server(), 'initiate-reset-password', pilot.email);
  const reset = await followLink(await newVisitorWithCookies(server().url), link, { password: COMMON });
  expect([reset.status, errorOf(reset)]).toEqual([422, rejection('password')]);
  expect(
    (await followLink(await newVisitorWithCookies(server().url), link, { password: 'a longer password' })).status,
  ).toBe(200);
});
