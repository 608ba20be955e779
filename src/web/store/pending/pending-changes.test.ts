import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { SITE } from '#domain/fields/site';
import { pilotOf } from '#test/builders/responses';
import { fakeLocks, fakeStorage } from '#test/web/fake-storage';
import { ModelServer } from '#test/web/model-server';
import { NO_COPY } from '#test/web/store-with-calls';
import { CallError, type CallErrorType } from '../../api/call-error.ts';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { hasPending, setHasPending } from '../../device-storage/pilots-with-pending.ts';
import { writeStored } from '../../device-storage/stored-database.ts';
import type { Copy } from '../copy/copy-rows.ts';
import type { CopyOfLogbook } from '../copy/device-copy.ts';
import type { ItemSave } from '../item-save.ts';
import { applyResponse, type Logbook } from '../logbook.ts';
import { LogbookStore } from '../logbook-store.ts';
import { errorIn, logbookIn } from '../store-state.ts';
import { withChoice } from './choices.ts';
import { FIRST_TEMPORARY_ID, needOf } from './pending-change.ts';
import { queueOnDevice } from './queue-on-device.ts';
import { readQueue } from './queue-storage.ts';

const first = FIRST_TEMPORARY_ID + 1;
const flight = (data: object, before?: object): ItemSave =>
  ({
    dataType: 'flight',
    data: { id: 0, ...blankOf(FLIGHT), date: '2026-05-03', ...data },
    ...(before && { before: { ...blankOf(FLIGHT), date: '2026-05-03', ...before } }),
  }) as ItemSave;
const site = (data: object): ItemSave => ({ dataType: 'site', data: { id: 0, ...blankOf(SITE), ...data } }) as ItemSave;

type Answer = 'answers' | 'loses responses' | 'cuts saves off' | CallErrorType;

/** Returns what a call fails with before the server has seen it; null for nothing. */
function failureOf(answer: Answer, call: string): CallErrorType | null {
  if (answer === 'cuts saves off') return call === 'load' ? null : 'ajaxNetworkError';
  return answer === 'answers' || answer === 'loses responses' ? null : answer;
}

/** A page of a pilot's own device; its copy is what the last page has kept. */
function page(server: ModelServer, copy: Copy | null = null) {
  const line: { answer: Answer; calls: string[]; session: number | null } = {
    answer: 'answers',
    calls: [],
    session: 7,
  };
  const kept: { copy: Copy | null } = { copy };
  const onLine = async <Response>(call: string, pilotId: number | null, respond: () => Response): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve));
    line.calls.push(call);
    const failure = failureOf(line.answer, call);
    if (failure) throw new CallError(failure);
    if (line.session === null) throw new CallError('authenticationError');
    if (pilotId !== null && pilotId !== line.session) throw new CallError('userMismatch');
    const response = respond();
    if (line.answer === 'loses responses') throw new CallError('ajaxNetworkError');
    return response;
  };
  const device: CopyOfLogbook = {
    ...NO_COPY,
    start: () => {
      if (!kept.copy) return null;
      const { epoch, lastModified } = kept.copy.logbook;
      const marker = { epoch, lastModified, pilotId: 7 };
      return { marker, hasPending: hasPending(7), copy: Promise.resolve(kept.copy) };
    },
    keep: (logbook, asOf) => {
      kept.copy = { logbook, asOf, canBeUpdated: true };
    },
    drop: () => {
      kept.copy = null;
    },
    isKept: () => kept.copy !== null,
  };
  const shown: (readonly string[])[] = [];
  const said: string[] = [];
  const store = new LogbookStore(
    {
      load: (marker, pilotId) => onLine('load', pilotId, () => server.load(marker)),
      save: (request, marker) =>
        onLine(`save ${request.dataType}`, logbookIn(store.state)?.pilot.id ?? null, () =>
          server.save(request, marker),
        ),
      flightsWith: async () => [],
      logOut: async () => ({}),
    },
    {
      onState: (state) => {
        shown.push(remarks());
        const isLost = state.state === 'ready' && state.asOf !== null;
        const now = isLost ? 'no connection' : store.cannotSave ? 'cannot save' : 'nothing';
        if (said.at(-1) !== now) said.push(now);
      },
      onModified: () => undefined,
      onLoaded: () => undefined,
      isVisible: () => false,
    },
    { copy: device, queueOf: queueOnDevice },
  );
  const remarks = (): readonly string[] =>
    [...(logbookIn(store.state)?.flights.values() ?? [])].map((one) => one.remarks);
  onTestFinished(() => store.clear());
  return { store, line, kept, remarks, shown, said };
}

