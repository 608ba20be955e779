import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aFlight, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { igcNumber } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { type Fields, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const MOST_EXPORTS = 4;

describe.each(DATABASES)('the tracks of many flights on $name', ({ create }) => {
  const limits = { exportPilot: { most: MOST_EXPORTS, windowS: 3_600 } };
  const server = runningServer({ clock: () => new Date('2026-07-01T12:00:00Z'), limits }, create);

  /** A pilot with a site, and flights with these fields. */
  const pilotWith = async (...flights: readonly Fields[]): Promise<Visitor> => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite({ name: 'Grüße' }));
    for (const flight of flights) await saved(pilot, 'flight', aFlight(flight));
    return pilot;
  };

  const asked = (pilot: Visitor, ids: readonly number[]): Promise<Response> => {
    const body = JSON.stringify({ ids, csrf: pilot.cookies.get('csrf'), pilotId: pilot.pilotId });
    return pilot.ask('/api/flights/tracks', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
  const filesOf = async (response: Response): Promise<Readonly<Record<string, string>>> => {
    const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
  };

  it('are a ZIP file of those that were asked for, byte for byte under the names of the account’s export', async () => {
    const pilot = await pilotWith(
      { igc: igcNumber(1), siteId: 1, time: '11:34' },
      { igc: igcNumber(2), siteId: 1 },
      { igc: igcNumber(3), siteId: 1 },
      { igc: igcNumber(4) },
    );
    const response = await asked(pilot, [3, 1, 2]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toContain('filename="wingbook-tracks-2026-07-01.zip"');
    expect(await filesOf(response)).toEqual({
      'tracks/2026/2026-05-03_1134_Grüße.igc': igcNumber(1),
      'tracks/2026/2026-05-03_Grüße.igc': igcNumber(2),
      'tracks/2026/2026-05-03_Grüße (2).igc': igcNumber(3),
    });
  });

  it('are there once where flights share a file, without those that have no track or are deleted', async () => {
    const pilot = await pilotWith({ igc: igcNumber(1) }, { igc: igcNumber(1) }, {}, { igc: igcNumber(2) });
    await saved(pilot, 'flight', { id: 4, see: false });
    const files = await filesOf(await asked(pilot, [1, 2, 3, 4, 99]));
    expect(files).toEqual({ 'tracks/2026/2026-05-03.igc': igcNumber(1) });
  });

  it('are not found where no flight has one, and never another pilot’s', async () => {
    const [ann, bob] = [await pilotWith({ igc: igcNumber(1) }, {}), await pilotWith({})];
    for (const response of [await asked(ann, [2]), await asked(bob, [1, 2])]) {
      expect([response.status, (await response.json()).error.type]).toEqual([404, 'recordNotFound']);
    }
  });

  it.each([
    ['no flights', []],
    ['a flight twice', [1, 1]],
    ['too many flights', Array.from({ length: 50_001 }, (_, index) => index + 1)],
  ])('are not sent for %s', async (_, ids) => {
    expect((await asked(await pilotWith({ igc: igcNumber(1) }), ids)).status).toBe(400);
  });

  it('are sent for as many flights as a logbook holds, as often as exports are allowed', async () => {
    const pilot = await pilotWith({ igc: igcNumber(1) });
    const all = Array.from({ length: 50_000 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
    expect((await asked(pilot, all)).status).toBe(404);
    for (let uses = 0; uses < MOST_EXPORTS; uses += 1) expect((await asked(pilot, [1])).status).toBe(200);
    expect((await asked(pilot, [1])).status).toBe(429);
  });
});
