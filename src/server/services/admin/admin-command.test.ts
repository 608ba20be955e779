import { describe, expect, it } from 'vitest';
import { readAdminCommand } from './admin-command.ts';
import { describeAction, describePilot } from './descriptions.ts';

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