const started = async (server: ModelServer, copy: Copy | null = null) => {
  const opened = page(server, copy);
  await opened.store.load();
  await opened.store.sendPending();
  return opened;
};
const serverRemarks = (server: ModelServer): unknown[] =>
  [...server.visible('flight').values()].map((values) => values.remarks);
const waiting = ({ store }: { readonly store: LogbookStore }) =>
  store.queue.changes.map((change) => needOf(change)?.reason ?? 'waits');

beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.spyOn(console, 'warn').mockReturnValue();
  setDeviceOwner(7);
});

describe('a save', () => {
  it('of a server that answers returns its id, and nothing waits', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    expect(await opened.store.saveItem(flight({ remarks: 'one' }))).toBe(1);
    expect([opened.remarks(), waiting(opened), hasPending(7)]).toEqual([['one'], [], false]);
  });

  it.each(['ajaxNetworkError', 'loses responses', 'DBWriteError'] as const)(
    'without an answer (%s) is kept with a temporary id, and sent once later',
    async (answer) => {
      const server = new ModelServer();
      const opened = await started(server);
      opened.line.answer = answer;
      expect(await opened.store.saveItem(flight({ remarks: 'one' }))).toBe(first);
      expect([opened.remarks(), waiting(opened), errorIn(opened.store.state)]).toEqual([['one'], ['waits'], null]);
      expect(await opened.store.saveItem(flight({ remarks: 'two' }))).toBe(first + 1);
      opened.line.answer = 'answers';
      await opened.store.load();
      expect([serverRemarks(server), opened.remarks(), waiting(opened)]).toEqual([['one', 'two'], ['one', 'two'], []]);
      expect(opened.shown.every((all) => new Set(all).size === all.length)).toBe(true);
    },
  );

  it('that alone has no answer is never said to be a missing connection, however often it is sent again', async () => {
    const { store, line, said } = await started(new ModelServer());
    line.answer = 'cuts saves off';
    await store.saveItem(flight({ remarks: 'one' }));
    await vi.waitFor(() => expect(said).toEqual(['nothing', 'cannot save']));
    for (let times = 0; times < 3; times += 1) {
      await store.load();
      await store.saveItem(flight({ remarks: 'another' }));
    }
    const sent = line.calls.filter((call) => call !== 'load').length;
    await vi.waitFor(() => expect(line.calls.slice(-1)).toEqual(['load']));
    expect([said, sent > 3]).toEqual([['nothing', 'cannot save'], true]);
    line.answer = 'ajaxNetworkError';
    await store.load();
    await vi.waitFor(() => expect(said.at(-1)).toBe('no connection'));
    line.answer = 'answers';
    await store.load();
    await vi.waitFor(() => expect(said.at(-1)).toBe('nothing'));
  });

  it('is said to be stored before it is sent; or not to be, where nothing can be stored', async () => {
    const opened = await started(new ModelServer());
    const said: unknown[] = [];
    const save = (): Promise<number> =>
      opened.store.saveItem(flight({ remarks: 'one' }), (opKey) =>
        said.push([opKey !== null, waiting(opened), opened.line.calls.at(-1)]),
      );
    await save();
    expect([said, opened.line.calls.at(-1)]).toEqual([[[true, ['waits'], 'load']], 'save flight']);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await save();
    expect([said.at(-1), opened.line.calls.filter((call) => call === 'save flight').length]).toEqual([
      [false, [], 'save flight'],
      2,
    ]);
  });

  it('that the server rejects leaves nothing, and the form has the error', async () => {
    const opened = await started(new ModelServer());
    await expect(opened.store.saveItem(flight({ remarks: 'invalid' }))).rejects.toMatchObject({
      type: 'validationError',
    });
    expect([opened.remarks(), waiting(opened)]).toEqual([[], []]);
  });

  it('that is rejected does not take an earlier one of its item along', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    const id = await opened.store.saveItem(flight({ remarks: 'one' }));
    await opened.store.saveItem(flight({ id, remarks: 'two' }, { remarks: 'one' }));
    await opened.store.sendPending();
    opened.line.answer = 'answers';
    const late = opened.store.saveItem(flight({ id, remarks: 'invalid' }, { remarks: 'two' }));
    expect(await late).toBe(id); // The form does not wait for a server that has not answered.
    await opened.store.sendPending();
    expect([serverRemarks(server), waiting(opened), opened.remarks()]).toEqual([['two'], ['rejected'], ['invalid']]);
    await expect(
      opened.store.saveItem(flight({ id, remarks: 'invalid', airtime: 5 }, { remarks: 'invalid' })),
    ).rejects.toMatchObject({ type: 'validationError' });
    expect([waiting(opened), opened.remarks()]).toEqual([['rejected'], ['invalid']]);
  });

  it('of a device that is not the own, or cannot store, is sent at once', async () => {
    setDeviceOwner(8);
    const server = new ModelServer();
    const other = await started(server);
    expect(await other.store.saveItem(flight({ remarks: 'one' }))).toBe(1);
    setDeviceOwner(7);
    const opened = await started(server);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    expect(await opened.store.saveItem(flight({ remarks: 'two' }))).toBe(2);
    opened.line.answer = 'ajaxNetworkError';
    await expect(opened.store.saveItem(flight({ remarks: 'three' }))).rejects.toMatchObject({
      type: 'ajaxNetworkError',
    });
    expect(serverRemarks(server)).toEqual(['one', 'two']);
    vi.restoreAllMocks();
    vi.spyOn(console, 'error');
  });

  it('that cannot be stored never sends a temporary id', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    const siteId = await opened.store.saveItem(site({ name: 'Kandel' }));
    const dead = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    opened.line.answer = 'answers';
    await expect(opened.store.saveItem(flight({ siteId }))).rejects.toMatchObject({ type: 'DBWriteError' });
    dead.mockRestore();
    expect([opened.line.calls.includes('save flight'), await opened.store.sendPending(), waiting(opened)]).toEqual([
      false,
      undefined,
      [],
    ]);
    expect(await opened.store.saveItem(flight({ siteId }))).toBe(1);
    expect(server.visible('flight').get(1)?.siteId).toBe(1);
  });

  it('that cannot be stored is sent after the pending changes, with the ids that they have got', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    const siteId = await opened.store.saveItem(site({ name: 'Kandel' }));
    const id = await opened.store.saveItem(flight({ siteId, remarks: 'one' }));
    opened.line.answer = 'answers';
    await opened.store.sendPending();
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ id, siteId, remarks: 'two' }, { siteId, remarks: 'one' }));
    opened.line.answer = 'answers';
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const save = vi.spyOn(server, 'save');
    await opened.store.saveItem(flight({ id, siteId, remarks: 'three' }, { siteId, remarks: 'two' }));
    full.mockRestore();
    expect([serverRemarks(server), waiting(opened), opened.remarks()]).toEqual([['three'], [], ['three']]);
    expect(save.mock.lastCall?.[0].before).toMatchObject({ siteId: 1, remarks: 'two' });
  });
});

