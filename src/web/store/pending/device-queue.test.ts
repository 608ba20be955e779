import { describe, expect, it, vi } from 'vitest';
import { BLANK, baseOf, changeAt, deviceWithQueue, queued, removal, save } from '#test/web/device-with-queue';
import { hasPending } from '../../device-storage/pilots-with-pending.ts';
import { readStored, writeStored } from '../../device-storage/stored-database.ts';
import { applyResponse } from '../logbook.ts';
import { FIRST_TEMPORARY_ID, needingPilot, pendingTrackIn, WAITING } from './pending-change.ts';
import { clearQueue, pendingBytes } from './queue-storage.ts';

const first = FIRST_TEMPORARY_ID + 1;

describe('what is added', () => {
  it('is stored with a place and a temporary id, which no other change ever gets', async () => {
    const { tab, add, shown } = deviceWithQueue();
    const change = await add(save('site', { name: 'Kandel' }));
    expect([change?.n, change?.id, hasPending(7)]).toEqual([1, first, true]);
    expect(shown('sites')).toMatchObject([{ id: first, name: 'Kandel' }]);
    await clearQueue(7);
    await tab.read();
    expect([queued(tab), hasPending(7)]).toEqual([[], false]);
    expect((await add(save('site', { name: 'Belchen' })))?.id).toBe(first + 1);
  });

  it('is seen by a tab that is opened later, and what a newer version has written is left alone', async () => {
    const { open, add, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel' }));
    await writeStored('strict', ['queue'], async ({ put }) => put('queue', '7/000000002', { v: 2, n: 2 }));
    const other = open();
    await other.read();
    expect([queued(other), other.contents.unreadable]).toEqual([[[1, 'save site', 0, null]], 1]);
    await flush(other);
    expect([queued(other), other.contents.unreadable, hasPending(7)]).toEqual([[], 1, true]);
    expect(await readStored(['queue'], ({ get }) => get('queue', '7/000000002'))).toEqual({ v: 2, n: 2 });
  });

  it('rejects where it cannot be stored, and nothing is shown', async () => {
    const { add, shown } = deviceWithQueue();
    vi.stubGlobal('isSecureContext', false);
    await expect(add(save('site', { name: 'Kandel' }))).rejects.toThrow();
    expect(shown('sites')).toEqual([]);
  });

  it('keeps the bytes of a track until it is sent or replaced', async () => {
    const { tab, add, sent, flush } = deviceWithQueue();
    const range = { from: 1, to: 2 };
    const invalid = { remarks: 'invalid', igcFileName: 'a.igc' };
    const change = await add(save('flight', { ...invalid, igc: 'AXXX1', igcRange: range }));
    const [id, old] = [change?.id, changeAt(tab, 0).file ?? ''];
    await flush();
    await add(save('flight', { id, ...invalid, igc: 'AXXX2' }, { ...invalid, track: { file: old, range } }));
    expect([queued(tab), await pendingBytes(7, old)]).toEqual([[[2, 'save flight', 0, null]], null]);
    await flush();
    await add(save('flight', { id, igcFileName: 'a.igc', remarks: 'good' }, invalid));
    const { file } = changeAt(tab, 0);
    expect(pendingTrackIn(tab.contents, id ?? 0)).toEqual({ file, range: null });
    await flush();
    expect(sent.at(-1)).toMatchObject({ data: { id: 0, igc: 'AXXX2', igcFileName: 'a.igc', remarks: 'good' } });
    expect([sent.at(-1)?.clientKey, await pendingBytes(7, file ?? '')]).toEqual([change?.clientKey, null]);
  });
});

describe('a change that the server rejects', () => {
  it('is not discarded by a page that has seen only the edit which took it along since', async () => {
    const { tab, add, flush, faults } = deviceWithQueue();
    faults.push({ lost: 'request' });
    await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
    await flush();
    await add(save('site', { id: first, name: 'Kandel', remarks: 'good' }, { name: 'Kandel', remarks: 'invalid' }));
    const edit = changeAt(tab, 1);
    faults.push(null, { lost: 'request' });
    expect([await flush(), queued(tab)]).toEqual(['unanswered', [[2, 'save site', 1, null]]]);
    expect([await tab.decide(edit, null), queued(tab)]).toEqual([false, [[2, 'save site', 1, null]]]);
    expect([await tab.decide(changeAt(tab, 0), null), queued(tab)[0]]).toEqual([true, [2, 'save site', 1, null]]);
  });

  it('with the name of another site is that one, whose empty fields are filled', async () => {
    const { tab, add, server, held, flush } = deviceWithQueue();
    server.save(save('site', { name: 'kandel', remarks: 'theirs' }), null);
    await add(save('site', { name: 'Kandel', location: 'Waldkirch' }));
    await add(save('flight', { siteId: first }));
    await flush();
    const known = applyResponse(held.base, server.load(null), null);
    if (!known) throw new Error('The server has no pilot');
    expect([tab.canSettle({ ...known, sites: new Map() }), tab.canSettle(known)]).toEqual([false, true]);
    await tab.settle(known);
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    expect([...server.visible('site').values()]).toMatchObject([
      { name: 'kandel', remarks: 'theirs', location: 'Waldkirch' },
    ]);
    expect([...server.visible('flight').values()]).toMatchObject([{ siteId: 1 }]);
  });

  it('in conflict is sent as decided; one that may have been saved long ago needs the pilot, and is not repeated', async () => {
    const { tab, add, server, held, faults, flush } = deviceWithQueue();
    server.save(save('flight', { remarks: 'old' }), null);
    held.base = applyResponse(held.base, server.load(null), null);
    server.save(save('flight', { id: 1, remarks: 'theirs' }), null);
    await add(save('flight', { id: 1, remarks: 'mine' }, { remarks: 'old' }));
    await flush();
    expect(tab.contents.changes).toMatchObject([{ status: { reason: 'conflict', fields: ['remarks'] } }]);
    const before = { ...BLANK.flight, remarks: 'theirs' };
    const decided = { ...changeAt(tab, 0), before, opKey: crypto.randomUUID(), status: WAITING };
    faults.push({ lost: 'response' });
    await tab.decide(changeAt(tab, 0), decided);
    expect([await flush(), server.visible('flight').get(1)?.remarks]).toEqual(['unanswered', 'mine']);
    await tab.decide(changeAt(tab, 0), { ...changeAt(tab, 0), status: WAITING });
    expect(queued(tab)).toEqual([[1, 'save flight', 1, null]]);
    held.now += 151 * 24 * 60 * 60_000;
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 1, 'old']]]);
  });
});

