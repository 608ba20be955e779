import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { type Random, seededRandom } from '#test/builders/random';
import { DATABASES } from '#test/databases/databases';
import {
  finishedRun,
  igcNumber,
  igcOf,
  importedPart,
  listedRuns,
  readRun,
  sentPart,
  startedRun,
  undoneRun,
} from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { type Fields, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const { id: _, ...FLIGHT } = aFlight();
const { id: __, ...SITE } = aSite();
const [SLOTS, RUNS, TIMEOUT_MS] = [8, 4, 120_000];

describe.each(DATABASES)('the undo of an import on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('removes what the run has added and restores what it has filled, whether it has ended or not', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', { id: 0, date: '2020-01-02', remarks: 'mine' });
    const before = await logbookOf(pilot);
    for (const isEnded of [false, true]) {
      const run = await startedRun(pilot);
      await importedPart(pilot, run, {
        sites: [{ ref: 's', ...SITE }],
        gliders: [{ ref: 'g', name: 'Alpha' }],
        flights: [
          { ref: 'a', ...FLIGHT, siteRef: 's', gliderRef: 'g', igc: igcNumber(1) },
          { ref: 'b', ...FLIGHT, id: 1, siteRef: 's', igc: igcNumber(2), igcFileName: 'b.igc' },
        ],
      });
      expect(await logbookOf(pilot)).not.toEqual(before);
      if (isEnded) await finishedRun(pilot, run);
      expect(await undoneRun(pilot, run)).toMatchObject({ removed: 3, restored: 1, kept: [], left: 0 });
      expect(await logbookOf(pilot)).toEqual(before);
      expect(await readRun(pilot, run)).toMatchObject({ state: 'undone', undone: { removed: 3, restored: 1 } });
    }
    const { db } = server().context;
    expect(
      await db
        .selectFrom('track_files')
        .select('sha256')
        .where('pilot_id', '=', pilot.pilotId ?? 0)
        .execute(),
    ).toEqual([]);
  });

  it('takes back one filling after the other where a run has filled a flight twice, or one that it has added', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', { id: 0, date: '2020-01-02' });
    const before = await logbookOf(pilot);
    const run = await startedRun(pilot);
    await importedPart(pilot, run, { flights: [{ ref: 'c', id: 1, date: '2020-01-02', airtime: 9 }] });
    await importedPart(pilot, run, {
      flights: [
        { ref: 'b', id: 1, date: '2020-01-02', altitude: 900 },
        { ref: 'd', date: '2020-01-03' },
        { ref: 'a', id: 2, date: '2020-01-03', remarks: 'more' },
      ],
    });
    expect(await undoneRun(pilot, run)).toMatchObject({ removed: 1, restored: 3, kept: [] });
    expect(await logbookOf(pilot)).toEqual(before);
  });

  it('keeps a glider with own ground handling or gear, and not one of gear that is deleted', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const gliders = Array.from({ length: 12 }, (_unused, index) => ({ ref: `g${index}`, name: `Glider ${index}` }));
    await importedPart(pilot, run, {
      gliders,
      gear: [{ ref: 'h', name: 'Helmet', kind: 'helmet', gliderRefs: ['g5'] }],
    });
    await saved(pilot, 'gear', { id: 0, name: 'Harness', kind: 'harness', gliderIds: [1, 3, 12] });
    const { savedId } = await saved(pilot, 'gear', { id: 0, name: 'Sold', kind: 'other', gliderIds: [4] });
    await saved(pilot, 'gear', { id: savedId, see: false });
    await saved(pilot, 'handling', { id: 0, date: '2026-05-03', duration: 60, gliderId: 2 });
    const undone = await undoneRun(pilot, run);
    expect(undone.kept.map(({ id, reason }) => [id, reason])).toEqual([1, 2, 3, 12].map((id) => [id, 'used']));
    const { gear, handlings } = await loaded(pilot);
    expect(gear).toMatchObject([{ name: 'Harness', gliderIds: [1, 3, 12] }]);
    expect(handlings).toMatchObject([{ gliderId: 2, duration: 60 }]);
  });

  it('keeps what was changed since, and what it uses, and names both', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', { id: 0, date: '2020-01-02' });
    const run = await startedRun(pilot);
    await importedPart(pilot, run, {
      sites: ['s', 't', 'u'].map((ref) => ({ ref, ...SITE, name: ref })),
      flights: [
        { ref: 'a', ...FLIGHT, siteRef: 's' },
        { ref: 'b', ...FLIGHT, id: 1, siteRef: 't' },
        { ref: 'c', ...FLIGHT, siteRef: 'u' },
        { ref: 'd', ...FLIGHT, siteRef: 'u' },
      ],
    });
    await saved(pilot, 'flight', aFlight({ id: 2, siteId: 1, remarks: 'what a day' }));
    await saved(pilot, 'flight', aFlight({ id: 1, siteId: 2, date: '2020-01-02', airtime: 12 }));
    await saved(pilot, 'flight', { id: 4, see: false });
    expect(await undoneRun(pilot, run)).toMatchObject({
      removed: 2,
      restored: 0,
      kept: [
        { dataType: 'flight', id: 1, reason: 'changed' },
        { dataType: 'flight', id: 2, reason: 'changed' },
        { dataType: 'site', id: 1, reason: 'used' },
        { dataType: 'site', id: 2, reason: 'used' },
      ],
    });
    const { flights, sites } = await loaded(pilot);
    expect(flights).toMatchObject([
      { id: 1, airtime: 12, siteId: 2 },
      { id: 2, remarks: 'what a day', siteId: 1 },
    ]);
    expect(sites.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('does a large run in several calls, which may be repeated, and takes no part meanwhile or afterwards', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    for (let part = 0; part < 5; part += 1) {
      const flights = Array.from({ length: 50 }, (_unused, index) => ({ ref: `${part} ${index}`, ...FLIGHT }));
      await importedPart(pilot, run, { flights });
    }
    const first = await pilot.post(`/api/imports/${run}/undo`, {});
    expect(first.body).toMatchObject({ removed: 200, left: 50 });
    expect(await listedRuns(pilot)).toMatchObject([{ state: 'undoing' }]);
    expect((await sentPart(pilot, run, { flights: [{ ref: 'x', ...FLIGHT }] })).status).toBe(400);
    expect(await undoneRun(pilot, run)).toMatchObject({ removed: 250, left: 0 });
    expect(await undoneRun(pilot, run)).toMatchObject({ removed: 250, left: 0, flights: [] });
    expect((await sentPart(pilot, run, { flights: [{ ref: 'x', ...FLIGHT }] })).status).toBe(400);
    expect((await loaded(pilot)).flights).toEqual([]);
  });

  it('is refused to another pilot', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const run = await startedRun(ann);
    await importedPart(ann, run, { flights: [{ ref: 'a', ...FLIGHT }] });
    for (const id of [run, 'x', 99, 999_999_999_999_999])
      expect((await bob.post(`/api/imports/${id}/undo`, {})).status).toBe(404);
    expect((await loaded(ann)).flights).toHaveLength(1);
  });

  it('leaves the logbook as it was before, apart from what was changed meanwhile', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const property = fc.asyncProperty(fc.nat(), fc.boolean(), async (seed, hasEdits) => {
      const random = seededRandom(seed);
      const pilot = await signUpPilot(server().url);
      await fillLogbook(pilot, random);
      const before = await logbookOf(pilot);
      const run = await startedRun(pilot);
      for (let part = 0; part < 3; part += 1) await importedPart(pilot, run, randomPart(random, part));
      const edited = hasEdits ? await editSome(pilot, random) : new Set<number>();
      const between = await logbookOf(pilot);
      await undoneRun(pilot, run);
      expect(await logbookOf(pilot)).toEqual(expectedAfterUndo(before, between, edited));
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});

type Logbook = Awaited<ReturnType<typeof logbookOf>>;

/** Returns all that an undo must leave as it was: the items, and the bytes of each track. */
async function logbookOf(pilot: Visitor) {
  const { flights, sites, gliders } = await loaded(pilot);
  const tracks = flights.map(async (flight) => ({
    ...flight,
    track: flight.see && flight.hasTrack ? await igcOf(pilot, flight.id) : null,
  }));
  return { flights: await Promise.all(tracks), sites, gliders };
}

function expectedAfterUndo(before: Logbook, between: Logbook, edited: ReadonlySet<number>): Logbook {
  const flights = between.flights.flatMap((flight) => {
    const former = before.flights.find(({ id }) => id === flight.id);
    return edited.has(flight.id) ? [flight] : (former ?? []);
  });
  const isKept = (siteId: number) =>
    before.sites.some(({ id }) => id === siteId) ||
    flights.some((flight) => 'siteId' in flight && flight.siteId === siteId);
  return { flights, sites: between.sites.filter(({ id }) => isKept(id)), gliders: before.gliders };
}

async function fillLogbook(pilot: Visitor, random: Random): Promise<void> {
  await saved(pilot, 'site', aSite({ name: 'site 0' }));
  await saved(pilot, 'glider', aGlider());
  for (let number = 0; number < SLOTS; number += 1)
    await saved(pilot, 'flight', { id: 0, ...randomFlight(random, number) });
}

/** Returns the fields of a flight of which each may be empty. */
function randomFlight(random: Random, number: number): Fields {
  const maybe = (fields: Fields): Fields => (random() < 0.5 ? fields : {});
  return {
    date: '2026-05-03',
    ...maybe({ time: '10:30' }),
    ...maybe({ airtime: 75 }),
    ...maybe({ altitude: 1_524.3 }),
    ...maybe({ siteId: 1 }),
    ...maybe({ gliderId: 1 }),
    ...maybe({ remarks: `flight ${number}` }),
    ...maybe({ tags: ['tandem', `tag ${number}`] }),
    ...maybe({ igc: igcNumber(Math.floor(random() * 4)), igcFileName: `${number}.igc` }),
  };
}

/** Returns a part that has new sites and known ones, new flights, and flights that fill others. */
function randomPart(random: Random, part: number): Fields {
  const sites = [0, 1, 2].map((number) => ({ ref: `s${number}`, name: `site ${number}` }));
  const flights = Array.from({ length: SLOTS }, (_unused, index) => {
    const { siteId: _site, ...flight } = randomFlight(random, index);
    const id = random() < 0.5 ? 1 + Math.floor(random() * SLOTS) : 0;
    return { ref: `${part} ${index}`, id, ...flight, siteRef: random() < 0.5 ? `s${index % 3}` : null };
  });
  return { sites, flights };
}

/** Changes some flights, and returns their ids. */
async function editSome(pilot: Visitor, random: Random): Promise<ReadonlySet<number>> {
  const edited = new Set<number>();
  for (const flight of (await loaded(pilot)).flights) {
    if (!flight.see || random() < 0.7) continue;
    const { date, time, airtime, altitude, siteId, gliderId } = flight;
    const draft = { id: flight.id, date, time, airtime, altitude, siteId, gliderId, remarks: `edited ${flight.id}` };
    await saved(pilot, 'flight', random() < 0.5 ? draft : { ...draft, igc: igcNumber(9) });
    edited.add(flight.id);
  }
  return edited;
}
