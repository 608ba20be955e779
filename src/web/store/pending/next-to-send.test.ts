import { describe, expect, it } from 'vitest';
import { changeAt, deviceWithQueue, queued, removal, save } from '#test/web/device-with-queue';
import { FIRST_TEMPORARY_ID } from './pending-change.ts';

const first = FIRST_TEMPORARY_ID + 1;

describe('a change that the server rejects', () => {
  it('holds up its item and what names it, but nothing else', async () => {
    const { tab, add, server, flush, failureOf } = deviceWithQueue();
    await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
    await add(save('flight', { siteId: first, remarks: 'there' }));
    await add(save('flight', { remarks: 'elsewhere' }));
    expect(await flush()).toBe('sent');
    expect(queued(tab)).toEqual([
      [1, 'save site', 1, 'rejected'],
      [2, 'save flight', 0, null],
    ]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'elsewhere' }]);
    const parked = changeAt(tab, 0);
    expect([failureOf(parked)?.type, failureOf(parked)]).toEqual(['validationError', null]);
    await add(save('site', { id: first, name: 'Kandel' }, { name: 'Kandel', remarks: 'invalid' }));
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    expect([...server.visible('flight').values()].map(({ siteId }) => siteId)).toEqual([null, 1]);
  });

  it('is parked at once where another tab has dropped its item, or the site that it names', async () => {
    const { tab, add, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel' }));
    await add(save('flight', { remarks: 'there' }));
    for (const change of tab.contents.changes) await tab.decide(change, null);
    await add(save('flight', { siteId: first }));
    await add(save('flight', { id: first + 1, remarks: 'here' }, { remarks: 'there' }));
    await add(removal('flight', first + 1, { remarks: 'there' }));
    expect([await flush(), queued(tab)]).toEqual([
      'sent',
      [
        [3, 'save flight', 0, 'rejected'],
        [4, 'save flight', 0, 'gone'],
      ],
    ]);
  });
});