describe('a change that another device has made impossible', () => {
  it('is asked about with what that device has saved, and then sent as chosen', async () => {
    const server = new ModelServer();
    server.save(flight({ remarks: 'old' }), null);
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ id: 1, remarks: 'mine' }, { remarks: 'old' }));
    server.save(flight({ id: 1, remarks: 'theirs' }), null);
    opened.line.answer = 'answers';
    await opened.store.sendPending();
    await vi.waitFor(() => expect(opened.store.base?.flights.get(1)?.remarks).toBe('theirs'), 30_000);
    const [change] = opened.store.queue.changes;
    if (!change) throw new Error('Nothing is asked');
    const theirs = { ...change.before, remarks: opened.store.base?.flights.get(1)?.remarks };
    const decided = withChoice(change, theirs, new Map([['remarks', 'mine']]));
    expect(decided.opKey).not.toBe(change.opKey);
    await opened.store.decide(change, decided);
    await opened.store.sendPending();
    expect([waiting(opened), serverRemarks(server)]).toEqual([[], ['mine']]);
  });

  it('because it is deleted is gone from the logbook, too', async () => {
    const server = new ModelServer();
    server.save(flight({ remarks: 'old' }), null);
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ id: 1, remarks: 'mine' }, { remarks: 'old' }));
    server.save({ dataType: 'flight', data: { id: 1, see: false } }, null);
    opened.line.answer = 'answers';
    await opened.store.sendPending();
    await vi.waitFor(() => expect([waiting(opened), opened.store.base?.flights.size]).toEqual([['gone'], 0]), 30_000);
  });
});

