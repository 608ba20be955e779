import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { SITE } from '#domain/fields/site';
import { fakeLocks, fakeStorage } from '#test/web/fake-storage';
import { ModelServer } from '#test/web/model-server';
import { CallError, type CallErrorType } from '../../api/call-error.ts';
import { readStored, writeStored } from '../../stored/stored-database.ts';
import { isWaiting } from '../../stored/waiting-pilots.ts';
import type { ItemSave } from '../item-save.ts';
import { applyResponse, type HeldMarker, type Logbook } from '../logbook.ts';
import { repairOf, savedAsNew, sentAgain } from './decisions.ts';
import type { DeviceQueue } from './device-queue.ts';
import { discardOf } from './discard.ts';
import { QueueSender } from './queue-sender.ts';
import { clearQueue, queuedBytes } from './queue-storage.ts';
import { FIRST_TEMPORARY_ID, type QueuedChange, waitingTrackIn } from './queued-change.ts';

const BLANK = { flight: { ...blankOf(FLIGHT), date: '2026-05-03' }, site: blankOf(SITE), glider: blankOf(GLIDER) };

type Kind = keyof typeof BLANK;
const save = (dataType: Kind, data: object, before?: object): ItemSave =>
  ({
    dataType,
    data: { id: 0, ...BLANK[dataType], ...data },
    ...(before && { before: { ...BLANK[dataType], ...before } }),
  }) as ItemSave;
const removal = (dataType: Kind, id: number, before?: object): ItemSave =>
  ({ dataType, data: { id, see: false }, ...(before && { before: { ...BLANK[dataType], ...before } }) }) as ItemSave;

/** A flight that has a track, as the server knows. */
interface FlightTimes {
  readonly flightId: number;
  readonly launchTime: number;
  readonly landingTime: number;
}

/** A failure of the next call: before the server has got it, or after it has saved. */
type Fault = { readonly lost: 'request' | 'response'; readonly type?: CallErrorType; readonly status?: number };

/** With a status, but no type, it is not Wingbook that has answered. */
function errorOf({ type, status }: Fault): CallError {
  if (type !== undefined || status === undefined) return new CallError(type ?? 'ajaxNetworkError', { status });
  return new CallError('DBReadError', { status }, true);
}

/** A device of pilot 7: its server, what was sent, and what the next calls fail with. */
function device(server = new ModelServer()) {
  const sent: ItemSave[] = [];
  const faults: (Fault | null)[] = [];
  const held: { base: Logbook | null; now: number; loads: number; isAnswering: boolean } = {
    base: null,
    now: 1_000,
    loads: 0,
    isAnswering: true,
  };
  const apply = (response: LoadResponse, marker: HeldMarker | null): void => {
    held.base = applyResponse(held.base, response, marker);
  };
  apply(server.load(null), null);
  /** The flights that have a track, as the server knows, and how often it was asked. */
  const tracks: { flights: readonly FlightTimes[]; asked: number; faults: (Fault | null)[] } = {
    flights: [],
    asked: 0,
    faults: [],
  };
  const senders = new Map<DeviceQueue, QueueSender>();
  const open = (): DeviceQueue => {
    const sender = new QueueSender(7, {
      base: () => held.base,
      send: async (request) => {
        await Promise.resolve();
        sent.push(request);
        const fault = faults.shift() ?? null;
        if (fault?.lost === 'request') throw errorOf(fault);
        const marker = held.base && { lastModified: held.base.lastModified, epoch: held.base.epoch };
        const response = server.save(request, marker);
        if (fault) throw errorOf(fault);
        return { savedId: response.savedId, apply: () => apply(response, marker) };
      },
      flightsWith: async () => {
        tracks.asked += 1;
        const fault = tracks.faults.shift() ?? null;
        if (fault) throw errorOf(fault);
        return [...tracks.flights];
      },
      onChange: () => undefined,
      loadNewer: async () => {
        held.loads += 1;
        return held.isAnswering;
      },
      now: () => held.now,
    });
    senders.set(sender.queue, sender);
    onTestFinished(() => sender.queue.close());
    return sender.queue;
  };
  const tab = open();
  const senderOf = (queue: DeviceQueue): QueueSender => {
    const sender = senders.get(queue);
    if (!sender) throw new Error('No such tab is open');
    return sender;
  };
  const flush = (queue = tab) => senderOf(queue).flush();
  const failureOf = (change: QueuedChange) => senderOf(tab).takeFailure(change);
  const add = (request: ItemSave, knownFlights?: readonly number[]) => tab.add(request, baseOf(held), knownFlights);
  const shown = (kind: 'flights' | 'sites' | 'gliders') => [...(held.base ? tab.over(held.base)[kind].values() : [])];
  return { server, sent, faults, held, tracks, tab, open, add, flush, failureOf, shown };
}

