import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SaveResponse } from '#contract/data';
import type { ResponseOf } from '#contract/endpoint';
import type { trackOfFlight } from '#contract/tracks';
import { PILOT } from '#domain/fields/pilot';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import {
  errorOf,
  type Fields,
  type JsonResponse,
  loaded,
  rejectionIn,
  saved,
  signUpPilot,
  type Visitor,
} from '#test/servers/visitor';

const REUSED = { code: 'keyReused' };
const CONFLICT = 'This has been changed meanwhile: nothing was saved or deleted.';
const FLIGHT = {
  ...{ date: '2026-05-03', time: null, airtime: 75, altitude: 1_850, siteId: null, gliderId: null },
  ...{ remarks: 'calm', tags: ['hike'] },
};

interface FormSave {
  readonly dataType: string;
  readonly id?: number;
  /** The values that the form was opened with. */
  readonly before: Fields;
  readonly changes: Fields;
}

/** Saves an item as its form does. */
function savedFrom(
  pilot: Visitor,
  { dataType, id = 1, before, changes }: FormSave,
): Promise<JsonResponse<SaveResponse>> {
  const { track: _, ...fields } = before;
  const data = { ...(dataType === 'pilot' ? {} : { id }), ...fields, ...changes };
  return pilot.post('/api/data', { dataType, data, before });
}

function conflictOf(response: JsonResponse<unknown>): unknown {
  return { status: response.status, error: errorOf(response), rejection: rejectionIn(response) };
}

function conflictIn(...fields: readonly string[]): unknown {
  const rejection = { code: 'changedElsewhere', fields };
  return { status: 409, error: { type: 'badRequest', message: CONFLICT }, rejection };
}

