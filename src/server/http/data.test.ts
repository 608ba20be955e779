import { describe, expect, it } from 'vitest';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { changedFlights } from '#test/servers/change-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot } from '#test/servers/visitor';

describe.each(DATABASES)('the logbook on $name', ({ create }) => {
  const server = runningServer({}, create);
  const CHECK = { checkedOn: '2026-03-01', checkMonths: 24, checkHours: 150, checkFlights: 0 };

  it('returns a flight, a site, a glider and the pilot as saved', async () => {
    const pilot = await signUpPilot(server().url);
    const site = await saved(pilot, 'site', aSite());
    const glider = await saved(pilot, 'glider', aGlider({ initialFlightNum: 12, initialAirtime: 600, ...CHECK }));
    const chosen = { siteId: site.savedId, gliderId: glider.savedId, tags: ['hike & fly', 'Föhn'] };
    const flight = aFlight({ time: '13:05', remarks: 'Grüße 🪂 שלום', ...chosen });
    await saved(pilot, 'flight', { ...flight, tags: [' hike & fly', 'Föhn', '', 'FÖHN'] });
    await saved(pilot, 'pilot', pilotInput({ initialFlightNum: 3 }));

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
    expect(logbook.gliders).toMatchObject([{ name: 'Rush 6', initialFlightNum: 12, initialAirtime: 600, ...CHECK }]);
    expect(logbook.pilot).toMatchObject({ userName: 'Ann Arbor', initialFlightNum: 3, email: pilot.email });
    expect(logbook.lastModified).toBe(5);
  });

  it('says between which altitudes a track flies, for the scale of its profile', async () => {
    const pilot = await signUpPilot(server().url);
    const launch = { at: 36_000, lat: 46.7, lng: 7.8, altitude: 1_500 };
    const igc = igcFile({ fixes: flownPath(launch, [{ seconds: 60 }, { seconds: 200, speed: 10, climb: -1 }]) });
    const { flights } = await saved(pilot, 'flight', aFlight({ igc }));
    expect(flights).toMatchObject([{ highest: 1_500, lowest: 1_300 }]);
    const [bare] = (await saved(pilot, 'flight', aFlight({ id: 1, igc: null }))).flights;
    expect(bare).not.toHaveProperty('highest');
    expect(bare).not.toHaveProperty('lowest');
  });

  it('shows damaged tags of a flight as they are stored, and all else as ever; all of it can be saved again', async () => {
    const pilot = await signUpPilot(server().url);
    for (const tags of [['a'], ['b'], ['c'], ['d'], ['e']]) await saved(pilot, 'flight', aFlight({ tags }));
    const damaged = { 2: '["hike & f', 3: '[1]', 4: '["hike & fly","tandem","compet', 5: '' };
    for (const [id, tags] of Object.entries(damaged)) {
      const stored = server().context.db.updateTable('flights').set({ tags }).where('id', '=', Number(id));
      await stored.where('pilot_id', '=', pilot.pilotId ?? 0).execute();
    }
    const shown = [['a'], ['["hike & f'], ['[1]'], ['["hike & fly"', '"tandem"', '"compet'], []];
    const tagsOf = async () => (await loaded(pilot)).flights.map((flight) => (flight.see ? flight.tags : null));
    expect(await tagsOf()).toEqual(shown);
    await changedFlights(pilot, [1, 2, 3, 4, 5], { kind: 'addTags', tags: ['new'] });
    expect(await tagsOf()).toEqual(shown.map((tags) => [...tags, 'new']));
  });

  it('rejects tags that are too many, too long or not of one line', async () => {
    const pilot = await signUpPilot(server().url);
    const messageOf = async (tags: readonly string[]) => {
      return errorOf(await pilot.post('/api/data', { dataType: 'flight', data: aFlight({ tags }) })).errors;
    };
    expect(await messageOf(Array.from({ length: 21 }, (_, index) => `tag ${index}`))).toEqual({
      tags: 'A flight has at most 20 tags',
    });
    expect(await messageOf(['x'.repeat(31)])).toEqual({ tags: 'A tag has at most 30 characters' });
    expect(await messageOf(['a\nb'])).toEqual({ tags: 'Tags contains characters that cannot be saved' });
  });

  it('returns what is newer than a marker, including deletions', async () => {
    const pilot = await signUpPilot(server().url);
    const first = await saved(pilot, 'flight', aFlight());
    const second = await saved(pilot, 'flight', aFlight({ date: '2026-05-04', lastModified: first.lastModified }));

    expect(second.flights.map(({ id }) => id)).toEqual([2]);
    expect(second.pilot).toBeNull();
    expect(await loaded(pilot, second.lastModified)).toEqual({
      pilot: null,
      flights: [],
      sites: [],
      gliders: [],
      gear: [],
      handlings: [],
      epoch: expect.any(String),
      lastModified: second.lastModified,
    });

    const gone = await saved(pilot, 'flight', { id: 1, see: false, lastModified: second.lastModified });
    expect(gone.flights).toEqual([{ id: 1, see: false }]);
    expect((await loaded(pilot)).flights.map(({ id }) => id)).toEqual([2]);
  });

  it.each(['999999', 'soon', '-1', '1.5', '', '1e999'])(
    'returns everything for the invalid marker %j',
    async (marker) => {
      const pilot = await signUpPilot(server().url);
      await saved(pilot, 'flight', aFlight());
      const response = await loaded(pilot, marker);
      expect(response).toMatchObject({ reset: true, lastModified: 2, flights: [{ id: 1, see: true }] });
    },
  );

  it('separates two pilots: each has its own ids', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    await saved(ann, 'site', aSite());
    const { savedId } = await saved(bob, 'site', aSite({ name: 'Bobs' }));
    expect(savedId).toBe(1);
    await saved(bob, 'site', aSite({ id: 1, name: 'Bobs own' }));
    expect((await loaded(ann)).sites).toMatchObject([{ id: 1, name: 'Kandel' }]);
  });

  it('reports another pilot’s site as gone', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    await saved(ann, 'site', aSite());
    const response = await bob.post('/api/data', { dataType: 'flight', data: aFlight({ siteId: 1, gliderId: 9e15 }) });
    expect(response.status).toBe(422);
    expect(errorOf(response)).toEqual({
      type: 'validationError',
      errors: {
        siteId: 'Site you chose does no longer exist',
        gliderId: 'Glider you chose does no longer exist',
      },
    });
  });

  it('deletes a site and removes it from its flights', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite());
    await saved(pilot, 'glider', aGlider());
    await saved(pilot, 'flight', aFlight({ siteId: 1, gliderId: 1 }));
    const before = await saved(pilot, 'flight', aFlight());

    const noSite = await saved(pilot, 'site', { id: 1, see: false, lastModified: before.lastModified });
    expect(noSite.sites).toEqual([{ id: 1, see: false }]);
    expect(noSite.flights).toMatchObject([{ id: 1, siteId: null, gliderId: 1 }]);

    const noGlider = await saved(pilot, 'glider', { id: 1, see: false, lastModified: noSite.lastModified });
    expect(noGlider.gliders).toEqual([{ id: 1, see: false }]);
    expect(noGlider.flights).toMatchObject([{ id: 1, siteId: null, gliderId: null }]);
  });

  it('accepts a second deletion and returns no change for it', async () => {
    const pilot = await signUpPilot(server().url);
    const { lastModified } = await saved(pilot, 'flight', aFlight());
    await saved(pilot, 'flight', { id: 1, see: false });
    const again = await saved(pilot, 'flight', { id: 1, see: false, lastModified });
    expect(again).toMatchObject({ savedId: 1, flights: [{ id: 1, see: false }] });
  });

  it.each(['flight', 'site', 'glider'])('does not find a %s that was never saved or is deleted', async (dataType) => {
    const pilot = await signUpPilot(server().url);
    const item = { flight: aFlight, site: aSite, glider: aGlider }[dataType] ?? aFlight;
    const unknown = await pilot.post('/api/data', { dataType, data: { id: 7, see: false } });
    expect([unknown.status, errorOf(unknown).type]).toEqual([404, 'recordNotFound']);

    await saved(pilot, dataType, item());
    await saved(pilot, dataType, { id: 1, see: false });
    const deleted = await pilot.post('/api/data', { dataType, data: item({ id: 1 }) });
    expect([deleted.status, errorOf(deleted).type]).toEqual([404, 'recordNotFound']);
  });

  it('saves a new item once when its client key comes twice', async () => {
    const pilot = await signUpPilot(server().url);
    const clientKey = 'A3BB189E-8BF9-4888-9912-ACE4E6543002';
    const first = await saved(pilot, 'flight', aFlight({ remarks: 'first', clientKey }));
    const second = await saved(pilot, 'flight', aFlight({ remarks: 'edited', clientKey: clientKey.toLowerCase() }));
    expect(second.savedId).toBe(first.savedId);
    expect((await loaded(pilot)).flights).toMatchObject([{ id: 1, remarks: 'edited' }]);

    const other = await pilot.post('/api/data', { dataType: 'site', data: aSite(), clientKey });
    expect([other.status, errorOf(other).type]).toEqual([400, 'badRequest']);
  });

  it('does not report a site’s own name as taken when it is saved twice with one client key', async () => {
    const pilot = await signUpPilot(server().url);
    const clientKey = 'a3bb189e-8bf9-4888-9912-ace4e6543003';
    await saved(pilot, 'site', aSite({ clientKey }));
    expect((await saved(pilot, 'site', aSite({ clientKey }))).savedId).toBe(1);
  });

  it('loses nothing in many concurrent saves', async () => {
    const pilot = await signUpPilot(server().url);
    const days = Array.from({ length: 20 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`);
    const responses = await Promise.all(days.map((date) => saved(pilot, 'flight', aFlight({ date }))));

    const markers = responses.map(({ lastModified }) => lastModified).sort((a, b) => a - b);
    expect(markers).toEqual(days.map((_, index) => index + 2));
    expect(new Set(responses.map(({ savedId }) => savedId)).size).toBe(days.length);
    expect((await loaded(pilot)).flights.map((flight) => (flight.see ? flight.date : '')).sort()).toEqual(days);
  });

  it('adds only one of two sites of the same name saved concurrently', async () => {
    const pilot = await signUpPilot(server().url);
    const responses = await Promise.all(
      ['Kandel', ' kandel '].map((name) => pilot.post('/api/data', { dataType: 'site', data: aSite({ name }) })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await loaded(pilot)).sites).toHaveLength(1);
  });

  it('keeps the last of two edits of one item', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight());
    await saved(pilot, 'flight', aFlight({ id: 1, remarks: 'phone', lastModified: 2 }));
    await saved(pilot, 'flight', aFlight({ id: 1, remarks: 'computer', lastModified: 2 }));
    expect((await loaded(pilot)).flights).toMatchObject([{ remarks: 'computer' }]);
  });
});
