import { describe, expect, it } from 'vitest';
import { baseOf, changeAt, deviceWithQueue, queued, removal, save } from '#test/web/device-with-queue';
import { applyResponse } from '../logbook.ts';
import { choiceOf, savedAsNew, sentAgain } from './choices.ts';
import { FIRST_TEMPORARY_ID } from './pending-change.ts';

const first = FIRST_TEMPORARY_ID + 1;

describe('after a restore from a backup', () => {
  /**
   * A device of a pilot with the site Kandel and a flight there, both in the backup, and the site Belchen, the glider Tern and a flight,
   * which are not. `restore` makes others of their ids.
   */
  function restored() {
    const opened = deviceWithQueue();
    const { server, held, tab, flush } = opened;
    const load = (): void => {
      held.base = applyResponse(held.base, server.load(null), null);
    };
    server.save(save('site', { name: 'Kandel' }), null);
    server.save(save('flight', { siteId: 1, remarks: 'kept' }), null);
    server.save(save('site', { name: 'Belchen' }), null);
    server.save(save('glider', { name: 'Tern' }), null);
    server.save(save('flight', { siteId: 2, airtime: 60, remarks: 'lost' }), null);
    load();
    const restore = async (meanwhile = (): unknown => undefined): Promise<void> => {
      for (const [list, id] of [
        ['site', 2],
        ['glider', 1],
        ['flight', 2],
      ] as const)
        server.items[list].delete(id);
      Object.assign(server, { epoch: 'second', now: '2026-05-01T13:00:00Z' });
      server.save(save('site', { name: 'Rigi' }), null);
      server.save(save('glider', { name: 'Zeno' }), null);
      server.save(save('flight', { siteId: 2, remarks: 'of another device' }), null);
      meanwhile();
      load();
      expect(await flush()).toBe('restored');
      await tab.moveTo(baseOf(held));
      await flush();
    };
    const stored = () => [...server.visible('flight')].map(([id, { remarks, siteId }]) => [id, remarks, siteId]);
    return { ...opened, restore, stored };
  }
  const kept = [1, 'kept', 1];
  const others = [2, 'of another device', 2];
  const lostFlight = { siteId: 2, airtime: 60, remarks: 'lost' };

  it('new items are sent, also those that name what the backup has; an edit and a deletion of that need the pilot', async () => {
    const { tab, add, restore, stored } = restored();
    await add(save('site', { name: 'Schauinsland' }));
    await add(save('flight', { siteId: first, remarks: 'new site' }));
    await add(save('flight', { siteId: 1, remarks: 'known site' }));
    await add(save('flight', { id: 1, siteId: 1, remarks: 'edited' }, { siteId: 1, remarks: 'kept' }));
    await add(removal('site', 1, { name: 'Kandel' }));
    await restore();
    expect(stored()).toEqual([kept, others, [3, 'new site', 3], [4, 'known site', 1]]);
    expect(queued(tab)).toEqual([
      [4, 'save flight', 0, 'restored'],
      [5, 'delete site', 0, 'restored'],
    ]);
    expect(tab.contents.changes.map(choiceOf)).toEqual(['sendAgain', 'sendAgain']);
  });

  it('a save of what the backup does not have never reaches the item that has its id: it is one of a new item, and so are later ones', async () => {
    const { tab, add, restore, stored, shown, flush } = restored();
    await add(save('flight', { id: 2, ...lostFlight, siteId: null, remarks: 'edited' }, lostFlight));
    const edited = { ...lostFlight, siteId: null, remarks: 'edited' };
    await add(save('flight', { id: 2, ...edited, airtime: 75 }, edited));
    await restore();
    expect([stored(), queued(tab)]).toEqual([
      [kept, others],
      [
        [1, 'save flight', 0, 'restoredNew'],
        [2, 'save flight', 0, null],
      ],
    ]);
    expect(shown('flights')).toMatchObject([{ id: 1 }, { id: 2, airtime: 0 }, { remarks: 'edited', airtime: 75 }]);
    const change = changeAt(tab, 0);
    expect(choiceOf(change)).toBe('saveAsNew');
    await tab.decide(change, savedAsNew(change));
    expect([await flush(), stored(), queued(tab)]).toEqual(['sent', [kept, others, [3, 'edited', null]], []]);
    expect(shown('flights')).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3, airtime: 75 }]);
  });

  it('a deletion of what the backup does not have is done, with all changes before it', async () => {
    const { tab, add, restore, stored } = restored();
    await add(save('flight', { id: 2, ...lostFlight, remarks: 'edited' }, lostFlight));
    await add(removal('flight', 2, { ...lostFlight, remarks: 'edited' }));
    await add(save('flight', { siteId: 2, remarks: 'there' }));
    await add(removal('site', 2, { name: 'Belchen' }));
    await restore();
    expect([stored(), queued(tab)]).toEqual([[kept, others, [3, 'there', null]], []]);
  });

  it('a site that the backup does not have is found by its name; without one its flight waits until another is chosen', async () => {
    const { server, tab, add, restore, stored, flush } = restored();
    await add(save('flight', { siteId: 2, remarks: 'at Belchen' }));
    await add(save('flight', { siteId: 2, gliderId: 1, remarks: 'with Tern' }));
    await restore(() => server.save(save('site', { name: 'belchen' }), null));
    expect(stored()).toEqual([kept, others, [3, 'at Belchen', 3]]);
    const status = { reason: 'restoredReference', fields: ['gliderId'], names: ['Tern'] };
    expect(tab.contents.changes).toMatchObject([{ data: { siteId: 3, gliderId: null }, status }]);
    const { id } = changeAt(tab, 0);
    const opened = { siteId: 3, remarks: 'with Tern' };
    await add(save('flight', { id, ...opened, gliderId: 1 }, opened));
    expect([await flush(), queued(tab), stored().at(-1)]).toEqual(['sent', [], [4, 'with Tern', 3]]);
    expect(server.visible('flight').get(4)?.gliderId).toBe(1);
  });

  it('gear waits where it was given a lost glider, and one that is found by its name is meant', async () => {
    const { server, tab, add, restore, held } = restored();
    server.save(save('glider', { name: 'Lark' }), null);
    held.base = applyResponse(held.base, server.load(null), null);
    await add(save('gear', { name: 'Yeti', gliderIds: [0, 1] }));
    await add(save('gear', { name: 'Helmet', gliderIds: [2] }));
    await restore(() => {
      server.items.glider.delete(2);
      server.save(save('glider', { name: 'lark' }), null);
    });
    expect([...server.visible('gear').values()]).toMatchObject([{ name: 'Helmet', gliderIds: [1] }]);
    const status = { reason: 'restoredReference', fields: ['gliderIds'], names: ['Tern'] };
    expect(tab.contents.changes).toMatchObject([{ data: { name: 'Yeti', gliderIds: [0, 0] }, status }]);
  });

  it('a flight goes on naming a lost site that has changed on this device, and waits with it', async () => {
    const { tab, add, restore, stored, server, flush } = restored();
    await add(save('flight', { siteId: 2, remarks: 'there' }));
    await add(save('site', { id: 2, name: 'Belchen', remarks: 'steep' }, { name: 'Belchen' }));
    await restore();
    expect([stored(), queued(tab)]).toEqual([
      [kept, others],
      [
        [1, 'save flight', 0, null],
        [2, 'save site', 0, 'restoredNew'],
      ],
    ]);
    const change = changeAt(tab, 1);
    await tab.decide(change, savedAsNew(change));
    expect([await flush(), stored()]).toEqual(['sent', [kept, others, [3, 'there', 3]]]);
    expect(server.visible('site').get(3)).toMatchObject({ name: 'Belchen', remarks: 'steep' });
  });

  it('a flight that may have been saved at a lost site is sent with another key where that site is another one now', async () => {
    const { tab, add, restore, server, faults, flush } = restored();
    faults.push({ lost: 'response' });
    await add(save('flight', { siteId: 2, remarks: 'at Belchen' }));
    expect(await flush()).toBe('unanswered');
    await restore(() => server.save(save('site', { name: 'belchen' }), null));
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    const flights = [...server.visible('flight').values()].filter(({ remarks }) => remarks === 'at Belchen');
    expect(flights).toMatchObject([{ siteId: 3 }]);
  });

  it('what the server has known since is meant, too', async () => {
    const { tab, add, server, held, faults, flush } = deviceWithQueue();
    await add(save('site', { name: 'Schauinsland' }));
    await add(save('flight', { siteId: first, remarks: 'there' }));
    faults.push(null, { lost: 'request' });
    expect(await flush()).toBe('unanswered');
    server.epoch = 'second';
    held.base = applyResponse(held.base, server.load(null), null);
    await tab.moveTo(baseOf(held));
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'there', siteId: 1 }]);
  });

  it('what may have been saved long ago is noticed, too', async () => {
    const { tab, add, faults, held, server, flush } = deviceWithQueue();
    faults.push({ lost: 'response' });
    await add(save('flight', {}));
    await flush();
    held.now += 151 * 24 * 60 * 60_000;
    server.epoch = 'second';
    held.base = applyResponse(held.base, server.load(null), null);
    expect(await flush()).toBe('restored');
    await tab.moveTo(baseOf(held));
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 1, 'old']]]);
  });

  it('no temporary id of a lost site is sent, also as what the form was opened with', async () => {
    const { tab, add, restore, sent, stored, flush } = restored();
    await add(save('site', { id: 2, name: 'Belchen', remarks: 'steep' }, { name: 'Belchen' }));
    await add(save('flight', { id: 1, siteId: null, remarks: 'kept' }, { siteId: 2, remarks: 'kept' }));
    await restore();
    const change = changeAt(tab, 1);
    await tab.decide(change, sentAgain(change, 2_000));
    expect([await flush(), sent.at(-1)?.before, stored()]).toMatchObject(['sent', { siteId: null }, [kept, others]]);
  });

  it('what an older version has stored says not what it names: the pilot decides', async () => {
    const { tab, add, restore, stored } = restored();
    await add(save('flight', { id: 1, siteId: 1, remarks: 'edited' }, { siteId: 1, remarks: 'kept' }));
    const { named: _, ...old } = changeAt(tab, 0);
    await tab.decide(changeAt(tab, 0), old);
    await restore();
    expect([stored(), tab.contents.changes.map(choiceOf)]).toEqual([[kept, others], ['sendAgain']]);
  });
});
