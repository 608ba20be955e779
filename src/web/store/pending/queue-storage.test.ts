import { describe, expect, it, vi } from 'vitest';
import { baseOf, deviceWithQueue, queued, save } from '#test/web/device-with-queue';
import { writeStored } from '../../device-storage/stored-database.ts';
import { FIRST_TEMPORARY_ID } from './pending-change.ts';

const first = FIRST_TEMPORARY_ID + 1;

describe('storage that the browser empties while the page is open', () => {
  const empty = () =>
    writeStored('strict', ['queue', 'ids', 'files'], async ({ removeAll }) => {
      for (const store of ['queue', 'ids', 'files'] as const) removeAll(store, '');
    });

  it('loses nothing that the page knows: it is stored anew, and sent', async () => {
    const { tab, add, held, server, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel' }));
    await add(save('flight', { siteId: first, remarks: 'there' }));
    await empty();
    await add(save('glider', { name: 'Rush' }));
    expect(queued(tab).map(([n, what]) => [n, what])).toEqual([
      [1, 'save site'],
      [2, 'save flight'],
      [3, 'save glider'],
    ]);
    await empty();
    expect([await flush(), queued(tab), held.loads]).toEqual(['sent', [], 0]);
    expect([...server.visible('flight').values()]).toMatchObject([{ siteId: 1, remarks: 'there' }]);
    expect([server.visible('glider').size, server.visible('site').size]).toEqual([1, 1]);
  });

  it('has room for what another page has added since, whose places and ids are the same', async () => {
    const { held, tab, add, open, server, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel' }));
    await add(save('flight', { siteId: first, remarks: 'there' }));
    await empty();
    const other = open();
    await other.add(save('site', { name: 'Belchen' }), baseOf(held));
    await vi.waitFor(() => expect(queued(tab)).toHaveLength(3), 30_000);
    expect([await flush(other), await flush()]).toEqual(['sent', 'sent']);
    expect([...server.visible('site').values()].map(({ name }) => name)).toEqual(['Belchen', 'Kandel']);
    expect([...server.visible('flight').values()]).toMatchObject([{ siteId: 2 }]);
  });

  it('is noticed by pages that were frozen meanwhile, by each once, also where another one has added more since', async () => {
    const { held, tab, add, open, server, flush } = deviceWithQueue();
    vi.stubGlobal('BroadcastChannel', undefined); // A frozen page hears nothing.
    const frozen = [open(), open()] as const;
    await add(save('site', { name: 'Kandel' }));
    await add(save('flight', { siteId: first, remarks: 'there' }));
    for (const page of frozen) await page.read();
    tab.close();
    await empty();
    const other = open();
    for (const name of ['Belchen', 'Rigi', 'Feldberg']) await other.add(save('site', { name }), baseOf(held));
    await frozen[0].read();
    expect(
      queued(frozen[0])
        .map(([n, what]) => [n, what])
        .slice(3),
    ).toEqual([
      [4, 'save site'],
      [5, 'save flight'],
    ]);
    expect([await flush(frozen[0]), queued(frozen[0])]).toEqual(['sent', []]);
    await frozen[1].read();
    expect(queued(frozen[1])).toEqual([]);
    const names = [...server.visible('site').values()].map(({ name }) => name);
    expect(names).toEqual(['Belchen', 'Rigi', 'Feldberg', 'Kandel']);
    expect([...server.visible('flight').values()]).toMatchObject([{ siteId: 4, remarks: 'there' }]);
  });

  it('is told when a track is gone with it; the flight needs another file', async () => {
    const { tab, add, server, flush } = deviceWithQueue();
    const change = await add(save('flight', { remarks: 'far', igc: 'AXXX1', igcFileName: 'a.igc' }));
    await empty();
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 0, 'fileLost']]]);
    const opened = { remarks: 'far', igcFileName: 'a.igc' };
    await add(save('flight', { id: change?.id, ...opened, igc: 'AXXX1' }, opened));
    expect([await flush(), queued(tab), server.visible('flight').size]).toEqual(['sent', [], 1]);
  });

  it('that another tab has sent everything of is no such thing', async () => {
    const { add, open, sent, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel' }));
    const other = open();
    await other.read();
    expect([await flush(), await flush(other), sent.length]).toEqual(['sent', 'sent', 1]);
  });
});
