import { describe, expect, it } from 'vitest';
import { BLANK, changeAt, deviceWithQueue, queued, removal, save } from '#test/web/device-with-queue';
import type { ItemSave } from '../item-save.ts';
import { discardOf } from './discard.ts';
import { FIRST_TEMPORARY_ID } from './pending-change.ts';

const first = FIRST_TEMPORARY_ID + 1;

it('what discarding a change means depends on what the server may have', async () => {
  const { tab, add, faults, flush } = deviceWithQueue();
  await add(save('flight', { remarks: 'a' }));
  await add(save('glider', { name: 'Rush' }));
  await add(save('glider', { id: first + 1, name: 'Rush 6' }, { name: 'Rush' }));
  await add(save('flight', { id: 1, remarks: 'b' }, { remarks: 'a' }));
  const meanings = () => tab.contents.changes.map((change) => discardOf(tab.contents, change));
  expect(meanings()).toEqual(['alone', 'withOthers', 'alone', 'alone']);
  for (const change of tab.contents.changes.slice(0, 3)) await tab.decide(change, null);
  faults.push({ lost: 'request' });
  await flush();
  expect(meanings()).toEqual(['mayStay']);
});

it('a change that the server rejects is dropped with what only it makes known; flights that name it have none then', async () => {
  const { tab, add, server, flush } = deviceWithQueue();
  await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
  await add(save('flight', { siteId: first }));
  await flush();
  await tab.decide(changeAt(tab, 0), null);
  expect([await flush(), queued(tab), [...server.visible('flight').values()][0]?.siteId]).toEqual(['sent', [], null]);
});

describe('a new item that may have been saved, and is discarded,', () => {
  const attempted = async (lost: 'request' | 'response', request: ItemSave) => {
    const opened = deviceWithQueue();
    await opened.add(request);
    opened.faults.push({ lost });
    await opened.flush();
    return opened;
  };
  const { remarks, ...site } = { ...BLANK.site, remarks: 'windy', name: 'Kandel' };

  it.each(['request', 'response'] as const)('is sent once more, and deleted (%s lost)', async (lost) => {
    const { tab, add, server, shown, flush } = await attempted(lost, save('flight', { remarks: 'there' }));
    await add(save('flight', { id: first, remarks: 'here' }, { remarks: 'there' }));
    expect(discardOf(tab.contents, changeAt(tab, 0))).toBe('deleted');
    await tab.decide(changeAt(tab, 0), null);
    expect([shown('flights'), discardOf(tab.contents, changeAt(tab, 0))]).toEqual([[], null]);
    await tab.decide(changeAt(tab, 0), null);
    expect(queued(tab)).toEqual([
      [1, 'save flight', 1, null],
      [3, 'delete flight', 0, null],
    ]);
    expect([await flush(), queued(tab), server.visible('flight').size]).toEqual(['sent', [], 0]);
    expect((await add(save('flight', {})))?.n).toBe(4);
  });

  it('stays deleted where its deletion waits behind it', async () => {
    const { tab, add, server, flush } = await attempted('response', save('flight', { remarks: 'there' }));
    await add(removal('flight', first, { remarks: 'there' }));
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab), server.visible('flight').size]).toEqual(['sent', [], 0]);
  });

  it('leaves the flights that name it as they are, until it is deleted', async () => {
    const { tab, add, server, flush } = await attempted('response', save('site', { ...site }));
    await add(save('flight', { siteId: first }));
    await tab.decide(changeAt(tab, 0), null);
    expect(tab.contents.changes.map(({ data }) => data.siteId)).toEqual([undefined, first, undefined]);
    expect([await flush(), queued(tab), server.visible('site').size]).toEqual(['sent', [], 0]);
    expect([...server.visible('flight').values()]).toMatchObject([{ siteId: null }]);
  });

  it('is asked about where another device has changed it since', async () => {
    const { tab, server, flush } = await attempted('response', save('site', { ...site, remarks }));
    server.save(save('site', { ...site, id: 1, remarks: 'theirs' }), null);
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab)]).toEqual(['sent', [[2, 'delete site', 1, 'conflict']]]);
  });

  it('is only dropped after so long that the server may not know it again: sent once more it would be a copy', async () => {
    const { tab, held, server, sent, flush } = await attempted('response', save('flight', { remarks: 'there' }));
    held.now += 151 * 24 * 60 * 60_000;
    await flush();
    expect(queued(tab)).toEqual([[1, 'save flight', 1, 'old']]);
    expect(discardOf(tab.contents, changeAt(tab, 0))).toBe('mayStay');
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab), sent.length, server.visible('flight').size]).toEqual(['sent', [], 1, 1]);
  });

  it('is gone at once where the server then rejects it', async () => {
    const { tab, server, flush } = await attempted('request', save('site', { ...site, remarks: 'invalid' }));
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab), server.visible('site').size]).toEqual(['sent', [], 0]);
  });

  it('is dropped at last where a proxy refuses it again and again', async () => {
    const { tab, faults, flush } = await attempted('request', save('flight', { remarks: 'large' }));
    const refuse = async () => {
      faults.push(...Array.from({ length: 3 }, () => ({ lost: 'request', status: 413 }) as const));
      for (let times = 0; times < 3; times += 1) await flush();
    };
    await refuse();
    expect(discardOf(tab.contents, changeAt(tab, 0))).toBe('deleted');
    await tab.decide(changeAt(tab, 0), null);
    await refuse();
    expect(queued(tab)).toEqual([
      [1, 'save flight', 1, 'failedAlone'],
      [2, 'delete flight', 0, null],
    ]);
    expect(discardOf(tab.contents, changeAt(tab, 0))).toBe('mayStay');
    await tab.decide(changeAt(tab, 0), null);
    expect(queued(tab)).toEqual([]);
  });
});