describe('a start', () => {
  it('shows the copy with its pending changes, sends them before it shows a load, and shows nothing twice', async () => {
    const server = new ModelServer();
    const before = await started(server);
    before.line.answer = 'loses responses';
    await before.store.saveItem(flight({ remarks: 'one' }));
    const opened = page(server, before.kept.copy);
    await opened.store.load();
    expect([opened.line.calls, opened.remarks(), waiting(opened)]).toEqual([
      ['load', 'save flight', 'load'],
      ['one'],
      [],
    ]);
    expect(opened.shown.flat().length).toBe(opened.shown.filter((all) => all.length > 0).length);
    expect(serverRemarks(server)).toEqual(['one']);
  });

  it('without the server shows the copy with the pending changes', async () => {
    const server = new ModelServer();
    const before = await started(server);
    before.line.answer = 'ajaxNetworkError';
    await before.store.saveItem(flight({ remarks: 'one' }));
    const opened = page(server, before.kept.copy);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.load();
    expect([opened.remarks(), errorIn(opened.store.state), opened.store.state]).toMatchObject([
      ['one'],
      null,
      { state: 'ready' },
    ]);
  });

  it('without a copy sends the pending changes once the logbook is there', async () => {
    const server = new ModelServer();
    const before = await started(server);
    before.line.answer = 'ajaxNetworkError';
    await before.store.saveItem(flight({ remarks: 'one' }));
    const opened = await started(server);
    await vi.waitFor(() => expect([serverRemarks(server), waiting(opened)]).toEqual([['one'], []]), 30_000);
    expect(opened.remarks()).toEqual(['one']);
  });

  it('in the session of another pilot sends nothing, and shows nothing that waits', async () => {
    const server = new ModelServer();
    const before = await started(server);
    before.line.answer = 'ajaxNetworkError';
    await before.store.saveItem(flight({ remarks: 'one' }));
    const opened = page(server, before.kept.copy);
    opened.line.session = 8;
    vi.spyOn(server, 'load').mockReturnValue({ ...server.load(null), pilot: pilotOf(8) });
    await opened.store.load();
    await opened.store.sendPending();
    expect([logbookIn(opened.store.state)?.pilot.id, opened.remarks(), serverRemarks(server), hasPending(7)]).toEqual([
      8,
      [],
      [],
      true,
    ]);
  });
});