const baseOf = ({ base }: { readonly base: Logbook | null }): Logbook => {
  if (!base) throw new Error('No logbook is held');
  return base;
};
const queued = ({ queue }: DeviceQueue) =>
  queue.changes.map(({ n, dataType, kind, attempts, parked }) => [
    n,
    `${kind} ${dataType}`,
    attempts,
    parked?.reason ?? null,
  ]);
const changeAt = ({ queue }: DeviceQueue, index: number): QueuedChange => {
  const change = queue.changes[index];
  if (!change) throw new Error('There is no such change');
  return change;
};
const first = FIRST_TEMPORARY_ID + 1;

beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('what is added', () => {
  it('is stored with a place and a temporary id, which no other change ever gets', async () => {
    const { tab, add, shown } = device();
    const change = await add(save('site', { name: 'Kandel' }));
    expect([change?.n, change?.id, isWaiting(7)]).toEqual([1, first, true]);
    expect(shown('sites')).toMatchObject([{ id: first, name: 'Kandel' }]);
    await clearQueue(7);
    await tab.read();
    expect([queued(tab), isWaiting(7)]).toEqual([[], false]);
    expect((await add(save('site', { name: 'Belchen' })))?.id).toBe(first + 1);
  });

  it('is seen by a tab that is opened later, and what a newer version has written is left alone', async () => {
    const { open, add, flush } = device();
    await add(save('site', { name: 'Kandel' }));
    await writeStored('strict', ['queue'], async ({ put }) => put('queue', '7/000000002', { v: 2, n: 2 }));
    const other = open();
    await other.read();
    expect([queued(other), other.queue.unreadable]).toEqual([[[1, 'save site', 0, null]], 1]);
    await flush(other);
    expect([queued(other), other.queue.unreadable, isWaiting(7)]).toEqual([[], 1, true]);
    expect(await readStored(['queue'], ({ get }) => get('queue', '7/000000002'))).toEqual({ v: 2, n: 2 });
  });

  it('rejects where it cannot be stored, and nothing is shown', async () => {
    const { add, shown } = device();
    vi.stubGlobal('isSecureContext', false);
    const { dropConnections } = fakeStorage();
    dropConnections();
    vi.stubGlobal('isSecureContext', false);
    await expect(add(save('site', { name: 'Kandel' }))).rejects.toThrow();
    expect(shown('sites')).toEqual([]);
  });

  it('keeps the bytes of a track until it is sent or replaced', async () => {
    const { tab, add, sent, flush } = device();
    const range = { from: 1, to: 2 };
    const invalid = { remarks: 'invalid', igcFileName: 'a.igc' };
    const change = await add(save('flight', { ...invalid, igc: 'AXXX1', igcRange: range }));
    const [id, old] = [change?.id, changeAt(tab, 0).file ?? ''];
    await flush();
    await add(save('flight', { id, ...invalid, igc: 'AXXX2' }, { ...invalid, track: { file: old, range } }));
    expect([queued(tab), await queuedBytes(7, old)]).toEqual([[[2, 'save flight', 0, null]], null]);
    await flush();
    await add(save('flight', { id, igcFileName: 'a.igc', remarks: 'good' }, invalid));
    const { file } = changeAt(tab, 0);
    expect(waitingTrackIn(tab.queue, id ?? 0)).toEqual({ file, range: null });
    await flush();
    expect(sent.at(-1)).toMatchObject({ data: { id: 0, igc: 'AXXX2', igcFileName: 'a.igc', remarks: 'good' } });
    expect([sent.at(-1)?.clientKey, await queuedBytes(7, file ?? '')]).toEqual([change?.clientKey, null]);
  });
});

