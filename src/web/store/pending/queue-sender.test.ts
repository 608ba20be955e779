import { describe, expect, it, vi } from 'vitest';
import { namesOf, picked } from '#domain/fields/field';
import { PILOT } from '#domain/fields/pilot';
import { baseOf, changeAt, deviceWithQueue, type Fault, queued, removal, save } from '#test/web/device-with-queue';
import { hasPending, lastSentOf } from '../../device-storage/pilots-with-pending.ts';
import type { ItemSave } from '../item-save.ts';
import { applyResponse } from '../logbook.ts';
import { choiceOf, sentAgain, withChoice } from './choices.ts';
import { discardOf } from './discard.ts';
import { FIRST_TEMPORARY_ID, needOf } from './pending-change.ts';
import type { FlightsOfFile } from './queue-sender.ts';

const first = FIRST_TEMPORARY_ID + 1;

describe('sending', () => {
  it('has rules of currency shown as they are typed, and brings them to the server as they are', async () => {
    const { tab, add, held, sent, flush } = deviceWithQueue();
    const { base } = held;
    if (!base) throw new Error('The device has a logbook');
    const before = picked(base.pilot, namesOf(PILOT));
    const currencyRules = [{ count: 'hours' as const, least: 3, days: 90, tag: 'tandem', glider: 'Rush' }];
    await add({ dataType: 'pilot', data: { ...before, currencyRules }, before });
    expect([base.pilot.currencyRules, tab.over(base).pilot.currencyRules]).toEqual([[], currencyRules]);
    expect(await flush()).toBe('sent');
    expect(sent).toMatchObject([{ dataType: 'pilot', data: { currencyRules } }]);
    expect(held.base?.pilot.currencyRules).toEqual(currencyRules);
  });

  describe('of rules whose glider is renamed on this device', () => {
    const ruled = (least: number, glider: string) => [{ count: 'flights' as const, least, days: 90, tag: '', glider }];
    const renamed = (name: string) => save('glider', { id: 1, name }, { name: 'Lark' });

    /** A pilot with the glider 'Lark' and 'Swift', and a rule on the first. `edit` changes the rule as it is shown. */
    async function pilotWithRule() {
      const device = deviceWithQueue();
      const { tab, add, held, flush } = device;
      const shown = () => tab.over(baseOf(held)).pilot;
      const edit = (least: number) => {
        const before = picked(shown(), namesOf(PILOT));
        const [rule] = before.currencyRules;
        const currencyRules = rule ? [{ ...rule, least }] : ruled(least, 'Lark');
        return add({ dataType: 'pilot', data: { ...before, currencyRules }, before });
      };
      for (const name of ['Lark', 'Swift']) await add(save('glider', { name }));
      await edit(1);
      await flush();
      const saved = () => [shown().currencyRules, baseOf(held).pilot.currencyRules, queued(tab)];
      return { ...device, edit, shown, saved };
    }

    it.each(['rename', 'rule'])(
      'has the new name at once, and no conflict with itself, the %s first',
      async (order) => {
        const { add, edit, shown, flush, saved } = await pilotWithRule();
        if (order === 'rule') await edit(5);
        await add(renamed('Lark 2'));
        expect(shown().currencyRules).toEqual(ruled(order === 'rule' ? 5 : 1, 'Lark 2'));
        if (order === 'rename') await edit(5);
        expect(shown().currencyRules).toEqual(ruled(5, 'Lark 2'));
        expect([await flush(), ...saved()]).toEqual(['sent', ruled(5, 'Lark 2'), ruled(5, 'Lark 2'), []]);
      },
    );

    it('has no conflict either where the rename is refused, and then discarded', async () => {
      const { tab, add, edit, flush, saved } = await pilotWithRule();
      await add(renamed('Swift'));
      await edit(5);
      const waits = [[4, 'save glider', 1, 'rejected']];
      expect([await flush(), ...saved()]).toEqual(['sent', ruled(5, 'Swift'), ruled(5, 'Lark'), waits]);
      await edit(6);
      await tab.decide(changeAt(tab, 0), null);
      expect([await flush(), ...saved()]).toEqual(['sent', ruled(6, 'Lark'), ruled(6, 'Lark'), []]);
    });

    it('has one with another device that has changed the rule; decided, it has the new name', async () => {
      const { tab, server, held, add, edit, flush, shown, saved } = await pilotWithRule();
      const before = picked(shown(), namesOf(PILOT));
      server.save({ dataType: 'pilot', data: { ...before, currencyRules: ruled(9, 'Lark') }, before }, null);
      await edit(5);
      await add(renamed('Lark 2'));
      expect([await flush(), queued(tab)]).toEqual(['sent', [[4, 'save pilot', 1, 'conflict']]]);
      const theirs = picked(baseOf(held).pilot, namesOf(PILOT));
      expect(theirs.currencyRules).toEqual(ruled(9, 'Lark 2'));
      const change = changeAt(tab, 0);
      await tab.decide(change, withChoice(change, theirs, new Map([['currencyRules', 'mine']])));
      expect([await flush(), ...saved()]).toEqual(['sent', ruled(5, 'Lark 2'), ruled(5, 'Lark 2'), []]);
    });
  });

  it('is in order, with the ids that the server has given', async () => {
    const { tab, add, sent, server, flush } = deviceWithQueue();
    await add(save('site', { name: 'Kandel' }));
    await add(save('glider', { name: 'Rush' }));
    await add(save('flight', { siteId: first, gliderId: first + 1 }));
    expect(await flush()).toBe('sent');
    expect(sent.map(({ dataType, data }) => [dataType, data])).toMatchObject([
      ['site', { id: 0 }],
      ['glider', { id: 0 }],
      ['flight', { id: 0, siteId: 1, gliderId: 1 }],
    ]);
    expect([queued(tab), hasPending(7), server.visible('flight').size]).toEqual([[], false, 1]);
    expect(lastSentOf(7)).not.toBeNull();
    expect(tab.contents.ids).toEqual(
      new Map([
        [first, 1],
        [first + 1, 1],
        [first + 2, 1],
      ]),
    );
  });

  it('stores the attempt before the call, and repeats it with the same keys until there is an answer', async () => {
    const { add, sent, faults, server, open, flush } = deviceWithQueue();
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
    const { tab, add, server, flush } = deviceWithQueue();
    await add(save('flight', { remarks: 'first' }));
    const flushing = flush();
    const second = add(save('flight', { remarks: 'second' })).then(() => flush());
    expect([await flushing, await second, queued(tab)]).toEqual(['sent', 'sent', []]);
    expect(server.visible('flight').size).toBe(2);
  });

  it('by two tabs at once sends each change once, and the other tab loads it', async () => {
    const { tab, add, open, server, held, flush } = deviceWithQueue();
    const other = open();
    for (const remarks of ['a', 'b', 'c']) await add(save('flight', { remarks }));
    await other.read();
    expect(await Promise.all([flush(), flush(other)])).toEqual(['sent', 'sent']);
    await vi.waitFor(() => expect([queued(tab), queued(other), held.loads > 0]).toEqual([[], [], true]), 30_000);
    expect(server.visible('flight').size).toBe(3);
  });

  it('ends at a lost session, and goes on with it', async () => {
    const { add, faults, server, flush } = deviceWithQueue();
    faults.push({ lost: 'request', type: 'authenticationError' }, { lost: 'request', type: 'userMismatch' });
    await add(save('flight', {}));
    expect([await flush(), await flush(), await flush()]).toEqual(['paused', 'paused', 'sent']);
    expect(server.visible('flight').size).toBe(1);
  });

  it('ends when the queue is closed, even between two steps', async () => {
    const { tab, add, sent, flush } = deviceWithQueue();
    await add(save('flight', {}));
    const flushing = flush();
    tab.close();
    expect([await flushing, sent]).toEqual(['paused', []]);
  });

  it('survives storage that dies after the call: the change is sent again, and saved once', async () => {
    const { tab, add, server, held, flush } = deviceWithQueue();
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

describe('a new track that another flight has', () => {
  const other = { flightId: 5, launchTime: 100, landingTime: 200 };
  const file = { igc: 'AXXX1', igcFileName: 'a.igc' };
  const asked = (flights: FlightsOfFile = [other]) => {
    const opened = deviceWithQueue();
    opened.tracks.flights = flights;
    return opened;
  };
  const waits = [1, 'save flight', 0, 'known'];

  it('that the form did not show needs the pilot, and nothing else does', async () => {
    const { tab, add, flush, sent, held } = asked();
    await add(save('flight', { ...file, remarks: 'mine' }));
    await add(save('flight', { remarks: 'next' }));
    expect([await flush(), queued(tab), held.loads]).toEqual(['sent', [waits], 1]);
    expect(sent).toMatchObject([{ data: { remarks: 'next' } }]);
    const change = changeAt(tab, 0);
    expect([needOf(change)?.flightId, choiceOf(change), discardOf(tab.contents, change)]).toEqual([
      5,
      'keepBoth',
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
  ] satisfies [string, ItemSave, number[], FlightsOfFile][])('is sent where %s', async (_, request, known, flights) => {
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

describe('a change whose key the server knows with other values', () => {
  it('needs the pilot, and is sent again with another key, as a change of what was saved', async () => {
    const { tab, add, faults, server, flush } = deviceWithQueue();
    faults.push({ lost: 'response' });
    await add(save('site', { name: 'Kandel', remarks: 'first' }));
    expect(await flush()).toBe('unanswered');
    const sent = changeAt(tab, 0);
    await tab.decide(sent, { ...sent, data: { ...sent.data, remarks: 'second' } }); // As no version of the app should.
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save site', 1, 'refused']]]);
    expect([...server.visible('site').values()]).toMatchObject([{ remarks: 'first' }]);
    const refused = changeAt(tab, 0);
    expect(choiceOf(refused)).toBe('sendAgain');
    await tab.decide(refused, sentAgain(refused, 2_000));
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    expect([...server.visible('site').values()]).toMatchObject([{ remarks: 'second' }]);
  });
});

describe('a change that alone fails, as at a proxy that takes no such size', () => {
  const refused = (status: number) => ({ lost: 'request', status }) as const;

  it('needs the pilot after three times, and holds up nothing else', async () => {
    const { tab, add, faults, server, sent, flush, failureOf } = deviceWithQueue();
    await add(save('flight', { remarks: 'large' }));
    await add(save('flight', { remarks: 'small' }));
    faults.push(refused(413), { lost: 'request' }, refused(502), refused(413));
    expect([await flush(), await flush(), await flush()]).toEqual(['later', 'unanswered', 'later']);
    expect([await flush(), queued(tab)]).toEqual(['sent', [[1, 'save flight', 1, 'failedAlone']]]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'small' }]);
    const failed = changeAt(tab, 0);
    expect(failureOf(failed)).toBeNull(); // It may have been saved: no form takes it back.
    await tab.decide(failed, sentAgain(failed, 2_000));
    expect([await flush(), queued(tab), sent.at(-1)?.opKey]).toEqual(['sent', [], failed.opKey]);
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
    const { tab, add, faults, held, flush } = deviceWithQueue();
    await add(save('flight', {}));
    held.isAnswering = isAnswering;
    for (let times = 0; times < 5; times += 1) {
      faults.push(fault);
      expect(await flush()).toMatch(/unanswered|later/);
    }
    expect(queued(tab)).toEqual([[1, 'save flight', 1, null]]);
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
    const { tab, add, server, sent, flush } = deviceWithQueue();
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
    const { tab, add, server, open, flush } = deviceWithQueue();
    await add(save('flight', { remarks: 'one' }));
    await add(save('flight', { remarks: 'two' }));
    const full = beginToFail();
    expect([await flush(), queued(tab)]).toEqual(['sent', []]);
    full.mockRestore();
    const other = open();
    await other.read();
    expect(other.contents.ids.has(first)).toBe(isStored);
    await add(removal('flight', first, { remarks: 'one' }));
    await other.read(); // The page may be closed before it is sent.
    expect([await flush(other), queued(other)]).toEqual(['sent', []]);
    expect([...server.visible('flight').values()]).toMatchObject([{ remarks: 'two' }]);
  });

  it('knows of what may have reached the server: discarded, that does not come back', async () => {
    const { tab, add, faults, server, flush } = deviceWithQueue();
    await add(save('flight', { remarks: 'one' }));
    const full = fill();
    faults.push({ lost: 'response' });
    expect([await flush(), discardOf(tab.contents, changeAt(tab, 0))]).toEqual(['unanswered', 'deleted']);
    await tab.read();
    expect(discardOf(tab.contents, changeAt(tab, 0))).toBe('deleted');
    full.mockRestore();
    await tab.decide(changeAt(tab, 0), null);
    expect([await flush(), queued(tab), server.visible('flight').size]).toEqual(['sent', [], 0]);
  });

  it('sends nothing again whose outcome is unknown for too long', async () => {
    const { tab, add, faults, held, sent, flush } = deviceWithQueue();
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
