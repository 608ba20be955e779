import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { commonPasswords } from '#contract/account/sign-in';
import type { ResponseOf } from '#contract/endpoint';
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

it('names the common passwords whose hashes begin with two digits, and nothing else', async () => {
  const visitor = await newVisitorWithCookies(server().url);
  const hash = createHash('sha256').update(COMMON.toLowerCase()).digest('hex').slice(0, 2);
  const { passwords } = (await visitor.get<ResponseOf<typeof commonPasswords>>('/api/common-passwords', { hash })).body;
  expect(passwords).toContain(COMMON.toLowerCase());
  expect(passwords.length).toBeLessThan(200);
  for (const wrong of ['', 'a', 'abc', 'zz', '..'])
    expect((await visitor.get('/api/common-passwords', { hash: wrong })).status, wrong).toBe(400);
});
