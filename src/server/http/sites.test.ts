import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import type { tracksOfSite } from '#contract/sites';
import type { trackOfFlight } from '#contract/tracks';
import { windAtLaunch } from '#domain/takeoff/launch-winds';
import { metres } from '#domain/units';
import { computeAllFindings } from '#server/services/tracks/findings';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_400 };
const STAND = { seconds: 100 };
/** Of 2 min, south-east. */
const SLED_RIDE = igcFile({
  date: '2026-06-20',
  fixes: flownPath(LAUNCH, [STAND, { seconds: 120, speed: 10, heading: 135, climb: -1 }, STAND]),
});
/** With ten circles, in summer by the clock of another day. */
const THERMAL = igcFile({
  date: '2026-06-21',
  fixes: flownPath({ ...LAUNCH, at: 36_720 }, [
    STAND,
    { seconds: 60, speed: 10, heading: 90, climb: -1 },
    { seconds: 200, speed: 9, turn: 18, climb: 1 },
    { seconds: 200, speed: 10, heading: 90, climb: -1.5 },
    STAND,
  ]),
});
const PLACE = { lat: 46.6863, lng: 7.8632, launchAltitude: 1_400 };

describe.each(DATABASES)('the tracks of a site on $name', { timeout: 60_000 }, ({ create }) => {
  const server = runningServer({}, create);
  const tracksAt = async (pilot: Visitor, site: number) =>
    (await pilot.get<ResponseOf<typeof tracksOfSite>>(`/api/sites/${site}/tracks`)).body.tracks;
  const newPilot = async (): Promise<Visitor> => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite(PLACE));
    await saved(pilot, 'site', aSite({ ...PLACE, name: 'Another' }));
    return pilot;
  };

  it('have launch and landing of each flight from there with a track, and nothing of others or deleted ones', async () => {
    const pilot = await newPilot();
    const track = { igc: SLED_RIDE, siteId: 1 };
    for (const flight of [track, { siteId: 1 }, { ...track, siteId: 2 }, { ...track, siteId: null }, track, track])
      await saved(pilot, 'flight', aFlight(flight));
    await saved(pilot, 'flight', { id: 5, see: false });
    const landing = { lat: expect.closeTo(46.6787, 3), lng: expect.closeTo(7.8743, 3) };
    const launch = { launch: { lat: LAUNCH.lat, lng: LAUNCH.lng }, landing, wind: null };
    expect(await tracksAt(pilot, 1)).toEqual([
      { flightId: 1, ...launch },
      { flightId: 6, ...launch },
    ]);
    expect(await tracksAt(pilot, 2)).toHaveLength(1);
  });

  it('have the wind near the launch once the findings are computed', async () => {
    const pilot = await newPilot();
    for (const igc of [SLED_RIDE, THERMAL]) await saved(pilot, 'flight', aFlight({ igc, siteId: 1 }));
    expect((await tracksAt(pilot, 1)).map(({ wind }) => wind)).toEqual([null, null]);
    await computeAllFindings(server().context, new AbortController().signal);
    const { body } = await pilot.get<NonNullable<ResponseOf<typeof trackOfFlight>>>('/api/flights/2/track');
    const wind = windAtLaunch(body.findings?.phases.wind.bands ?? [], metres(PLACE.launchAltitude));
    expect(wind).not.toBeNull();
    expect((await tracksAt(pilot, 1)).map((track) => track.wind)).toEqual([null, wind]);
  });

  it('have neither launch nor wind of a recording that begins in the air, and say where one ends there', async () => {
    const pilot = await newPilot();
    const legs = [
      { seconds: 60, speed: 10, heading: 90, climb: -1 },
      { seconds: 200, speed: 9, turn: 18, climb: 1 },
      { seconds: 200, speed: 10, heading: 90, climb: -1.5 },
    ];
    const igcs = [
      [...legs, STAND],
      [STAND, ...legs],
    ].map((flown, index) => igcFile({ date: `2026-06-2${index}`, fixes: flownPath(LAUNCH, flown) }));
    for (const igc of igcs) await saved(pilot, 'flight', aFlight({ igc, siteId: 1 }));
    await computeAllFindings(server().context, new AbortController().signal);
    const [inAir, ends] = await tracksAt(pilot, 1);
    expect(inAir).toMatchObject({ launch: null, wind: null });
    expect(inAir).not.toHaveProperty('endsInAir');
    expect(ends).toMatchObject({
      launch: { lat: LAUNCH.lat },
      endsInAir: true,
      wind: { speedMps: expect.any(Number) },
    });
  });

  it('leave out a track that is still to be analysed again', async () => {
    const pilot = await newPilot();
    for (const igc of [SLED_RIDE, THERMAL]) await saved(pilot, 'flight', aFlight({ igc, siteId: 1 }));
    const { db } = server().context;
    await db
      .updateTable('tracks')
      .set({ analysis: '{}', analysis_version: 0, zone: null })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .where('flight_id', '=', 1)
      .execute();
    expect((await tracksAt(pilot, 1)).map(({ flightId }) => flightId)).toEqual([2]);
  });

  it('are none of a site that the pilot has not, or no longer', async () => {
    const [pilot, other] = [await newPilot(), await signUpPilot(server().url)];
    await saved(pilot, 'flight', aFlight({ igc: SLED_RIDE, siteId: 1 }));
    await saved(pilot, 'site', { id: 2, see: false });
    for (const [visitor, path] of [
      [other, '/api/sites/1/tracks'],
      [pilot, '/api/sites/2/tracks'],
      [pilot, '/api/sites/none/tracks'],
    ] as const) {
      const { status } = await visitor.get(path);
      expect(status).toBe(404);
    }
  });

  it('are listed in full for a site with more of them than are read at a time', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'flight', aFlight({ igc: THERMAL, siteId: 1 }));
    const { db } = server().context;
    const pilotId = pilot.pilotId ?? 0;
    const flight = await db.selectFrom('flights').selectAll().where('pilot_id', '=', pilotId).executeTakeFirstOrThrow();
    const track = await db.selectFrom('tracks').selectAll().where('pilot_id', '=', pilotId).executeTakeFirstOrThrow();
    const others = Array.from({ length: 229 }, (_, index) => index + 2);
    await db
      .insertInto('flights')
      .values(others.map((id) => ({ ...flight, id })))
      .execute();
    await db
      .insertInto('tracks')
      .values(others.map((id) => ({ ...track, flight_id: id })))
      .execute();
    const ids = (await tracksAt(pilot, 1)).map(({ flightId }) => flightId);
    expect(ids).toEqual(Array.from({ length: 230 }, (_, index) => index + 1));
  });
});
