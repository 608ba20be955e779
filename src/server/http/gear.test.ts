import { describe, expect, it } from 'vitest';
import { readDues } from '#server/services/due/read-dues';
import { aFlight, aGlider } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { type Fields, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

interface Failure {
  readonly error: { readonly problems?: readonly unknown[]; readonly rejection?: unknown };
}

const CHECK = {
  ...{ what: 'repack', words: '', lastOn: '2026-01-31', months: 1, hours: 0, flights: 0, nextOn: null },
  history: [],
};
const gear = (change: Fields = {}): Fields => ({ id: 0, name: 'Yeti', kind: 'reserve', checks: [CHECK], ...change });
const handling = (change: Fields = {}): Fields => ({
  id: 0,
  date: '2026-05-03',
  duration: 60,
  gliderId: 1,
  ...change,
});

describe.each(DATABASES)('gear and ground handling on $name', ({ create }) => {
  const server = runningServer({}, create);
  const problemsOf = async (pilot: Visitor, dataType: string, data: Fields) => {
    const { status, body } = await pilot.post<Failure>('/api/data', { dataType, data });
    return [status, body.error.problems];
  };

  it.each([
    [{ checks: [{ ...CHECK, months: -1 }] }, 'checks', 'notWhole'],
    [{ checks: [{ ...CHECK, months: 1e9 }] }, 'checks', 'tooFar'],
    [{ checks: [{ ...CHECK, nextOn: '2026-01-31' }] }, 'checks', 'nextBeforeLast'],
    [{ checks: [{ ...CHECK, lastOn: '2026-02-30' }] }, 'checks', 'notDate'],
    [{ checks: [CHECK, CHECK] }, 'checks', 'checkTwice'],
    [{ checks: [{ ...CHECK, what: 'other', words: ' ' }] }, 'checks', 'required'],
    [{ checks: Array.from({ length: 5 }, () => CHECK) }, 'checks', 'tooManyItems'],
    [{ gliderIds: [77] }, 'gliderIds', 'gone'],
    [{ gliderIds: [1, 2, 3, 4, 5, 6] }, 'gliderIds', 'tooManyItems'],
    [{ inUseFrom: '2026-01-02', inUseUntil: '2026-01-01' }, 'inUseUntil', 'untilBeforeFrom'],
    [{ name: ' ' }, 'name', 'required'],
  ])('say what is wrong with gear: %j', async (change, field, code) => {
    const pilot = await signUpPilot(server().url);
    const [status, problems] = await problemsOf(pilot, 'gear', gear(change));
    expect(status).toBe(422);
    expect(problems).toEqual(expect.arrayContaining([expect.objectContaining({ subject: 'gear', field, code })]));
    expect((await loaded(pilot)).gear).toEqual([]);
  });

  it.each([
    [{ duration: 0 }, 'duration', 'required'],
    [{ duration: 1_441 }, 'duration', 'tooFar'],
    [{ duration: 1.5 }, 'duration', 'notWhole'],
    [{ gliderId: 77 }, 'gliderId', 'gone'],
    [{ gliderId: null }, 'gliderId', 'required'],
    [{ date: '2026-02-30' }, 'date', 'notDate'],
  ])('say what is wrong with ground handling: %j', async (change, field, code) => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'glider', aGlider());
    const [status, problems] = await problemsOf(pilot, 'handling', handling(change));
    expect([status, problems]).toMatchObject([422, [{ subject: 'handling', field, code }]]);
  });

  it('keep a name of gear to one piece', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'gear', gear());
    expect(await problemsOf(pilot, 'gear', gear({ name: ' yeti ' }))).toMatchObject([
      422,
      [{ subject: 'gear', field: 'name', code: 'nameTaken' }],
    ]);
  });

  it('of a deleted glider: its ground handling goes with it, and gear stays with what it was used', async () => {
    const pilot = await signUpPilot(server().url);
    const { savedId } = await saved(pilot, 'glider', aGlider());
    await saved(pilot, 'gear', gear({ gliderIds: [savedId] }));
    await saved(pilot, 'handling', handling({ gliderId: savedId }));
    const { lastModified } = await loaded(pilot);
    await saved(pilot, 'glider', { id: savedId, see: false });
    expect((await loaded(pilot, lastModified)).handlings).toEqual([{ id: 1, see: false }]);
    const logbook = await loaded(pilot);
    expect([logbook.handlings, logbook.gear]).toMatchObject([[], [{ gliderIds: [savedId] }]]);
    await saved(pilot, 'gear', { ...gear({ gliderIds: [savedId], serialNumber: 'A1' }), id: 1 });
    expect((await loaded(pilot)).gear).toMatchObject([{ gliderIds: [savedId], serialNumber: 'A1' }]);
  });

  it('keep a glider whose ground handling another device has added to since it was deleted on this one', async () => {
    const pilot = await signUpPilot(server().url);
    const { savedId: id } = await saved(pilot, 'glider', aGlider());
    await saved(pilot, 'handling', handling({ gliderId: id }));
    const { name } = aGlider();
    const remove = (handlings?: number) =>
      pilot.post<Failure>('/api/data', {
        ...{ dataType: 'glider', data: { id, see: false } },
        before: { name, ...(handlings !== undefined && { handlings }) },
      });
    await saved(pilot, 'handling', handling({ gliderId: id, duration: 15 }));
    const rejected = await remove(1);
    expect(rejected.status).toBe(409);
    expect(rejected.body.error).toMatchObject({ rejection: { code: 'changedElsewhere', fields: ['handlings'] } });
    expect((await loaded(pilot)).handlings).toHaveLength(2);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(0)).status).toBe(200);
    expect((await loaded(pilot)).handlings).toEqual([]);
  });

  it('keep a glider with ground handling that the pilot has not seen, however much another device has deleted', async () => {
    const pilot = await signUpPilot(server().url);
    const { savedId: id } = await saved(pilot, 'glider', aGlider());
    const add = async () => (await saved(pilot, 'handling', handling({ gliderId: id }))).savedId;
    const remove = (handlingIds: readonly number[]) =>
      pilot.post<Failure>('/api/data', {
        ...{ dataType: 'glider', data: { id, see: false } },
        before: { name: aGlider().name, handlings: handlingIds.length, handlingIds },
      });
    const seen = [await add(), await add()];
    await saved(pilot, 'handling', { id: seen[0], see: false });
    const unseen = await add();
    const rejected = await remove(seen);
    expect(rejected.status).toBe(409);
    expect(rejected.body.error).toMatchObject({ rejection: { code: 'changedElsewhere', fields: ['handlings'] } });
    expect((await loaded(pilot)).handlings).toHaveLength(2);
    expect((await remove([...seen, unseen])).status).toBe(200);
    expect((await loaded(pilot)).handlings).toEqual([]);
  });

  it('merge what two devices change, and reject what both have changed', async () => {
    const pilot = await signUpPilot(server().url);
    const { savedId: id } = await saved(pilot, 'gear', gear());
    const before = { name: 'Yeti', kind: 'reserve', serialNumber: '', inUseFrom: null, inUseUntil: null };
    const opened = { ...before, gliderIds: [], checks: [CHECK], remarks: '' };
    const save = (change: Fields) =>
      pilot.post<Failure>('/api/data', { dataType: 'gear', data: { ...opened, ...change, id }, before: opened });
    expect((await save({ serialNumber: 'A1' })).status).toBe(200);
    expect((await save({ remarks: 'blue' })).status).toBe(200);
    expect((await loaded(pilot)).gear).toMatchObject([{ serialNumber: 'A1', remarks: 'blue' }]);
    expect((await save({ serialNumber: 'B2' })).body.error).toMatchObject({ rejection: { fields: ['serialNumber'] } });
  });

  it('stand on the server as on the pages; ground handling is in no flight, airtime or total', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'glider', aGlider({ checkedOn: '2026-05-03', checkHours: 10, handlingFactor: '2' }));
    await saved(pilot, 'gear', gear());
    await saved(pilot, 'flight', aFlight({ date: '2026-05-03', siteId: null, gliderId: 1, airtime: 60 }));
    await saved(pilot, 'handling', handling());
    const { context } = server();
    const dues = await readDues(context.db, pilot.pilotId ?? 0, '2026-05-03');
    expect(dues.map(({ key, state, hoursLeft }) => [key, state, hoursLeft])).toEqual([
      ['gear 1 repack', 'due', null],
      ['glider 1 check', 'fine', 7],
    ]);
    expect((await loaded(pilot)).flights).toMatchObject([{ airtime: 60 }]);
  });
});
