import { describe, expect, it } from 'vitest';
import { changeAt, deviceWithQueue, queued, removal, save } from '#test/web/device-with-queue';
import { discardOf } from './discard.ts';
import { FIRST_TEMPORARY_ID, sendable } from './pending-change.ts';

const first = FIRST_TEMPORARY_ID + 1;

describe('a change that the server rejects', () => {
  it('takes along what the pilot has changed of its item since', async () => {
    const { tab, add, faults, server, flush } = deviceWithQueue();
    faults.push({ lost: 'request' });
    await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
    await flush();
    await add(save('site', { id: first, name: 'Kandel', remarks: 'good' }, { name: 'Kandel', remarks: 'invalid' }));
    expect(queued(tab)).toHaveLength(2);
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    expect([...server.visible('site').values()]).toMatchObject([{ name: 'Kandel', remarks: 'good' }]);
  });

  it('is gone with the deletion of its item that takes its place: whoever discards that is told', async () => {
    const { tab, add, server, sent, flush } = deviceWithQueue();
    server.save(save('site', { name: 'Kandel' }), null);
    await add(save('site', { id: 1, name: 'Kandel', remarks: 'invalid' }, { name: 'Kandel' }));
    await add(removal('site', 1, { name: 'Kandel', remarks: 'invalid' }));
    expect(discardOf(tab.contents, changeAt(tab, 1))).toBe('alone');
    server.save(save('site', { id: 1, name: 'Kandel', lat: 47 }), null);
    expect([await flush(), sent.length, queued(tab)]).toEqual(['sent', 2, [[2, 'delete site', 1, 'conflict']]]);
    const conflict = changeAt(tab, 0);
    const attempted = sendable(conflict);
    expect([conflict, attempted].map((one) => discardOf(tab.contents, one))).toEqual(['withEdits', 'withEdits']);
  });

  it('waits beside what another tab has changed of its item without seeing it', async () => {
    const { tab, add, server, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
    await flush();
    await add(save('site', { id: first, name: 'Kandel', remarks: 'good' }, { name: 'Kandel', remarks: 'older' }));
    await add(removal('site', first, { name: 'Kandel', remarks: 'older' }));
    expect([await flush(), queued(tab), server.visible('site').size]).toEqual([
      'sent',
      [
        [1, 'save site', 1, 'rejected'],
        [2, 'save site', 0, null],
        [3, 'delete site', 0, null],
      ],
      0,
    ]);
    await add(removal('site', first, { name: 'Kandel', remarks: 'good' }));
    expect(queued(tab)).toEqual([]);
  });
});