describe('storage that cannot be read at first', () => {
  const deadStorage = () =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Something else holds it.', 'NotReadableError');
    });

  it('is read as soon as it can be: until then the page knows that something waits', async () => {
    const server = new ModelServer();
    const before = await started(server);
    before.line.answer = 'ajaxNetworkError';
    await before.store.saveItem(flight({ remarks: 'one' }));
    const dead = deadStorage();
    const opened = await started(server);
    expect([opened.remarks(), opened.store.isUnread, hasPending(7)]).toEqual([[], true, true]);
    expect(opened.store.pending.isRead).toBe(false); // A form waits for it.
    dead.mockRestore();
    await opened.store.pending.read();
    expect(opened.store.pending.isRead).toBe(true);
    expect(await opened.store.saveItem(flight({ remarks: 'two' }))).toBe(2);
    expect([serverRemarks(server), waiting(opened), opened.store.isUnread]).toEqual([['one', 'two'], [], false]);
  });

  it('is no matter where nothing waits, and takes the next change', async () => {
    const server = new ModelServer();
    await started(server);
    const dead = deadStorage();
    const opened = await started(server);
    expect(opened.store.pending.isRead).toBe(true); // No form waits.
    expect([await opened.store.saveItem(flight({ remarks: 'one' })), opened.store.isUnread]).toEqual([1, false]);
    dead.mockRestore();
    await opened.store.load();
    opened.line.answer = 'ajaxNetworkError';
    await vi.waitFor(async () => expect(await opened.store.saveItem(flight({}))).toBe(first), 30_000);
  });
});

describe('a session', () => {
  it('that has ended lets everything wait until the same pilot has logged in again', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.session = null;
    expect(await opened.store.saveItem(flight({ remarks: 'one' }))).toBe(first);
    expect([errorIn(opened.store.state)?.type, serverRemarks(server)]).toEqual(['authenticationError', []]);
    opened.line.session = 7;
    opened.store.startSession(server.load(null), true);
    await vi.waitFor(
      () => expect([serverRemarks(server), waiting(opened), opened.remarks()]).toEqual([['one'], [], ['one']]),
      30_000,
    );
  });

  it('that seems to have ended as the browser has removed everything stores the pending changes anew', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ remarks: 'one' }));
    await writeStored('strict', ['queue'], async ({ removeAll }) => removeAll('queue', ''));
    setHasPending(7, false);
    opened.store.expireSession();
    await vi.waitFor(() => expect(hasPending(7)).toBe(true), 30_000);
    expect((await readQueue(7)).changes).toMatchObject([{ data: { remarks: 'one' } }]);
  });

  it('without a connection and with its copy removed still says that a change is pending, not that the server is away', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ remarks: 'one' }));
    opened.kept.copy = null;
    await opened.store.load();
    expect([errorIn(opened.store.state), waiting(opened)]).toEqual([null, ['waits']]);
  });

  it('that is logged out keeps the pending changes, which no other pilot sees or sends', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ remarks: 'one' }));
    await opened.store.logOut();
    expect([opened.store.queue.changes, hasPending(7)]).toEqual([[], true]);
    opened.line.answer = 'answers';
    opened.line.session = 8;
    setDeviceOwner(8);
    opened.store.startSession({ ...server.load(null), pilot: pilotOf(8) }, true);
    await opened.store.sendPending();
    expect([opened.remarks(), serverRemarks(server)]).toEqual([[], []]);
    await opened.store.logOut();
    opened.line.session = 7;
    opened.store.startSession(server.load(null), true);
    await vi.waitFor(() => expect([serverRemarks(server), waiting(opened)]).toEqual([['one'], []]), 30_000);
  });

  it.each([
    ['on its way', (login: () => void) => login()],
    ['being stored', (login: () => void) => void setImmediate(login)],
  ])('that begins while a response is %s has nothing of it', async (_, when) => {
    const server = new ModelServer();
    const opened = await started(server);
    const save = server.save.bind(server);
    const ofOther = { ...new ModelServer().load(null), pilot: pilotOf(8) };
    vi.spyOn(server, 'save').mockImplementationOnce((...request) => {
      when(() => {
        opened.line.session = 8;
        opened.store.startSession(ofOther, true);
      });
      return save(...request);
    });
    await opened.store.saveItem(flight({ remarks: 'one' })).catch(() => undefined);
    await opened.store.sendPending();
    expect([opened.remarks(), logbookIn(opened.store.state)?.pilot.id]).toEqual([[], 8]);
    expect(serverRemarks(server)).toEqual(['one']);
  });
});

