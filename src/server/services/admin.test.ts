import { describe, expect, it } from 'vitest';
import { checkApiToken } from '#contract/account/api-tokens';
import { aFlight, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { verified } from '#test/servers/account-calls';
import { runningServer } from '#test/servers/running-server';
import { askWithToken, createdToken } from '#test/servers/token-calls';
import { errorOf, loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { actOnPilot, describeAction, describePilot, findPilots, lastActions, readAdminCommand } from './admin.ts';

const PASSWORD = 'a long password';

describe.each(DATABASES)('an operator, on $name', ({ create }) => {
  const server = runningServer({}, create);
  const act = (action: 'lock' | 'unlock' | 'sign-out' | 'delete', pilot: Visitor) =>
    actOnPilot(server().context, { action, pilotId: pilot.pilotId ?? 0, operator: 'ann', reason: `to ${action}` });
  const find = (text: string) => findPilots(server().context, text);
  const logIn = async (email: string | undefined) => {
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    return visitor.post('/api/login', { email, password: PASSWORD, lastModified: null });
  };
  const newPilot = async () => {
    const pilot = await signUpPilot(server().url);
    const [found] = await find(String(pilot.pilotId));
    return { pilot, email: found?.email ?? undefined };
  };

  it('finds pilots by id, and by a part of the email or the name', async () => {
    const { pilot, email = '' } = await newPilot();
    await newPilot();
    await saved(pilot, 'flight', aFlight());
    const id = pilot.pilotId;
    expect((await find(email.toUpperCase())).map((found) => found.id)).toContain(id);
    expect((await find(email.slice(1))).map((found) => found.id)).toContain(id);
    expect(await find(String(id))).toEqual([
      expect.objectContaining({ id, email, flights: 1, sessions: 1, lockedAtS: null }),
    ]);
    expect(await find('nobody of this name')).toEqual([]);
    await saved(pilot, 'pilot', pilotInput({ userName: 'Émile Ötzi' }));
    for (const name of ['Émile', 'mile', 'Ötzi']) expect((await find(name)).map((found) => found.id)).toEqual([id]);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
  });

  it('locks a pilot: every session ends at once, and none is opened until the pilot is unlocked', async () => {
    const { pilot, email } = await newPilot();
    const other = await signUpPilot(server().url);
    await act('lock', pilot);
    expect((await pilot.get('/api/data')).status).toBe(401);
    const rejected = await logIn(email);
    expect(rejected.status).toBe(403);
    expect(errorOf(rejected).message).toBe('This account is locked. Please, ask those who run this server.');
    expect(
      (await find(String(pilot.pilotId))).map(({ sessions, lockedAtS }) => [sessions, lockedAtS !== null]),
    ).toEqual([[0, true]]);
    expect((await loaded(other)).pilot?.id).toBe(other.pilotId);
    await act('unlock', pilot);
    expect((await logIn(email)).status).toBe(200);
    expect((await pilot.get('/api/data')).status).toBe(401);
  });

  it('signs a pilot out everywhere', async () => {
    const { pilot, email } = await newPilot();
    await verified(Object.assign(pilot, { email: email ?? '' }), server().context);
    const { secret } = await createdToken(pilot, 'logbook:read');
    await act('sign-out', pilot);
    expect((await askWithToken(server().url, secret, { endpoint: checkApiToken })).status).toBe(401);
    expect((await pilot.get('/api/data')).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  it('deletes a pilot with the whole logbook', async () => {
    const { pilot, email } = await newPilot();
    await saved(pilot, 'flight', aFlight());
    await act('delete', pilot);
    expect(await find(String(pilot.pilotId))).toEqual([]);
    expect((await logIn(email)).status).toBe(401);
    const { reader } = server().context;
    expect(
      await reader
        .selectFrom('flights')
        .selectAll()
        .where('pilot_id', '=', pilot.pilotId ?? 0)
        .execute(),
    ).toEqual([]);
  });

  it('is recorded with name and reason, and not when nothing was done', async () => {
    const { pilot } = await newPilot();
    await act('lock', pilot);
    await act('delete', pilot);
    for (const action of ['lock', 'unlock', 'sign-out', 'delete'] as const) {
      await expect(act(action, pilot)).rejects.toThrow(`There is no pilot ${pilot.pilotId}.`);
    }
    const done = (await lastActions(server().context)).slice(0, 2);
    expect(done.map(({ doneAt: _, ...action }) => action)).toEqual([
      { action: 'delete', pilotId: pilot.pilotId, operator: 'ann', reason: 'to delete' },
      { action: 'lock', pilotId: pilot.pilotId, operator: 'ann', reason: 'to lock' },
    ]);
  });
});

const NO_OPTIONS = { reason: '', yes: false };

describe('a command of an operator', () => {
  it('is read', () => {
    expect(readAdminCommand(['find', 'ann@'], NO_OPTIONS)).toEqual({ name: 'find', text: 'ann@' });
    expect(readAdminCommand(['log'], NO_OPTIONS)).toEqual({ name: 'log' });
    expect(readAdminCommand(['lock', '7'], { reason: 'asked to', yes: false })).toEqual({
      name: 'act',
      action: 'lock',
      pilotId: 7,
      reason: 'asked to',
    });
  });

  it('deletes nothing without --yes', () => {
    expect(() => readAdminCommand(['delete', '7'], NO_OPTIONS)).toThrow('add --yes');
    expect(readAdminCommand(['delete', '7'], { reason: '', yes: true })).toMatchObject({
      action: 'delete',
      pilotId: 7,
    });
  });

  it.each([[[]], [['find']], [['lock']], [['lock', 'ann']], [['lock', '7', '8']], [['remove', '7']], [['log', '7']]])(
    'is explained when it is none: %j',
    (words) => {
      expect(() => readAdminCommand(words, NO_OPTIONS)).toThrow('npm run admin -- COMMAND');
    },
  );
});

it('describes pilots and actions in a line', () => {
  const pilot = { id: 7, email: 'ann@example.org', userName: 'Ann', createdAt: '2026-05-03T08:00:00Z', flights: 12 };
  const times = { lockedAtS: 1_780_000_000, sessions: 2, lastUsedAtS: 1_779_000_000 };
  expect(describePilot({ ...pilot, ...times, isActivated: false })).toBe(
    '7 · ann@example.org (not verified) · Ann · since 2026-05-03 · 12 flights · 2 sessions, last used 2026-05-17 06:40 · LOCKED 2026-05-28 20:26',
  );
  const demo = { ...pilot, email: null, userName: '', lockedAtS: null, sessions: 0, lastUsedAtS: null };
  expect(describePilot({ ...demo, isActivated: true })).toBe('7 · demo · since 2026-05-03 · 12 flights · 0 sessions');
  expect(describePilot({ ...demo, userName: 'An\u001b[2J\nn\u009b\u202e', isActivated: true })).toBe(
    '7 · demo · An\\u001b[2J\\u000an\\u009b\\u202e · since 2026-05-03 · 12 flights · 0 sessions',
  );
  expect(
    describeAction({ doneAt: '2026-05-03T08:00:00Z', operator: 'ann', action: 'lock', pilotId: 7, reason: '' }),
  ).toBe('2026-05-03T08:00:00Z · ann · lock 7');
});