describe.each(DATABASES)('a save with the values that its form was opened with, on $name', ({ create }) => {
  const server = runningServer({}, create);

  async function withFlight(): Promise<Visitor> {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight(FLIGHT));
    return pilot;
  }

  it('keeps what two devices have changed in different fields, and merges tags', async () => {
    const pilot = await withFlight();
    const from = { dataType: 'flight', before: FLIGHT };
    const first = await savedFrom(pilot, { ...from, changes: { airtime: 80, tags: ['hike', 'XC'] } });
    const second = await savedFrom(pilot, { ...from, changes: { remarks: 'windy', tags: ['evening'] } });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.flights).toMatchObject([{ airtime: 80, remarks: 'windy', tags: ['XC', 'evening'] }]);
  });

  it('is rejected with the fields that another device has changed to other values, and writes nothing', async () => {
    const pilot = await withFlight();
    await saved(pilot, 'flight', aFlight({ ...FLIGHT, id: 1, remarks: 'gusty', airtime: 60 }));
    const { flights, lastModified } = await loaded(pilot);
    const changes = { remarks: 'windy', airtime: 60, altitude: 900 };
    const response = await savedFrom(pilot, { dataType: 'flight', before: FLIGHT, changes });
    expect(conflictOf(response)).toEqual(conflictIn('remarks'));
    expect(await loaded(pilot)).toMatchObject({ flights, lastModified });
  });

  it('treats the place of a site as one value', async () => {
    const pilot = await signUpPilot(server().url);
    const { id: _, ...before } = aSite({ remarks: '' });
    await saved(pilot, 'site', { ...before, id: 0 });
    await saved(pilot, 'site', { ...before, id: 1, lng: 8.03 });
    const moved = await savedFrom(pilot, { dataType: 'site', before, changes: { lat: 48.07 } });
    expect(conflictOf(moved)).toEqual(conflictIn('lat', 'lng'));
    const renamed = await savedFrom(pilot, { dataType: 'site', before, changes: { name: 'Kandel West' } });
    expect(renamed.body.sites).toMatchObject([{ name: 'Kandel West', lat: 48.06, lng: 8.03 }]);
  });

  it('merges a glider and the pilot in the same way', async () => {
    const pilot = await signUpPilot(server().url);
    const glider = { name: 'Rush 6', initialFlightNum: 0, initialAirtime: 0, remarks: '' };
    await saved(pilot, 'glider', aGlider(glider));
    await saved(pilot, 'glider', aGlider({ ...glider, id: 1, initialFlightNum: 5 }));
    const named = await savedFrom(pilot, { dataType: 'glider', before: glider, changes: { name: 'Rush 7' } });
    expect(named.body.gliders).toMatchObject([{ name: 'Rush 7', initialFlightNum: 5 }]);

    const before = pilotInput({
      userName: '',
      initialFlightNum: 0,
      initialAirtime: 0,
      homeLeague: PILOT.fields.homeLeague.blank,
      currencyRules: PILOT.fields.currencyRules.blank,
      language: PILOT.fields.language.blank,
    });
    await saved(pilot, 'pilot', { ...before, userName: 'Ann' });
    const taken = await savedFrom(pilot, { dataType: 'pilot', before, changes: { userName: 'Anna' } });
    expect(conflictOf(taken)).toEqual(conflictIn('userName'));
    const other = await savedFrom(pilot, { dataType: 'pilot', before, changes: { initialFlightNum: 9 } });
    expect(other.body.pilot).toMatchObject({ userName: 'Ann', initialFlightNum: 9 });

    const rule = { count: 'flights', least: 3, days: 90, tag: '', glider: '' };
    const ruled = await savedFrom(pilot, { dataType: 'pilot', before, changes: { currencyRules: [rule] } });
    expect(ruled.body.pilot).toMatchObject({ userName: 'Ann', currencyRules: [rule] });
    const again = await savedFrom(pilot, { dataType: 'pilot', before, changes: { currencyRules: [rule] } });
    expect(again.status).toBe(200);
    const others = { currencyRules: [{ ...rule, days: 60 }] };
    const conflict = await savedFrom(pilot, { dataType: 'pilot', before, changes: others });
    expect(conflictOf(conflict)).toEqual(conflictIn('currencyRules'));
  });

  it('does not find an item that another device has deleted', async () => {
    const pilot = await withFlight();
    await saved(pilot, 'flight', { id: 1, see: false });
    const response = await savedFrom(pilot, { dataType: 'flight', before: FLIGHT, changes: { remarks: 'windy' } });
    expect(response.status).toBe(404);
  });

  it('rejects a deletion of what was changed since the pilot saw it, and allows one of what was not', async () => {
    const pilot = await withFlight();
    await saved(pilot, 'flight', aFlight({ ...FLIGHT, id: 1, remarks: 'gusty' }));
    const deletion = { dataType: 'flight', data: { id: 1, see: false } };
    const response = await pilot.post('/api/data', { ...deletion, before: FLIGHT });
    expect(conflictOf(response)).toEqual(conflictIn('remarks'));
    const seen = { ...deletion, before: { ...FLIGHT, remarks: 'gusty' } };
    expect((await pilot.post('/api/data', seen)).status).toBe(200);
    expect((await pilot.post('/api/data', { ...deletion, before: FLIGHT })).status).toBe(200);
  });

  it('rejects a track over one that another device has chosen, and keeps the other fields of a save without one', async () => {
    const pilot = await withFlight();
    const before = { ...FLIGHT, igcFileName: null, track: null };
    const theirs = { igc: aTrack('AXXXABC'), igcFileName: 'theirs.igc' };
    await savedFrom(pilot, { dataType: 'flight', before, changes: theirs });
    const mine = { igc: aTrack('AXXXDEF'), igcFileName: 'mine.igc', remarks: 'windy' };
    expect(conflictOf(await savedFrom(pilot, { dataType: 'flight', before, changes: mine }))).toEqual(
      conflictIn('igc'),
    );
    const same = await savedFrom(pilot, { dataType: 'flight', before, changes: theirs });
    const bare = await savedFrom(pilot, { dataType: 'flight', before, changes: { remarks: 'windy' } });
    expect([same.status, bare.status]).toEqual([200, 200]);
    expect((await loaded(pilot)).flights).toMatchObject([
      { remarks: 'windy', igcFileName: 'theirs.igc', hasTrack: true },
    ]);
    const without = { igc: null, igcFileName: null, altitude: 900 };
    const kept = await savedFrom(pilot, {
      dataType: 'flight',
      before,
      changes: without,
    });
    expect(kept.status).toBe(200);
    expect((await loaded(pilot)).flights).toMatchObject([
      { remarks: 'windy', altitude: 900, igcFileName: 'theirs.igc', hasTrack: true },
    ]);
    const deletion = { dataType: 'flight', data: { id: 1, see: false }, before: { track: null } };
    expect(conflictOf(await pilot.post('/api/data', deletion))).toEqual(conflictIn('igc'));
    const { body } = await pilot.get<ResponseOf<typeof trackOfFlight>>('/api/flights/1/track');
    const known = { file: body?.file, range: body?.range };
    const replaced = await savedFrom(pilot, { dataType: 'flight', before: { ...before, track: known }, changes: mine });
    expect(replaced.status).toBe(200);
  });
});

