import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS, SYSTEMS } from '#contract/account/sign-in';
import { BLANK_PILOT } from '#server/services/account/accounts';
import type { AppContext } from '#server/services/app-context';
import { DATABASES } from '#test/databases/databases';
import { createTestContext } from '#test/servers/server';
import { addPilot } from './pilots.ts';
import { addSession, deviceColumn, deviceIn, findSession } from './sessions.ts';

const NEW_PILOT = { account: null, input: BLANK_PILOT, isSubscribed: false, isActivated: true, createdAt: '' };
const UNKNOWN_DEVICE = { browser: null, system: null };
const OPENED_S = 1_000;
const TIMES = { usedSinceS: OPENED_S, openedSinceS: OPENED_S, nowS: OPENED_S + 1 };

describe.each(DATABASES)('the session of a token on $name', ({ create }) => {
  let context: AppContext;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await create();
    const open = await createTestContext(database);
    context = open.context;
    close = async () => {
      await open.close();
      await database.remove();
    };
  });
  afterAll(() => close());

  const openFor = async (tokenHash: string, { expiresAtS }: { readonly expiresAtS: number | null }) => {
    const pilotId = (await addPilot(context.db, { ...NEW_PILOT, expiresAtS })) ?? 0;
    await addSession(context.db, { tokenHash, pilotId, nowS: OPENED_S, device: UNKNOWN_DEVICE });
    return pilotId;
  };

  it('is that of its own pilot', async () => {
    const [one, other] = [await openFor('one', { expiresAtS: null }), await openFor('other', { expiresAtS: null })];
    expect(await findSession(context.reader, 'one', TIMES)).toMatchObject({ pilotId: one, lastUsedAtS: OPENED_S });
    expect(await findSession(context.reader, 'other', TIMES)).toMatchObject({ pilotId: other });
    expect(await findSession(context.reader, 'none', TIMES)).toBeNull();
  });

  it('ends by itself after its last use, its opening or its pilot', async () => {
    await openFor('ending', { expiresAtS: OPENED_S + 5 });
    const find = (times: Partial<typeof TIMES>) => findSession(context.reader, 'ending', { ...TIMES, ...times });
    expect(await find({ nowS: OPENED_S + 4 })).not.toBeNull();
    expect(await find({ nowS: OPENED_S + 5 })).toBeNull();
    expect(await find({ usedSinceS: OPENED_S + 1 })).toBeNull();
    expect(await find({ openedSinceS: OPENED_S + 1 })).toBeNull();
  });

  it('is not found while its pilot is locked', async () => {
    const pilotId = await openFor('locked', { expiresAtS: null });
    const lock = (locked_at_s: number | null) =>
      context.db.updateTable('pilots').set({ locked_at_s }).where('id', '=', pilotId).execute();
    await lock(OPENED_S);
    expect(await findSession(context.reader, 'locked', TIMES)).toBeNull();
    await lock(null);
    expect(await findSession(context.reader, 'locked', TIMES)).not.toBeNull();
  });

  it('is seen within the transaction that opens it', async () => {
    const pilotId = await openFor('before', { expiresAtS: null });
    const work = context.db.transaction().execute(async (tx) => {
      await addSession(tx, { tokenHash: 'within', pilotId, nowS: OPENED_S, device: UNKNOWN_DEVICE });
      expect(await findSession(tx, 'within', TIMES)).toMatchObject({ pilotId });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await findSession(context.db, 'within', TIMES)).toBeNull();
  });
});

it('reads every device that it writes', () => {
  for (const browser of [...BROWSERS, null]) {
    for (const system of [...SYSTEMS, null]) {
      expect(deviceIn(deviceColumn({ browser, system }))).toEqual({ browser, system });
    }
  }
});

it.each([
  ['Samsung Internet on Android', 'samsung', 'android'],
  ['Chrome on ChromeOS', 'chrome', 'chromeos'],
  ['Safari on iPhone', 'safari', 'iphone'],
  ['Opera on Mac', 'opera', 'mac'],
  ['Edge on Windows', 'edge', 'windows'],
  ['Firefox', 'firefox', null],
  ['ChromeOS', null, 'chromeos'],
  ['iPad', null, 'ipad'],
  [null, null, null],
])('reads %j, which an earlier version has stored', (column, browser, system) => {
  expect(deviceIn(column)).toEqual({ browser, system });
});
