import { describe, expect, it } from 'vitest';
import { REJECTIONS } from '#contract/messages/en/rejections';
import { groundCount, heightsOfGround, type StoredGround, storedGround } from '#domain/ground/ground';
import { groundOfFile } from '#test/builders/ground';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { runningServer } from '#test/servers/running-server';
import { errorOf, type Fields, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const fileOf = (seconds: number): string =>
  igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds, speed: 10, climb: -1 }, { seconds: 60 }]) });
const IGC = fileOf(600);
const LONGER = fileOf(700);
const GROUND = groundOfFile(IGC, 800);

describe.each(DATABASES)('the ground below a track on $name', ({ create }) => {
  const server = runningServer({}, create);

  const pilotWithTrack = async (flight: Fields = {}): Promise<Visitor> => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: IGC, ...flight }));
    return pilot;
  };
  const store = (pilot: Visitor, ground: object, id: number | string = 1) =>
    pilot.post(`/api/flights/${id}/ground`, { ...ground });
  const stored = async (pilot: Visitor, id = 1) => {
    const { body } = await pilot.get<{ readonly ground: StoredGround | null }>(`/api/flights/${id}/track`);
    return body.ground;
  };

  it('is returned with the track once a browser has stored it', async () => {
    const pilot = await pilotWithTrack();
    expect(await stored(pilot)).toBeNull();
    const response = await store(pilot, GROUND);
    expect([response.status, response.body]).toEqual([200, {}]);
    expect(await stored(pilot)).toEqual(GROUND);
  });

  it('stays as it was first stored, whatever is sent again', async () => {
    const pilot = await pilotWithTrack();
    for (const ground of [GROUND, GROUND, groundOfFile(IGC, 900)]) {
      expect((await store(pilot, ground)).status).toBe(200);
    }
    expect(await stored(pilot)).toEqual(GROUND);
  });

  it('changes no flight: other devices load nothing anew', async () => {
    const pilot = await pilotWithTrack();
    const { lastModified, epoch } = await loaded(pilot);
    await store(pilot, GROUND);
    const { body } = await pilot.get<{ readonly flights: unknown }>('/api/data', { lastModified, epoch });
    expect(body).toMatchObject({ flights: [], pilot: null });
  });

  it('is that of each flight, also where two have the same file', async () => {
    const pilot = await pilotWithTrack();
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await store(pilot, GROUND);
    expect([await stored(pilot, 1), await stored(pilot, 2)]).toEqual([GROUND, null]);
  });

  it('is neither seen nor written by another pilot, not even with the same file', async () => {
    const [ann, bob, carl] = [await pilotWithTrack(), await pilotWithTrack(), await signUpPilot(server().url)];
    expect((await store(bob, GROUND)).status).toBe(200);
    expect(await stored(ann)).toBeNull();
    expect((await store(carl, GROUND)).status).toBe(404);
    expect((await store(bob, { ...GROUND, pilotId: ann.pilotId })).status).toBe(403);
    expect((await store(bob, { ...GROUND, csrf: 'another' })).status).toBe(403);
    expect(await stored(ann)).toBeNull();
    expect(await stored(bob)).toEqual(GROUND);
  });

  it('goes with its track: replaced, cut, or removed', async () => {
    const pilot = await pilotWithTrack();
    await store(pilot, GROUND);
    await saved(pilot, 'flight', aFlight({ id: 1, remarks: 'the track stays' }));
    expect(await stored(pilot)).toEqual(GROUND);

    await saved(pilot, 'flight', aFlight({ id: 1, igc: LONGER }));
    expect(await stored(pilot)).toBeNull();
    expect((await store(pilot, groundOfFile(LONGER, 700))).status).toBe(200);

    const igcRange = { from: GROUND.from + 60, to: GROUND.to };
    await saved(pilot, 'flight', aFlight({ id: 1, igc: LONGER, igcRange }));
    expect(await stored(pilot)).toBeNull();

    await saved(pilot, 'flight', aFlight({ id: 1, igc: null }));
    expect((await store(pilot, GROUND)).status).toBe(404);
    await saved(pilot, 'flight', { id: 1, see: false });
    const rows = await rowsOf(server().context.db, `select ground from tracks where pilot_id = ${pilot.pilotId}`);
    expect(rows).toEqual([]);
  });

  it('is to be read again when a newer analysis finds another launch', async () => {
    const pilot = await pilotWithTrack();
    await store(pilot, GROUND);
    const found = { launchTime: GROUND.from + 2, landingTime: GROUND.to };
    await server()
      .context.db.updateTable('tracks')
      .set({ analysis: JSON.stringify(found) })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    expect(await stored(pilot)).toBeNull();
    const heights = new Int16Array(groundCount(found.landingTime - found.launchTime)).fill(650);
    const anew = storedGround(found, heights);
    expect((await store(pilot, anew)).status).toBe(200);
    expect(await stored(pilot)).toEqual(anew);
  });

  it('is not taken for a track that is not analysed yet', async () => {
    const pilot = await pilotWithTrack();
    await server()
      .context.db.updateTable('tracks')
      .set({ analysis: '{}' })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    expect((await store(pilot, GROUND)).status).toBe(400);
    expect(await stored(pilot)).toBeNull();
  });

  it.each([
    ['of another flight', groundOfFile(LONGER, 800), REJECTIONS.groundOfAnotherTrack],
    ['that begins a second late', { ...GROUND, from: GROUND.from + 1 }, REJECTIONS.groundOfAnotherTrack],
    ['that is too short', { ...GROUND, heights: GROUND.heights.slice(0, -1) }, REJECTIONS.badGround],
    ['higher than any mountain', groundOfFile(IGC, 9_001), REJECTIONS.badGround],
    ['lower than any valley', groundOfFile(IGC, -501), REJECTIONS.badGround],
    ['in other letters', { ...GROUND, heights: GROUND.heights.replaceAll('0', '<') }, REJECTIONS.badGround],
    ['backwards', { ...GROUND, from: GROUND.to, to: GROUND.from }, REJECTIONS.badGround],
  ])('is rejected with the reason: %s', async (_, ground, message) => {
    const pilot = await pilotWithTrack();
    const response = await store(pilot, ground);
    expect(response.status).toBe(400);
    expect(errorOf(response)).toEqual({ type: 'badRequest', message });
    expect(await stored(pilot)).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['numbers', { ...GROUND, heights: [800, 800] }],
    ['a time before 1970', { ...GROUND, from: -1 }],
    ['a time that is no number', { ...GROUND, to: '1748685600' }],
    ['a field too many', { ...GROUND, step: 2 }],
    ['more than there can be', { ...GROUND, heights: '0'.repeat(24_001) }],
  ])('has a shape: %s is a bad request', async (_, ground) => {
    const pilot = await pilotWithTrack();
    expect((await store(pilot, ground)).status).toBe(400);
    expect(await stored(pilot)).toBeNull();
  });

  it('has no more bytes than any small call', async () => {
    const pilot = await pilotWithTrack();
    expect((await store(pilot, { ...GROUND, heights: '0'.repeat(70_000) })).status).toBe(413);
  });

  it('is that of a flight with a number', async () => {
    const pilot = await pilotWithTrack();
    for (const id of ['x', '-1', '1e3', '2', '99999999999999999']) {
      expect((await store(pilot, GROUND, id)).status).toBe(404);
    }
  });

  it('survives two browsers that store it at once', async () => {
    const pilot = await pilotWithTrack();
    const [first, second] = [groundOfFile(IGC, 700), groundOfFile(IGC, 900)];
    const responses = await Promise.all([store(pilot, first), store(pilot, second)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await stored(pilot);
    expect([first.heights, second.heights]).toContain(kept?.heights);
    expect(kept && heightsOfGround(kept)).toHaveLength(groundCount(GROUND.to - GROUND.from));
  });
});

describe('the writes of a pilot', () => {
  const server = runningServer({ settings: { MAX_WRITES_PER_MINUTE: '3' } });

  it('count ground, too', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await pilot.post('/api/flights/1/ground', { ...GROUND })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