describe('sending', () => {
  it('is in order, with the ids that the server has given', async () => {
    const { tab, add, sent, server, flush } = device();
    await add(save('site', { name: 'Kandel' }));
    await add(save('glider', { name: 'Rush' }));
    await add(save('flight', { siteId: first, gliderId: first + 1 }));
    expect(await flush()).toBe('sent');
    expect(sent.map(({ dataType, data }) => [dataType, data])).toMatchObject([
      ['site', { id: 0 }],
      ['glider', { id: 0 }],
      ['flight', { id: 0, siteId: 1, gliderId: 1 }],
    ]);
    expect([queued(tab), isWaiting(7), server.visible('flight').size]).toEqual([[], false, 1]);
    expect(tab.queue.ids).toEqual(
      new Map([
        [first, 1],
        [first + 1, 1],
        [first + 2, 1],
      ]),
    );
  });

  it('stores the attempt before the call, and repeats it with the same keys until there is an answer', async () => {
    const { add, sent, faults, server, open, flush } = device();
    faults.push({ lost: 'response' }, { lost: 'request', type: 'DBWriteError' });
    await add(save('flight', { remarks: 'first' }));
    expect(await flush()).toBe('unanswered');
    const other = open();
    await other.read();
    expect(queued(other)).toEqual([[1, 'save flight', 1, null]]);
    expect([await flush(), await flush(), server.visible('flight').size]).toEqual(['later', 'sent', 1]);
    expect(new Set(sent.map(({ opKey }) => opKey)).size).toBe(1);
  });

  it('sends a change that comes while the last one is being sent', async () => {
    const { tab, add, server, flush } = device();
    await add(save('flight', { remarks: 'first' }));
    const flushing = flush();
    const second = add(save('flight', { remarks: 'second' })).then(() => flush());
    expect([await flushing, await second, queued(tab)]).toEqual(['sent', 'sent', []]);
    expect(server.visible('flight').size).toBe(2);
  });

  it('by two tabs at once sends each change once, and the other tab loads it', async () => {
    const { tab, add, open, server, held, flush } = device();
    const other = open();
    for (const remarks of ['a', 'b', 'c']) await add(save('flight', { remarks }));
    await other.read();
    expect(await Promise.all([flush(), flush(other)])).toEqual(['sent', 'sent']);
    await vi.waitFor(() => expect([queued(tab), queued(other), held.loads > 0]).toEqual([[], [], true]), 30_000);
    expect(server.visible('flight').size).toBe(3);
  });

  it('ends at a lost session, and goes on with it', async () => {
    const { add, faults, server, flush } = device();
    faults.push({ lost: 'request', type: 'authenticationError' }, { lost: 'request', type: 'userMismatch' });
    await add(save('flight', {}));
    expect([await flush(), await flush(), await flush()]).toEqual(['paused', 'paused', 'sent']);
    expect(server.visible('flight').size).toBe(1);
  });

  it('ends when the queue is closed, even between two steps', async () => {
    const { tab, add, sent, flush } = device();
    await add(save('flight', {}));
    const flushing = flush();
    tab.close();
    expect([await flushing, sent]).toEqual(['paused', []]);
  });

  it('survives storage that dies after the call: the change is sent again, and saved once', async () => {
    const { tab, add, server, held, flush } = device();
    await add(save('flight', {}));
    const open = indexedDB.open.bind(indexedDB);
    const { save: original } = server;
    vi.spyOn(server, 'save').mockImplementationOnce((...sent) => {
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      });
      return original.apply(server, sent);
    });
    expect(await flush()).toBe('later');
    vi.restoreAllMocks();
    vi.spyOn(console, 'error');
    expect([open !== null, await flush(), queued(tab), held.base?.flights.size]).toEqual([true, 'sent', [], 1]);
    expect(server.visible('flight').size).toBe(1);
  });
});

