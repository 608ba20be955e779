import { describe, expect, it } from 'vitest';
import { REJECTIONS } from '#contract/messages/en/rejections';
import { renewEpoch } from '#server/repositories/epoch';
import { aFlight, aGlider } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';

describe.each(DATABASES)('the epoch on $name', ({ create }) => {
  const server = runningServer({}, create);

  /** Returns a pilot with a flight, and marker and epoch from before the database was restored from a backup. */
  const afterRestore = async () => {
    const pilot = await signUpPilot(server().url);
    const before = await saved(pilot, 'flight', aFlight());
    await renewEpoch(server().context.db);
    const { lastModified, epoch } = before;
    return { pilot, held: { lastModified, epoch } };
  };

  it('is part of every load and save, and stays the same', async () => {
    const pilot = await signUpPilot(server().url);
    const { epoch, lastModified } = await loaded(pilot);
    expect(epoch).toMatch(/^[\da-f-]{36}$/);
    expect((await saved(pilot, 'glider', aGlider())).epoch).toBe(epoch);
    const delta = await pilot.get('/api/data', { lastModified, epoch });
    expect(delta.body).toMatchObject({ epoch, gliders: [{ id: 1 }], flights: [] });
    expect(delta.body).not.toHaveProperty('reset');
    const nothing = await pilot.get('/api/data', { lastModified: lastModified + 1, epoch });
    expect(nothing.body).toMatchObject({ epoch, gliders: [], flights: [] });
  });

  it('returns everything with a reset when it differs, although the marker is valid', async () => {
    const { pilot, held } = await afterRestore();
    const { body } = await pilot.get('/api/data', held);
    expect(body).toMatchObject({ reset: true, lastModified: held.lastModified, flights: [{ id: 1, see: true }] });
    expect(body).not.toMatchObject({ epoch: held.epoch });
  });

  it('rejects saves and deletions when it differs, and changes nothing', async () => {
    const { pilot, held } = await afterRestore();
    for (const data of [aFlight(), aFlight({ id: 1, remarks: 'another' }), { id: 1, see: false }]) {
      const { status, body } = await pilot.post('/api/data', { dataType: 'flight', data, ...held });
      expect([status, body]).toEqual([
        409,
        {
          error: {
            type: 'badRequest',
            message: REJECTIONS.restored,
            rejection: { code: 'restored' },
            requestId: expect.any(String),
          },
        },
      ]);
    }
    const { flights, epoch, lastModified } = await loaded(pilot);
    expect(flights).toMatchObject([{ id: 1, remarks: '' }]);
    const again = await pilot.post('/api/data', { dataType: 'flight', data: aFlight(), epoch, lastModified });
    expect(again.status).toBe(200);
  });
});
