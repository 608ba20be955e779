import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteFile } from '#test/databases/sqlite-file';
import { type PlaceCalls, placeCallsOf } from '#test/servers/place-calls';
import { startTestServer, type TestServer } from '#test/servers/server';
import { newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { rejecting, respondingWith } from '#test/stand-ins/misbehaving-responses';
import { STAND_IN_ADDRESS } from '#test/stand-ins/nominatim';
import { type StandInPlaces, startPlaces } from '#test/stand-ins/places';

const INTERLAKEN = { lat: 46.6863, lng: 7.8632 };
const YEAR_MS = 366 * 86_400_000;

describe('places', () => {
  let places: StandInPlaces;
  let server: TestServer;
  /** Another server on the same database. */
  let secondServer: TestServer;
  let pilot: Visitor;
  let calls: PlaceCalls;
  let close: () => Promise<void>;
  let now: Date;

  beforeAll(async () => {
    const database = await createSqliteFile();
    places = await startPlaces();
    const options = { database, settings: places.settings, clock: () => now };
    server = await startTestServer(options);
    secondServer = await startTestServer(options);
    close = async () => {
      await Promise.all([server.close(), secondServer.close(), places.close()]);
      await database.remove();
    };
  });
  beforeEach(async () => {
    now = new Date();
    for (const standIn of [places.sites, places.geocoder, places.elevation]) standIn.setHandler(null);
    pilot = await signUpPilot(server.url);
    calls = placeCallsOf(pilot);
  });
  afterAll(() => close());

  describe('site proposals', () => {
    it('are the sites within the radius, the nearest first, as GeoJSON', async () => {
      const { status, body } = await calls.proposals({ ...INTERLAKEN, dist: 6 });
      expect(status).toBe(200);
      expect(body).toEqual({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name: 'Amisbühl', takeoff_altitude: 1340, distance: expect.closeTo(3_938, -1) },
            geometry: { type: 'Point', coordinates: [7.8167, 46.7017] },
          },
          {
            type: 'Feature',
            properties: { name: 'Luegibrüggli', takeoff_altitude: null, distance: expect.closeTo(4_996, -1) },
            geometry: { type: 'Point', coordinates: [7.8009, 46.7002] },
          },
        ],
      });
    });

    it('leave out sites beyond the radius, whatever distance the database states', async () => {
      const { body } = await calls.proposals({ ...INTERLAKEN, dist: 2 });
      expect(body).toEqual({ type: 'FeatureCollection', features: [] });
    });

    it('are searched in the unit of the pilot', async () => {
      await saved(pilot, 'pilot', { altitudeUnit: 'feet', distanceUnit: 'miles' });
      const { body } = await calls.proposals({ ...INTERLAKEN, dist: 3 });
      expect(body.features.map(({ properties }) => properties.name)).toEqual(['Amisbühl']);
      expect(places.sites.asked.at(-1)?.url.searchParams.get('distance')).toBe('5');
    });

    it('can be searched half way round the earth, by doubling', async () => {
      expect((await calls.proposals({ ...INTERLAKEN, dist: 16_384 })).body.features.length).toBe(3);
    });
  });

  describe('addresses', () => {
    it('are found for a place, and may be unknown', async () => {
      const { status, body } = await calls.address(' 46.6863 , 7.8632');
      expect(status).toBe(200);
      expect(body).toMatchObject({ formatted: STAND_IN_ADDRESS.display_name, city: 'Interlaken', countryCode: 'CH' });
      expect((await calls.address('-40,0')).body).toEqual({ formatted: '' });
    });

    it('are found when typed, and cached regardless of case and spaces', async () => {
      const found = [{ formatted: STAND_IN_ADDRESS.display_name, lat: 46.6863, lng: 7.8632 }];
      expect((await calls.geocoded('Interlaken, Höheweg')).body).toEqual(found);
      const before = places.geocoder.asked.length;
      expect((await calls.geocoded('  INTERLAKEN,  höheweg ')).body).toEqual(found);
      expect(places.geocoder.asked.length).toBe(before);
      expect((await calls.geocoded('Atlantis')).body).toEqual([]);
    });

    it('are requested once a second, across all pilots and servers', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      const before = places.geocoder.asked.length;
      const other = placeCallsOf(await signUpPilot(secondServer.url));
      const responses = await Promise.all([
        calls.geocoded('Zermatt'),
        other.address('10,20'),
        other.geocoded('Verbier'),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const times = places.geocoder.asked.slice(before).map(({ atMs }) => atMs);
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
      expect(gaps.length).toBe(2);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1_000);
    });
  });

  describe('elevations', () => {
    it('are in metres', async () => {
      expect((await calls.elevation(INTERLAKEN)).body).toEqual({ elevation: 1250 });
    });

    it('may be unknown', async () => {
      places.elevation.setHandler(respondingWith('{"elevation":[null]}'));
      expect((await calls.elevation({ lat: 1, lng: 2 })).body).toEqual({ elevation: null });
    });
  });

  describe('a result', () => {
    it('is cached for all pilots, and requested again when outdated', async () => {
      await calls.elevation({ lat: 45.1, lng: 6.1 });
      const before = places.elevation.asked.length;
      const other = placeCallsOf(await signUpPilot(secondServer.url));
      expect((await other.elevation({ lat: 45.10001, lng: 6.1 })).body).toEqual({ elevation: 1250 });
      expect(places.elevation.asked.length).toBe(before);
      now = new Date(now.getTime() + YEAR_MS);
      await placeCallsOf(await signUpPilot(server.url)).elevation({ lat: 45.1, lng: 6.1 });
      expect(places.elevation.asked.length).toBe(before + 1);
    });

    it('is requested again when it was cached in another shape', async () => {
      await calls.elevation({ lat: 47.2, lng: 7.2 });
      const before = places.elevation.asked.length;
      const shape = { answer: '{"metres":1250}' };
      await server.context.db.updateTable('cached_places').set(shape).where('key', 'like', 'elevation%').execute();
      expect((await calls.elevation({ lat: 47.2, lng: 7.2 })).body).toEqual({ elevation: 1250 });
      expect(places.elevation.asked.length).toBe(before + 1);
    });

    it('stays available when the service fails', async () => {
      await calls.proposals({ ...INTERLAKEN, dist: 5.8 });
      places.sites.setHandler(rejecting(500));
      expect((await calls.proposals({ ...INTERLAKEN, dist: 5.2 })).body.features.length).toBe(2);
    });

    it('is not cached when nothing was found', async () => {
      places.elevation.setHandler(respondingWith('garbage'));
      expect((await calls.elevation({ lat: 45.2, lng: 6.2 })).status).toBe(502);
      places.elevation.setHandler(null);
      expect((await calls.elevation({ lat: 45.2, lng: 6.2 })).body).toEqual({ elevation: 1250 });
    });
  });

  it('require a logged-in pilot', async () => {
    const visitor = newVisitor(server.url);
    await visitor.ask('/api/data');
    for (const path of ['/api/site-proposal', '/api/location', '/api/geocode', '/api/elevation']) {
      expect((await visitor.get(path)).status).toBe(401);
    }
  });
});