describe('storage that is full', () => {
  const fail = (): never => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  const fill = () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail);
  /** For an attempt, and for the id that the server then gives. */
  const failTwice = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(fail).mockImplementationOnce(fail);

  it('holds up only what names a new item: the rest is sent, and removed', async () => {
    const { tab, add, server, sent, flush } = device();
    await add(save('flight', { remarks: 'one' }));
    await add(save('site', { name: 'Kandel' }));
    await add(save('flight', { siteId: first + 1, remarks: 'two' }));
    const full = fill();
    expect([await flush(), queued(tab)]).toEqual([
      'later',
      [
        [2, 'save site', 1, null],
        [3, 'save flight', 0, null],
      ],
    ]);
    expect([sent.length, server.visible('site').size]).toEqual([2, 1]);
    full.mockRestore();
    expect([await flush(), queued(tab), server.visible('site').size]).toEqual(['sent', [], 1]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'one' }, { siteId: 1, remarks: 'two' }]);
  });

  it.each([
    ['as long as the page is open', fill, false],
    ['in storage as soon as what is sent has made room', failTwice, true],
  ])('keeps the id of what is sent %s: a form may be open', async (_, beginToFail, isStored) => {
    const { tab, add, server, open, flush } = device();
    await add(save('flight', { remarks: 'one' }));
    await add(save('flight', { remarks: 'two' }));
    const full = beginToFail();
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    full.mockRestore();
    const other = open();
    await other.read();
    expect(other.queue.ids.has(first)).toBe(isStored);
    await add(removal('flight', first, { remarks: 'one' }));
    await other.read(); // The page may be closed before it is sent.
    expect([await flush(other), queued(other)]).toEqual(['sent', []]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'two' }]);
  });

  it('knows of what may have reached the server: discarded, that does not come back', async () => {
    const { tab, add, faults, server, flush } = device();
    await add(save('flight', { remarks: 'one' }));
    const full = fill();
    faults.push({ lost: 'response' });
    expect([await flush(), discardOf(tab.queue, changeAt(tab, 0))]).toEqual(['unanswered', 'deleted']);
    await tab.read();
    expect(discardOf(tab.queue, changeAt(tab, 0))).toBe('deleted');
    full.mockRestore();
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab), server.visible('flight').size]).toEqual(['sent', [], 0]);
  });

  it('sends nothing again whose outcome is unknown for too long', async () => {
    const { tab, add, faults, held, sent, flush } = device();
    await add(save('flight', {}));
    faults.push({ lost: 'response' });
    expect(await flush()).toBe('unanswered');
    held.now += 151 * 24 * 60 * 60_000;
    const full = fill();
    expect([await flush(), sent.length]).toEqual(['later', 1]);
    full.mockRestore();
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 1, 'old']]]);
  });
});

describe('storage that the browser empties while the page is open', () => {
  const empty = () =>
    writeStored('strict', ['queue', 'ids', 'files'], async ({ removeAll }) => {
      for (const store of ['queue', 'ids', 'files'] as const) removeAll(store, '');
    });

  it('loses nothing that the page knows: it is stored anew, and sent', async () => {
    const { tab, add, held, server, flush } = device();
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
    const { held, tab, add, open, server, flush } = device();
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
    const { held, tab, add, open, server, flush } = device();
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

  it('is told where a track is gone with it; the flight waits for another file', async () => {
    const { tab, add, server, flush } = device();
    const change = await add(save('flight', { remarks: 'far', igc: 'AXXX1', igcFileName: 'a.igc' }));
    await empty();
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 1, 'fileLost']]]);
    const opened = { remarks: 'far', igcFileName: 'a.igc' };
    await add(save('flight', { id: change?.id, ...opened, igc: 'AXXX1' }, opened));
    expect([await flush(), queued(tab), server.visible('flight').size]).toEqual(['sent', [], 1]);
  });

  it('that another tab has sent everything of is no such thing', async () => {
    const { add, open, sent, flush } = device();
    await add(save('site', { name: 'Kandel' }));
    const other = open();
    await other.read();
    expect([await flush(), await flush(other), sent.length]).toEqual(['sent', 'sent', 1]);
  });
});

