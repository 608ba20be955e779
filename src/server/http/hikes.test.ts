import { describe, expect, it } from 'vitest';
import { queueTrackUpdates, updateTracks } from '#server/services/tracks/track-updates';
import { flownPath, igcFile, type Leg } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';

const UP: Leg = { seconds: 2_400, speed: 1.2, heading: 20, climb: 0.25 };
const FLIGHT: Leg = { seconds: 720, speed: 10, heading: 90, climb: -1.1 };
const STAND: Leg = { seconds: 120 };
const START = { at: 21_600, lat: 46.69, lng: 7.86, altitude: 700 };
const igc = igcFile({ fixes: flownPath(START, [STAND, UP, STAND, FLIGHT, STAND]) });

describe.each(DATABASES)('a hike before a flight on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('is in the load after the save, and after the next update for a track that an older version has analysed', async () => {
    const { context, url } = server();
    const pilot = await signUpPilot(url);
    await saved(pilot, 'flight', aFlight());
    await saved(pilot, 'flight', aFlight({ igc, igcFileName: 'hike.igc' }));
    const { flights, lastModified } = await loaded(pilot);
    const [without, hiked] = flights;
    expect(without).not.toHaveProperty('hikeClimb');
    expect(hiked).toMatchObject({ hikeClimb: expect.any(Number), hikeTime: expect.any(Number) });

    const old = { hike_m: null, hike_min: null, analysis_version: 8 };
    await context.db
      .updateTable('tracks')
      .set(old)
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    expect((await loaded(pilot)).flights[1]).not.toHaveProperty('hikeClimb');
    await queueTrackUpdates(context);
    await updateTracks(context, new AbortController().signal);
    expect((await loaded(pilot, lastModified)).flights).toMatchObject([hiked]);
  });
});