describe('a restore from a backup', () => {
  it('is loaded, and new items are sent; a server that cannot load is not asked again and again', async () => {
    const server = new ModelServer();
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ remarks: 'one' }));
    opened.line.answer = 'answers';
    server.epoch = 'second';
    const load = vi.spyOn(server, 'load').mockImplementation(() => {
      throw new CallError('DBReadError');
    });
    await opened.store.sendPending();
    expect([opened.line.calls.filter((call) => call === 'save flight').length, waiting(opened)]).toEqual([
      2,
      ['waits'],
    ]);
    load.mockRestore();
    await opened.store.sendPending();
    expect([serverRemarks(server), waiting(opened), opened.remarks()]).toEqual([['one'], [], ['one']]);
  });

  it('that only another tab has loaded does not lose what that has changed since', async () => {
    const server = new ModelServer();
    const stale = await started(server);
    server.epoch = 'second';
    const fresh = await started(server);
    server.save(flight({ remarks: 'one' }), null);
    await fresh.store.load();
    fresh.line.answer = 'ajaxNetworkError';
    await fresh.store.saveItem(flight({ id: 1, remarks: 'two' }, { remarks: 'one' }));
    const deletion = { ...flight({ id: 1, see: false }, { remarks: 'two' }), data: { id: 1, see: false } };
    await fresh.store.saveItem(deletion as ItemSave);
    await vi.waitFor(() => expect(waiting(stale)).toEqual(['waits', 'waits']), 30_000);
    await stale.store.sendPending();
    expect([stale.line.calls.slice(1), waiting(stale), serverRemarks(server)]).toEqual([
      ['load', 'save flight', 'save flight'],
      [],
      [],
    ]);
  });

  it('that a login has loaded is noticed: an edit is never sent to what may be another item', async () => {
    const server = new ModelServer();
    server.save(flight({ remarks: 'one' }), null);
    const opened = await started(server);
    opened.line.answer = 'ajaxNetworkError';
    await opened.store.saveItem(flight({ id: 1, remarks: 'two' }, { remarks: 'one' }));
    await opened.store.logOut();
    opened.line.answer = 'answers';
    server.epoch = 'second';
    opened.store.startSession(server.load(null), true);
    await vi.waitFor(() => expect([waiting(opened), serverRemarks(server)]).toEqual([['restored'], ['one']]), 30_000);
  });
});

it('a new site whose name another device has taken meanwhile is that one', async () => {
  const server = new ModelServer();
  const opened = await started(server);
  opened.line.answer = 'ajaxNetworkError';
  const siteId = await opened.store.saveItem(site({ name: 'Kandel', location: 'Waldkirch' }));
  await opened.store.saveItem(flight({ siteId, remarks: 'there' }));
  server.save(site({ name: 'Kandel', remarks: 'theirs' }), null);
  opened.line.answer = 'answers';
  await opened.store.load();
  await vi.waitFor(() => expect(waiting(opened)).toEqual([]), 30_000);
  const logbook: Logbook | null = applyResponse(null, server.load(null), null);
  expect([...(logbook?.sites.values() ?? [])]).toMatchObject([
    { name: 'Kandel', remarks: 'theirs', location: 'Waldkirch' },
  ]);
  expect([...(logbook?.flights.values() ?? [])]).toMatchObject([{ siteId: 1 }]);
});