it('a new track that another flight has is asked about anew where that flight is gone, or may be another one after a restore', async () => {
  const { tab, add, open, flush, server, tracks, held } = deviceWithQueue();
  tracks.flights = [{ flightId: 1, launchTime: 100, landingTime: 200 }];
  server.save(save('flight', {}), null);
  held.base = applyResponse(held.base, server.load(null), null);
  await add(save('flight', { igc: 'AXXX1', igcFileName: 'a.igc' }));
  await flush();
  expect([queued(tab), tab.canSettle(baseOf(held))]).toEqual([[[1, 'save flight', 0, 'known']], false]);
  expect(tab.canSettle({ ...baseOf(held), epoch: 'second' })).toBe(true);
  server.save(removal('flight', 1), null);
  held.base = applyResponse(null, server.load(null), null);
  const [known, stale] = [changeAt(tab, 0), open()];
  await stale.read();
  const refused = tab.decide(known, needingPilot(known, { reason: 'refused', fields: [] }));
  await Promise.all([refused, stale.settle(baseOf(held))]); // What it has not heard of yet stays as the other tab has left it.
  await tab.read();
  expect(queued(tab)).toEqual([[1, 'save flight', 0, 'refused']]);
  await tab.decide(changeAt(tab, 0), known);
  tracks.flights = [];
  await tab.settle(baseOf(held));
  expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 2]);
});
