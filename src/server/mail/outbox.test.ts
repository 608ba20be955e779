import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import { composeEmail } from './compose.ts';
import { emailTransport } from './transport.ts';

const never = new AbortController().signal;
const email = composeEmail({
  kind: 'resetPassword',
  language: 'en',
  isVerified: true,
  to: 'ann@example.org',
  link: 'http://localhost:3000/reset-password/7/a-token',
  askedAt: new Date(0),
  home: 'http://localhost:3000',
});

describe('without a mail server', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createSqliteFile();
  });

  afterEach(() => database.remove());

  const send = async (settings: Record<string, string>) => {
    const lines: string[] = [];
    const { context, close } = await createTestContext(database, { settings, log: (line) => lines.push(line) });
    await emailTransport(context.configuration, context.log)(email, never);
    await close();
    return lines.join('');
  };

  it('an email is a file for mail programs, which only the server’s user can read', async () => {
    await send({});
    const folder = join(database.folder, 'outbox');
    const [name = '', ...others] = await readdir(folder);
    expect([name, others]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-[\da-f-]{36}\.eml$/), []]);
    const got = await PostalMime.parse(await readFile(join(folder, name)));
    expect([got.subject, got.text?.trim()]).toEqual([email.subject, email.text.trim()]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('the link is logged on a local server only', async () => {
    expect(await send({})).toContain('http://localhost:3000/reset-password/7/a-token');
    expect(await send({ BASE_URL: 'https://logbook.example.org' })).toBe('');
  });
});