describe('a change that the server rejects', () => {
  it('holds up its item and what names it, but nothing else', async () => {
    const { tab, add, server, flush, failureOf } = device();
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

  it('takes along what the pilot has changed of its item since', async () => {
    const { tab, add, faults, server, flush } = device();
    faults.push({ lost: 'request' });
    await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
    await flush();
    await add(save('site', { id: first, name: 'Kandel', remarks: 'good' }, { name: 'Kandel', remarks: 'invalid' }));
    expect(queued(tab)).toHaveLength(2);
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    expect([...server.visible('site').values()]).toMatchObject([{ name: 'Kandel', remarks: 'good' }]);
  });

  it('is not discarded by a page that has seen only the edit which took it along since', async () => {
    const { tab, add, flush, faults } = device();
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

  it('is gone with the deletion of its item that takes its place: whoever discards that is told', async () => {
    const { tab, add, server, sent, flush } = device();
    server.save(save('site', { name: 'Kandel' }), null);
    await add(save('site', { id: 1, name: 'Kandel', remarks: 'invalid' }, { name: 'Kandel' }));
    await add(removal('site', 1, { name: 'Kandel', remarks: 'invalid' }));
    expect(discardOf(tab.queue, changeAt(tab, 1))).toBe('alone');
    server.save(save('site', { id: 1, name: 'Kandel', lat: 47 }), null);
    expect([await flush(), sent.length, queued(tab)]).toEqual(['sent', 2, [[2, 'delete site', 1, 'conflict']]]);
    const conflict = changeAt(tab, 0);
    const attempted = { ...conflict, parked: null };
    expect([conflict, attempted].map((one) => discardOf(tab.queue, one))).toEqual(['withEdits', 'withEdits']);
  });

  it('waits beside what another tab has changed of its item without seeing it', async () => {
    const { tab, add, server, flush } = device();
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

  it('is parked at once where another tab has dropped its item, or the site that it names', async () => {
    const { tab, add, flush } = device();
    await add(save('site', { name: 'Kandel' }));
    await add(save('flight', { remarks: 'there' }));
    for (const change of tab.queue.changes) await tab.decide(change, null);
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

  it('is dropped with what only it makes known; flights that name it have none then', async () => {
    const { tab, add, server, flush } = device();
    await add(save('site', { name: 'Kandel', remarks: 'invalid' }));
    await add(save('flight', { siteId: first }));
    await flush();
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab), [...server.visible('flight').values()][0]?.siteId]).toEqual(['sent', [], null]);
  });

  it('with the name of another site is that one, whose empty fields are filled', async () => {
    const { tab, add, server, held, flush } = device();
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

  it('in conflict is sent as decided; one that may have been saved long ago is parked, not repeated', async () => {
    const { tab, add, server, held, faults, flush } = device();
    server.save(save('flight', { remarks: 'old' }), null);
    held.base = applyResponse(held.base, server.load(null), null);
    server.save(save('flight', { id: 1, remarks: 'theirs' }), null);
    await add(save('flight', { id: 1, remarks: 'mine' }, { remarks: 'old' }));
    await flush();
    expect(tab.queue.changes).toMatchObject([{ parked: { reason: 'conflict', fields: ['remarks'] } }]);
    const before = { ...BLANK.flight, remarks: 'theirs' };
    const decided = { ...changeAt(tab, 0), before, opKey: crypto.randomUUID(), attempts: 0, parked: null };
    faults.push({ lost: 'response' });
    await tab.decide(changeAt(tab, 0), decided);
    expect([await flush(), server.visible('flight').get(1)?.remarks]).toEqual(['unanswered', 'mine']);
    await tab.decide(changeAt(tab, 0), { ...changeAt(tab, 0), attempts: 0 });
    expect(queued(tab)).toEqual([[1, 'save flight', 1, null]]);
    held.now += 151 * 24 * 60 * 60_000;
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 1, 'old']]]);
  });
});

describe('a change that alone fails, as at a proxy that takes no such size', () => {
  const refused = (status: number) => ({ lost: 'request', status }) as const;

  it('waits for the pilot after three times, and holds up nothing else', async () => {
    const { tab, add, faults, server, sent, flush, failureOf } = device();
    await add(save('flight', { remarks: 'large' }));
    await add(save('flight', { remarks: 'small' }));
    faults.push(refused(413), { lost: 'request' }, refused(502), refused(413));
    expect([await flush(), await flush(), await flush()]).toEqual(['later', 'unanswered', 'later']);
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 4, 'refused']]]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'small' }]);
    const parked = changeAt(tab, 0);
    expect(failureOf(parked)).toBeNull(); // It may have been saved: no form takes it back.
    await tab.decide(parked, sentAgain(parked, 2_000));
    expect([await flush(), queued(tab), sent.at(-1)?.opKey]).toEqual(['sent', [], parked.opKey]);
  });

  it.each([
    ['a line that is dead', { lost: 'request' }, true],
    ['a server that is down', refused(502), false],
    ['a hotspot', refused(200), false],
    ['a server that is overloaded', refused(503), true],
    ['a server that saves nothing', { lost: 'request', type: 'DBWriteError', status: 503 }, true],
    ['a limit', { lost: 'request', type: 'other', status: 429 }, true],
    ['cookies that are off', { lost: 'request', type: 'invalidCsrfToken', status: 403 }, true],
  ] satisfies [string, Fault, boolean][])('is not meant by %s', async (_, fault, isAnswering) => {
    const { tab, add, faults, held, flush } = device();
    await add(save('flight', {}));
    held.isAnswering = isAnswering;
    for (let times = 0; times < 5; times += 1) {
      faults.push(fault);
      expect(await flush()).toMatch(/unanswered|later/);
    }
    expect(queued(tab)).toEqual([[1, 'save flight', 5, null]]);
  });
});

