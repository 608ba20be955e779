// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { SITE } from '#domain/fields/site';
import { flownPath, igcFile } from '#test/builders/igc';
import { logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { loseResponses } from '#test/web/lose-responses';
import { errorOf, respondInstead } from '#test/web/respond-instead';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { writeStored } from '../../device-storage/stored-database.ts';
import { clearSessionState } from '../../session-state.ts';
import { heldLogbook, heldPilotId, saveItem } from '../store.ts';
import { type RestoredRow, restoredKey } from './restored-rows.ts';
import { readRestored } from './restored-storage.ts';
import { saveRestored, saving } from './save-restored.ts';

browserWithServer();
beforeEach(async () => {
  fakeStorage();
  clearSessionState();
  await signUpInBrowser();
  setDeviceOwner(heldPilotId());
});

const BELCHEN = logbookSite({ id: 4, name: 'Belchen', remarks: 'steep' });
const TERN = logbookGlider({ id: 3, name: 'Tern' });
const made = { v: 1, epoch: 'before', putAsideAt: 0 } as const;
const row = (named: Partial<ReturnType<typeof logbookFlight>> = {}, more: object = {}): RestoredRow => ({
  ...{ ...made, dataType: 'flight', item: { ...logbookFlight({ id: 9, remarks: 'lost', ...named }) } },
  ...{ site: null, glider: null, track: null },
  ...more,
});
const SITE_ROW: RestoredRow = { ...made, dataType: 'site', item: { ...BELCHEN } };
const GLIDER_ROW: RestoredRow = { ...made, dataType: 'glider', item: { ...TERN } };
const AT_BELCHEN = row({}, { site: { ...BELCHEN }, glider: { ...TERN } });

const IGC = igcFile({
  fixes: flownPath({ at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 }, [
    { seconds: 60 },
    { seconds: 600, speed: 10, climb: -1 },
  ]),
});
const WITH_TRACK = row({ hasTrack: true, igcFileName: 'a.igc' }, { track: { file: 'a', range: null } });

/** Puts rows aside on this device, with the bytes of the track, as after a restore. */
async function putAside(...rows: readonly RestoredRow[]): Promise<void> {
  const pilotId = heldPilotId() ?? 0;
  await writeStored('relaxed', ['tracks'], async ({ put }) => {
    for (const each of rows) {
      const id = 'id' in each.item ? Number(each.item.id) : 0;
      put('tracks', restoredKey(pilotId, { epoch: each.epoch, dataType: each.dataType, id }), each);
    }
    put('tracks', `${pilotId}/file/a`, { v: 1, bytes: new TextEncoder().encode(IGC) });
  });
}

async function saveAll(): Promise<void> {
  const pilotId = heldPilotId() ?? 0;
  await saveRestored(pilotId, await readRestored(pilotId, 0));
}

const left = async () => (await readRestored(heldPilotId() ?? 0, 0)).map(({ dataType }) => dataType);
const held = () => {
  const { flights, sites, gliders } = heldLogbook() ?? {};
  const listOf = <Item>(items: ReadonlyMap<number, Item> = new Map()): readonly Item[] => [...items.values()];
  return { flights: listOf(flights), sites: listOf(sites), gliders: listOf(gliders) };
};
const ENDED = { state: 'ended', message: null, failures: new Map() };

it('saves what the logbook lacks as new, the site and the glider before their flight, and removes it from the device', async () => {
  await putAside(AT_BELCHEN, SITE_ROW, GLIDER_ROW);
  await saveAll();
  expect(held()).toMatchObject({
    flights: [{ remarks: 'lost', siteId: 1, gliderId: 1, airtime: 75, altitude: 1_850 }],
    sites: [{ id: 1, name: 'Belchen', remarks: 'steep' }],
    gliders: [{ id: 1, name: 'Tern' }],
  });
  expect([await left(), saving.get()]).toEqual([[], ENDED]);
});

it('saves the site and the glider of a flight with it, where the pilot has not chosen them; of the same name, they are those', async () => {
  await saveItem({ dataType: 'site', data: { ...blankOf(SITE), id: 0, name: 'BELCHEN' } });
  await putAside(AT_BELCHEN);
  await saveAll();
  expect(held()).toMatchObject({
    flights: [{ siteId: 1, gliderId: 1 }],
    sites: [{ name: 'BELCHEN', remarks: '' }],
    gliders: [{ name: 'Tern' }],
  });
});

it('adds nothing that another device has saved, which may have been changed since', async () => {
  await putAside(AT_BELCHEN, SITE_ROW);
  await saveAll();
  const [flight] = held().flights;
  const changed = { ...blankOf(FLIGHT), id: flight?.id ?? 0, date: '2026-05-03', remarks: 'changed since', siteId: 1 };
  await saveItem({ dataType: 'flight', data: changed });
  await putAside(AT_BELCHEN, SITE_ROW, GLIDER_ROW);
  await saveAll();
  expect(held()).toMatchObject({ flights: [{ remarks: 'changed since' }], sites: [{ id: 1 }], gliders: [{ id: 1 }] });
  expect([held().flights.length, await left(), saving.get()]).toEqual([1, [], ENDED]);
});

it('saves a flight with its track, and without where that is not on this device; another device adds it', async () => {
  await putAside(row({ hasTrack: true, igcFileName: 'a.igc' }));
  await saveAll();
  expect(held().flights).toMatchObject([{ hasTrack: false, remarks: 'lost' }]);
  await putAside(WITH_TRACK);
  await saveAll();
  expect(held().flights).toMatchObject([{ hasTrack: true, remarks: 'lost', igcFileName: 'a.igc' }]);
  await putAside(WITH_TRACK);
  await saveAll();
  expect([held().flights.length, await left(), saving.get()]).toEqual([1, [], ENDED]);
});

it('counts as done what the server rejects since its key came with other values, and adds the track there, too', async () => {
  await putAside(row({ hasTrack: true, igcFileName: 'a.igc' }));
  await saveAll();
  const isFirst = { value: true };
  respondInstead('POST /api/data', () => {
    const isRejected = isFirst.value;
    isFirst.value = false;
    return isRejected ? errorOf('badRequest', 400, { rejection: { code: 'keyReused' } }) : null;
  });
  await putAside(WITH_TRACK);
  await saveAll();
  expect(held().flights).toMatchObject([{ hasTrack: true }]);
  expect([await left(), saving.get()]).toEqual([[], ENDED]);
});

it('waits where the server takes no more in a minute, and goes on', async () => {
  const wait = globalThis.setTimeout;
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
    if (ms !== 10_000) return wait(work, ms);
    waits.push(ms);
    expect(saving.get()).toMatchObject({ state: 'saving', done: 0, total: 2, isWaiting: true });
    return wait(work);
  });
  const times = { left: 2 };
  respondInstead('POST /api/data', () => {
    times.left -= 1;
    const rejection = { code: 'tooManyInMinutes', what: 'changes', minutes: 1 };
    return times.left >= 0 ? errorOf('badRequest', 429, { rejection }) : null;
  });
  await putAside(row(), row({ id: 10, remarks: 'lost, too' }));
  await saveAll();
  expect([waits.length, held().flights.length, await left(), saving.get()]).toEqual([2, 2, [], ENDED]);
});

it('keeps what the server rejects, says why, and goes on with the others', async () => {
  await putAside(row({ remarks: 'W'.repeat(10_001) }), row({ id: 10 }));
  await saveAll();
  expect([held().flights.length, await left()]).toEqual([1, ['flight']]);
  const [rejected] = await readRestored(heldPilotId() ?? 0, 0);
  const failures = new Map([[rejected?.key, expect.stringMatching(/10\s000/)]]);
  expect(saving.get()).toEqual({ state: 'ended', message: null, failures });
});

it('ends where nobody answers, and goes on another time: what the server had saved is not added again', async () => {
  await putAside(row(), row({ id: 10 }));
  const Answering = XMLHttpRequest;
  loseResponses('/api/data');
  await saveAll();
  expect(await left()).toEqual(['flight', 'flight']);
  expect(saving.get()).toMatchObject({ state: 'ended', message: expect.stringContaining('Server is not responding') });
  vi.stubGlobal('XMLHttpRequest', Answering);
  await saveAll();
  expect([held().flights.length, await left(), saving.get()]).toEqual([2, [], ENDED]);
});
