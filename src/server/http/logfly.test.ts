import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';

const server = runningServer();

it('a page of an old version that uploads LogFly’s database is told to be reloaded', async () => {
  const pilot = await signUpPilot(server().url);
  const content = Buffer.alloc(3 * 2 ** 20).toString('base64');
  const part = { clientKey: randomUUID(), size: 3 * 2 ** 20, offset: 0, content };
  const { status, body } = await pilot.post('/api/logfly-uploads', part);
  expect([status, body]).toMatchObject([400, { error: { rejection: { code: 'oldPage' } } }]);
});