describe('a new track that another flight has', () => {
  const other = { flightId: 5, launchTime: 100, landingTime: 200 };
  const file = { igc: 'AXXX1', igcFileName: 'a.igc' };
  const asked = (flights: readonly FlightTimes[] = [other]) => {
    const opened = device();
    opened.tracks.flights = flights;
    return opened;
  };
  const waits = [1, 'save flight', 0, 'known'];

  it('of which the form did not know waits for the pilot, and nothing else does', async () => {
    const { tab, add, flush, sent, held } = asked();
    await add(save('flight', { ...file, remarks: 'mine' }));
    await add(save('flight', { remarks: 'next' }));
    expect([await flush(), queued(tab), held.loads]).toEqual(['sent', [waits], 1]);
    expect(sent).toMatchObject([{ data: { remarks: 'next' } }]);
    const change = changeAt(tab, 0);
    expect([change.parked?.flightId, repairOf(change), discardOf(tab.queue, change)]).toEqual([
      5,
      'sendAgain',
      'alone',
    ]);
  });

  it('is added without another question where the pilot says so, or discarded', async () => {
    const { tab, add, flush, server, tracks } = asked();
    for (const remarks of ['added', 'discarded']) await add(save('flight', { ...file, remarks }));
    await flush();
    const [added, discarded] = [changeAt(tab, 0), changeAt(tab, 1)];
    await tab.decide(added, sentAgain(added, 2_000));
    await tab.decide(discarded, null);
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 2]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'added' }]);
  });

  it.each([
    ['the form has shown that one', save('flight', file), [5], [other]],
    ['its part of the file is another one', save('flight', { ...file, igcRange: { from: 200, to: 300 } }), [], [other]],
    ['no flight has the file', save('flight', file), [], []],
  ] satisfies [string, ItemSave, number[], FlightTimes[]][])('is sent where %s', async (_, request, known, flights) => {
    const { tab, add, flush, tracks } = asked(flights);
    await add(request, known);
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 1]);
  });

  it('is its own is sent, too, and one that overlaps it is not', async () => {
    const { tab, add, flush } = asked([{ ...other, flightId: 1 }]);
    await add(save('flight', {}));
    await flush();
    const range = { from: 150, to: 300 };
    await add(save('flight', { ...file, id: 1, igcRange: range }, { track: null }));
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    await add(save('flight', { ...file, igcRange: range }));
    expect([await flush(), queued(tab)]).toEqual(['sent', [[3, 'save flight', 0, 'known']]]);
  });

  it('that waited here, too, is no question, also after that was sent', async () => {
    const { tab, add, flush, faults, tracks } = asked([{ ...other, flightId: 1 }]);
    await add(save('flight', { ...file, remarks: 'one' }), [1]);
    await add(save('flight', { ...file, remarks: 'two' }));
    faults.push(null, { lost: 'request' });
    expect([await flush(), queued(tab)]).toEqual(['unanswered', [[2, 'save flight', 1, null]]]);
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 2]);
  });

  it('is asked about before it is first sent: without an answer it waits, and a question that is refused holds up nothing', async () => {
    const { tab, add, flush, tracks, sent } = asked();
    await add(save('flight', file));
    tracks.faults.push({ lost: 'request' }, { lost: 'request', type: 'authenticationError' });
    tracks.faults.push({ lost: 'request', status: 429, type: 'other' });
    expect([await flush(), await flush(), await flush()]).toEqual(['unanswered', 'paused', 'later']);
    expect([queued(tab), sent.length]).toEqual([[[1, 'save flight', 0, null]], 0]);
    tracks.faults.push({ lost: 'request', type: 'recordNotFound' });
    expect([await flush(), queued(tab), sent.length]).toEqual(['sent', [], 1]);
  });

  it('is asked about no more in this tab once that question alone has failed three times: each would hold up the rest as long', async () => {
    const { tab, add, flush, tracks, sent } = asked();
    await add(save('flight', file));
    await add(save('flight', file));
    tracks.faults.push(...Array.from({ length: 3 }, () => ({ lost: 'request', status: 502 }) as const));
    expect([await flush(), await flush(), await flush(), sent.length]).toEqual(['later', 'later', 'sent', 2]);
    expect([queued(tab), tracks.asked]).toEqual([[], 3]);
  });

  it('is asked about anew where that flight is gone, or may be another one after a restore', async () => {
    const { tab, add, open, flush, server, tracks, held } = asked([{ ...other, flightId: 1 }]);
    server.save(save('flight', {}), null);
    held.base = applyResponse(held.base, server.load(null), null);
    await add(save('flight', file));
    await flush();
    expect([queued(tab), tab.canSettle(baseOf(held))]).toEqual([[waits], false]);
    expect(tab.canSettle({ ...baseOf(held), epoch: 'second' })).toBe(true);
    server.save(removal('flight', 1), null);
    held.base = applyResponse(null, server.load(null), null);
    const [parked, stale] = [changeAt(tab, 0), open()];
    await stale.read();
    const refused = tab.decide(parked, { ...parked, parked: { reason: 'refused', fields: [] } });
    await Promise.all([refused, stale.settle(baseOf(held))]); // What it has not heard of yet stays as the other tab has left it.
    await tab.read();
    expect(queued(tab)).toEqual([[1, 'save flight', 0, 'refused']]);
    await tab.decide(changeAt(tab, 0), parked);
    tracks.flights = [];
    await tab.settle(baseOf(held));
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 2]);
  });

  it('is no question where it may have been sent, or where an older version of the app has stored it', async () => {
    const { tab, add, flush, tracks, faults } = asked([]);
    await add(save('flight', file));
    faults.push({ lost: 'response' });
    expect(await flush()).toBe('unanswered');
    tracks.flights = [{ ...other, flightId: 1 }];
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 1]);
    await add(save('flight', file));
    const { knownFlights: _, ...old } = changeAt(tab, 0);
    await tab.decide(changeAt(tab, 0), old);
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 1]);
  });

  it('stays a question when its flight is changed otherwise, and is none with another file', async () => {
    const { tab, add, flush, tracks, sent } = asked();
    const opened = { igcFileName: 'a.igc', remarks: 'mine' };
    const change = await add(save('flight', { ...file, ...opened }));
    await flush();
    const id = change?.id;
    await add(save('flight', { id, ...opened, remarks: 'ours' }, opened));
    expect([await flush(), queued(tab)]).toEqual(['sent', [[2, 'save flight', 0, 'known']]]);
    tracks.flights = [];
    const before = { ...opened, remarks: 'ours' };
    await add(save('flight', { id, ...before, igc: 'AXXX2' }, before));
    expect([await flush(), queued(tab), sent.length]).toEqual(['sent', [], 1]);
    expect(sent).toMatchObject([{ data: { igc: 'AXXX2', remarks: 'ours' } }]);
  });

  it('is asked about anew after a restore from a backup: ids may mean other flights', async () => {
    const { tab, add, flush, tracks, server, held } = asked();
    await add(save('flight', { ...file, remarks: 'parked' }));
    await add(save('flight', { ...file, remarks: 'told' }), [5]);
    await flush();
    server.epoch = 'second';
    held.base = applyResponse(held.base, server.load(null), null);
    await tab.moveTo(baseOf(held));
    expect([tracks.asked, await flush(), queued(tab), tracks.asked]).toEqual([2, 'sent', [waits], 3]);
  });

  it('is asked about on a full device, too', async () => {
    const { tab, add, flush, tracks } = asked([]);
    await add(save('flight', file));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    expect([await flush(), queued(tab), tracks.asked]).toEqual(['sent', [], 1]);
    full.mockRestore();
  });
});