describe.each(DATABASES)('a save with a key of its own, on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('writes once when it comes twice, whatever was saved between', async () => {
    const pilot = await signUpPilot(server().url);
    const create = { dataType: 'flight', data: aFlight(), opKey: randomUUID(), clientKey: randomUUID() };
    const update = { dataType: 'flight', data: aFlight({ id: 1, remarks: 'first' }), opKey: randomUUID() };
    await pilot.post('/api/data', create);
    await pilot.post('/api/data', update);
    await saved(pilot, 'flight', aFlight({ id: 1, remarks: 'second' }));
    for (const again of [create, { ...update, opKey: update.opKey.toUpperCase() }]) {
      const { status, body } = await pilot.post<SaveResponse>('/api/data', again);
      expect([status, body.savedId]).toEqual([200, 1]);
    }
    expect((await loaded(pilot)).flights).toMatchObject([{ id: 1, remarks: 'second' }]);
  });

  it('is answered as the first time, though its item is deleted or its name is taken by itself', async () => {
    const pilot = await signUpPilot(server().url);
    const site = { dataType: 'site', data: aSite(), opKey: randomUUID() };
    const deletion = { dataType: 'site', data: { id: 1, see: false }, opKey: randomUUID() };
    for (const request of [site, site, deletion, deletion, site])
      expect(await pilot.post('/api/data', request)).toMatchObject({ status: 200, body: { savedId: 1 } });
    expect((await loaded(pilot)).sites).toEqual([]);
  });

  it('writes once of many that come at once', async () => {
    const pilot = await signUpPilot(server().url);
    const request = { dataType: 'glider', data: aGlider(), opKey: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => pilot.post('/api/data', request)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await loaded(pilot)).gliders).toHaveLength(1);
  });

  it('stores no key of a save that was rejected', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite());
    const site = { dataType: 'site', data: aSite(), opKey: randomUUID() };
    expect((await pilot.post('/api/data', site)).status).toBe(422);
    expect((await pilot.post('/api/data', { ...site, data: aSite({ name: 'Other' }) })).status).toBe(200);
  });

  it('rejects a key that is that of the new item, too', async () => {
    const pilot = await signUpPilot(server().url);
    const key = randomUUID();
    const request = { dataType: 'site', data: aSite(), opKey: key, clientKey: key.toUpperCase() };
    expect((await pilot.post('/api/data', request)).status).toBe(400);
  });

  it('rejects a key that came with other values, and writes nothing', async () => {
    const pilot = await signUpPilot(server().url);
    const flight = aFlight({ remarks: 'first' });
    const save = { dataType: 'flight', data: flight, opKey: randomUUID(), clientKey: randomUUID() };
    await pilot.post('/api/data', save);
    for (const data of [
      { ...flight, remarks: 'second' },
      { ...flight, igc: null },
      { id: 1, see: false },
    ]) {
      const rejected = await pilot.post('/api/data', { ...save, data });
      expect([rejected.status, errorOf(rejected).type, rejectionIn(rejected)]).toEqual([400, 'badRequest', REUSED]);
    }
    expect((await loaded(pilot)).flights).toMatchObject([{ remarks: 'first' }]);
  });

  it('is the same save in another order, from another marker, with more known of what was before, and without the key of its item', async () => {
    const pilot = await signUpPilot(server().url);
    const { lastModified } = await loaded(pilot);
    const data = aFlight({ remarks: 'first' });
    const [opKey, clientKey] = [randomUUID(), randomUUID()];
    await pilot.post('/api/data', { dataType: 'flight', data, opKey, clientKey, lastModified });
    const reversed = Object.fromEntries(Object.entries(data).toReversed());
    for (const more of [{ data: reversed }, { before: { remarks: 'x' } }, { clientKey }, { lastModified: null }])
      expect(await pilot.post('/api/data', { dataType: 'flight', data, opKey, ...more })).toMatchObject({
        status: 200,
      });
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('rejects a key that is that of another item', async () => {
    const pilot = await signUpPilot(server().url);
    const key = randomUUID();
    await pilot.post('/api/data', { dataType: 'site', data: aSite(), clientKey: key });
    const save = await pilot.post('/api/data', { dataType: 'site', data: aSite({ id: 1, name: 'New' }), opKey: key });
    expect([save.status, rejectionIn(save)]).toEqual([400, REUSED]);
  });

  it('rejects a key that another kind of item has', async () => {
    const pilot = await signUpPilot(server().url);
    const opKey = randomUUID();
    await pilot.post('/api/data', { dataType: 'site', data: aSite(), opKey });
    expect((await pilot.post('/api/data', { dataType: 'glider', data: aGlider(), opKey })).status).toBe(400);
  });
});

function aTrack(recorder: string): string {
  const launch = { at: 36_000, lat: 46.7, lng: 7.8, altitude: 1_500 };
  return igcFile({ recorder, fixes: flownPath(launch, [{ seconds: 60 }, { seconds: 200, speed: 10, climb: -1 }]) });
}
