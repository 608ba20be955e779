import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFlight, aGlider, aSite, pilotFacts } from '#test/builders/items';
import { DATABASES } from '#test/databases';
import { startTestServer, type TestServer } from '#test/server';
import type { TestDatabase } from '#test/sqlite-file';
import { errorOf, loaded, saved, signUpPilot } from '#test/visitor';

describe.each(DATABASES)('the logbook on $name', ({ create }) => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await create();
    server = await startTestServer({ database });
  });

  afterAll(async () => {
    await server?.close();
    await database?.remove();
  });

  it('gives back a flight, a site, a glider and the pilot as they were saved', async () => {
    const pilot = await signUpPilot(server.url);
    const site = await saved(pilot, 'site', aSite());
    const glider = await saved(pilot, 'glider', aGlider({ initialFlightNum: 12, initialAirtime: 600 }));
    const flight = aFlight({ time: '13:05', siteId: site.savedId, gliderId: glider.savedId, remarks: 'Grüße 🪂 שלום' });
    await saved(pilot, 'flight', flight);
    await saved(pilot, 'pilot', pilotFacts({ initialFlightNum: 3 }));

    const logbook = await loaded(pilot);

    expect(logbook.flights).toEqual([
      {
        ...flight,
        id: 1,
        see: true,
        igcFileName: null,
        hasTrack: false,
        profile: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    ]);
    expect(logbook.sites).toMatchObject([{ ...aSite(), id: 1, see: true }]);
    expect(logbook.gliders).toMatchObject([{ name: 'Rush 6', initialFlightNum: 12, initialAirtime: 600 }]);
    expect(logbook.pilot).toMatchObject({ userName: 'Ann Arbor', initialFlightNum: 3, email: pilot.email });
    expect(logbook.lastModified).toBe(5);
  });

  it('answers a marker with what is newer, the deleted included', async () => {
    const pilot = await signUpPilot(server.url);
    const first = await saved(pilot, 'flight', aFlight());
    const second = await saved(pilot, 'flight', aFlight({ date: '2026-05-04' }), { lastModified: first.lastModified });

    expect(second.flights.map(({ id }) => id)).toEqual([2]);
    expect(second.pilot).toBeNull();
    expect(await loaded(pilot, second.lastModified)).toEqual({
      pilot: null,
      flights: [],
      sites: [],
      gliders: [],
      lastModified: second.lastModified,
    });

    const gone = await saved(pilot, 'flight', { id: 1, see: false }, { lastModified: second.lastModified });
    expect(gone.flights).toEqual([{ id: 1, see: false }]);
    expect((await loaded(pilot)).flights.map(({ id }) => id)).toEqual([2]);
  });

  it.each(['999999', 'soon', '-1', '1.5', '', '1e999'])(
    'answers the marker %j, none of ours, with all there is',
    async (marker) => {
      const pilot = await signUpPilot(server.url);
      await saved(pilot, 'flight', aFlight());
      const answer = await loaded(pilot, marker);
      expect(answer).toMatchObject({ reset: true, lastModified: 2, flights: [{ id: 1, see: true }] });
    },
  );

  it('keeps two pilots apart: ids are counted for each', async () => {
    const [ann, bob] = [await signUpPilot(server.url), await signUpPilot(server.url)];
    await saved(ann, 'site', aSite());
    const { savedId } = await saved(bob, 'site', aSite({ name: 'Bobs' }));
    expect(savedId).toBe(1);
    await saved(bob, 'site', aSite({ id: 1, name: 'Bobs own' }));
    expect((await loaded(ann)).sites).toMatchObject([{ id: 1, name: 'Kandel' }]);
  });

  it('says that a site of another pilot is gone', async () => {
    const [ann, bob] = [await signUpPilot(server.url), await signUpPilot(server.url)];
    await saved(ann, 'site', aSite());
    const answer = await bob.post('/api/data', { dataType: 'flight', data: aFlight({ siteId: 1, gliderId: 9e15 }) });
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual({
      type: 'validationError',
      errors: {
        siteId: 'Site you chose does no longer exist',
        gliderId: 'Glider you chose does no longer exist',
      },
    });
  });
});