describe('a new item that may have been saved, and is discarded,', () => {
  const attempted = async (lost: 'request' | 'response', request: ItemSave) => {
    const opened = device();
    await opened.add(request);
    opened.faults.push({ lost });
    await opened.flush();
    return opened;
  };
  const { remarks, ...site } = { ...BLANK.site, remarks: 'windy', name: 'Kandel' };

  it.each(['request', 'response'] as const)('is sent once more, and deleted (%s lost)', async (lost) => {
    const { tab, add, server, shown, flush } = await attempted(lost, save('flight', { remarks: 'there' }));
    await add(save('flight', { id: first, remarks: 'here' }, { remarks: 'there' }));
    expect(discardOf(tab.queue, changeAt(tab, 0))).toBe('deleted');
    await tab.decide(changeAt(tab, 0), null);
    expect([shown('flights'), discardOf(tab.queue, changeAt(tab, 0))]).toEqual([[], null]);
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
    expect(tab.queue.changes.map(({ data }) => data.siteId)).toEqual([undefined, first, undefined]);
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
    expect(discardOf(tab.queue, changeAt(tab, 0))).toBe('mayStay');
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
    expect(discardOf(tab.queue, changeAt(tab, 0))).toBe('deleted');
    await tab.decide(changeAt(tab, 0), null);
    await refuse();
    expect(queued(tab)).toEqual([
      [1, 'save flight', 7, 'refused'],
      [2, 'delete flight', 0, null],
    ]);
    expect(discardOf(tab.queue, changeAt(tab, 0))).toBe('mayStay');
    await tab.decide(changeAt(tab, 0), null);
    expect(queued(tab)).toEqual([]);
  });
});

