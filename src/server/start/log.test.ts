import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '#server/db/database-error';
import { runningServer } from '#test/servers/running-server';
import { loaded, signUpPilot } from '#test/servers/visitor';
import { makeLog } from './log.ts';

describe('the log of requests', () => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) });

  it('names routes by their patterns, and contains no address, token, csrf value or body', async () => {
    const pilot = await signUpPilot(server().url, 'a password in no log');
    await loaded(pilot, 1);
    await pilot.ask('/api/flights/4242/igc?token=secret');
    await pilot.ask('/reset-password/7/secret-token');
    await pilot.ask('/flight/4242');

    const log = lines.join('');
    const routes = lines.map((line) => [JSON.parse(line).method, JSON.parse(line).route, JSON.parse(line).status]);
    expect(routes).toContainEqual(['POST', '/api/signup', 200]);
    expect(routes).toContainEqual(['GET', '/api/data', 200]);
    expect(routes).toContainEqual(['GET', '/api/flights/:id/igc', 403]);
    expect(routes.map(([, route]) => route)).toContain('/flight/:id');
    const secrets = ['4242', 'secret', 'a password in no log', pilot.email, ...pilot.cookies.values()];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('names the pilot of the session, and for suspicious calls the reason of failure and the client’s address', async () => {
    const pilot = await signUpPilot(server().url, 'a password of mine');
    const { id } = (await loaded(pilot)).pilot ?? {};
    const before = lines.length;
    const form = { email: pilot.email, password: 'a password of mine' };
    await pilot.post('/api/login', form);
    await pilot.post('/api/login', { ...form, password: 'a password of another' });
    await pilot.post('/api/change-password', { pilotId: -1, currentPassword: '', nextPassword: '' });
    await pilot.post('/api/login', { email: pilot.email });

    const from = '127.0.0.1';
    expect(lines.slice(before).map((line) => JSON.parse(line))).toMatchObject([
      { route: '/api/login', status: 200, pilotId: id },
      { route: '/api/login', status: 401, rejected: 'wrongCredentials', from },
      { route: '/api/change-password', status: 403, pilotId: id, rejected: 'userMismatch', from },
      { route: '/api/login', status: 400, rejected: 'badRequest' },
    ]);
    const quiet = lines.filter((line) => JSON.parse(line).from === undefined);
    expect(quiet.join('')).not.toContain(from);
  });
});

describe('an error in the log', () => {
  it('is logged with its cause, and without the database’s details of the row', () => {
    let line = '';
    const log = makeLog('info', { write: (text) => (line = text) });
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ann@example.org) exists' });
    log.error({ err: new Error('saving failed', { cause }) }, 'a call failed');
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a call failed',
      err: { message: 'saving failed', cause: { message: 'duplicate key' } },
    });
    expect(line).not.toContain('ann@example.org');
  });

  it('is logged without a stack when the database is unavailable, since every call fails alike', () => {
    let line = '';
    const log = makeLog('info', { write: (text) => (line = text) });
    log.error({ err: new DatabaseError('unavailable', new Error('connect ECONNREFUSED')) }, 'a call failed');
    expect(JSON.parse(line).err).toEqual({
      name: 'DatabaseError',
      message: 'The database is not available',
      cause: { name: 'Error', message: 'connect ECONNREFUSED' },
    });
  });
});

const MODULE = `${import.meta.dirname}/log.ts`;

/** Runs a program that logs its crashes, then `statement`. */
function crashBy(statement: string) {
  const program = `
    const { makeLog, logCrashes } = await import(${JSON.stringify(MODULE)});
    logCrashes(makeLog('info'));
    setInterval(() => undefined, 1000);
    ${statement}
  `;
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  };
}

describe('an error that nobody catches', () => {
  it.each([
    ['uncaughtException', 'setTimeout(() => { throw new Error("lost") })'],
    ['unhandledRejection', 'void Promise.reject(new Error("lost"))'],
  ])(
    'is one line of the log, and ends the process: %s',
    (origin, statement) => {
      const { status, stderr, lines } = crashBy(statement);
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
      expect(lines).toEqual([
        expect.objectContaining({
          level: 60,
          msg: 'the server crashed',
          origin,
          err: expect.objectContaining({ message: 'lost', stack: expect.stringContaining('Error: lost') }),
        }),
      ]);
    },
    60_000,
  );
});
