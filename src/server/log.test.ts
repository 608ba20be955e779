import { describe, expect, it } from 'vitest';
import { runningServer } from '#test/running-server';
import { loaded, signUpPilot } from '#test/visitor';
import { makeLog } from './log.ts';

describe('the log of requests', () => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) });

  it('names routes by their patterns, and holds no address, token, csrf value or body', async () => {
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
    const secrets = ['4242', 'secret', 'a password in no log', pilot.email, ...pilot.cookies.values(), '127.0.0.1'];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

describe('an error in the log', () => {
  it('comes with its cause, and without what a database adds about the row', () => {
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
});