it('what discarding a change means depends on what the server may have', async () => {
  const { tab, add, faults, flush } = device();
  await add(save('flight', { remarks: 'a' }));
  await add(save('glider', { name: 'Rush' }));
  await add(save('glider', { id: first + 1, name: 'Rush 6' }, { name: 'Rush' }));
  await add(save('flight', { id: 1, remarks: 'b' }, { remarks: 'a' }));
  const meanings = () => tab.queue.changes.map((change) => discardOf(tab.queue, change));
  expect(meanings()).toEqual(['alone', 'withOthers', 'alone', 'alone']);
  for (const change of tab.queue.changes.slice(0, 3)) await tab.decide(change, null);
  faults.push({ lost: 'request' });
  await flush();
  expect(meanings()).toEqual(['mayStay']);
});

describe('after a restore from a backup', () => {
  it('what may have been saved long ago is noticed, too', async () => {
    const { tab, add, faults, held, server, flush } = device();
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

  /**
   * A device of a pilot with the site Kandel and a flight there, both in the backup, and the site Belchen, the glider Tern and a flight,
   * which are not. `restore` makes others of their ids.
   */
  function restored() {
    const opened = device();
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

  it('new items are sent, also those that name what the backup has; an edit and a deletion of that wait for the pilot', async () => {
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
    expect(tab.queue.changes.map(repairOf)).toEqual(['sendAgain', 'sendAgain']);
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
        [1, 'save flight', 0, 'restored'],
        [2, 'save flight', 0, null],
      ],
    ]);
    expect(shown('flights')).toMatchObject([{ id: 1 }, { id: 2, airtime: 0 }, { remarks: 'edited', airtime: 75 }]);
    const change = changeAt(tab, 0);
    expect(repairOf(change)).toBe('saveAsNew');
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
    const parked = { reason: 'restored', fields: ['gliderId'], names: ['Tern'] };
    expect(tab.queue.changes).toMatchObject([{ data: { siteId: 3, gliderId: null }, parked }]);
    const { id } = changeAt(tab, 0);
    const opened = { siteId: 3, remarks: 'with Tern' };
    await add(save('flight', { id, ...opened, gliderId: 1 }, opened));
    expect([await flush(), queued(tab), stored().at(-1)]).toEqual(['sent', [], [4, 'with Tern', 3]]);
    expect(server.visible('flight').get(4)?.gliderId).toBe(1);
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
        [2, 'save site', 0, 'restored'],
      ],
    ]);
    const change = changeAt(tab, 1);
    await tab.decide(change, savedAsNew(change));
    expect([await flush(), stored()]).toEqual(['sent', [kept, others, [3, 'there', 3]]]);
    expect(server.visible('site').get(3)).toMatchObject({ name: 'Belchen', remarks: 'steep' });
  });

  it('what the server has known since is meant, too', async () => {
    const { tab, add, server, held, faults, flush } = device();
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
    expect([stored(), tab.queue.changes.map(repairOf)]).toEqual([[kept, others], ['sendAgain']]);
  });
});
