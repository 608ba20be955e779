import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import type { NightlyCopies } from '#contract/account/nightly-copies';
import { folderOfPilot, makeCopies } from '#server/services/export/nightly-copies';
import { computeAllFindings } from '#server/services/tracks/findings';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { igcNumber } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { logInPilot, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const NIGHT = Date.parse('2026-05-03T02:00:00Z');
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const folder = await newFolder();
afterAll(() => removeFolder(folder));

describe.each(DATABASES)('nightly copies on $name', ({ name, create }) => {
  let now = NIGHT + 8 * HOUR_MS;
  const dir = join(folder, name);
  const server = runningServer({ settings: { ARCHIVE_DIR: dir }, clock: () => new Date(now) }, create);
  const make = () => makeCopies(server().context, new AbortController().signal);
  const ownFolder = async ({ pilotId }: Visitor) => (await folderOfPilot(server().context, pilotId ?? 0)) ?? '';
  const filesOf = async (pilot: Visitor) => (await readdir(await ownFolder(pilot))).toSorted();
  const copiesOf = async (pilot: Visitor) => (await pilot.get<NightlyCopies>('/api/nightly-copies')).body;
  const switched = async (pilot: Visitor, isOn: boolean) =>
    (await pilot.post<NightlyCopies>('/api/nightly-copies', { isOn })).body;

  it('are off at first, then made at once, and each night in which there is something new', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: igcNumber(1), igcFileName: 'one.igc' }));
    await make();
    expect(await copiesOf(pilot)).toEqual({ isOn: false, last: null });
    expect(await switched(pilot, true)).toEqual({ isOn: true, last: null });
    await make();
    expect((await copiesOf(pilot)).last).toEqual({ madeAt: '2026-05-03T10:00:00Z', bytes: expect.any(Number) });

    await saved(pilot, 'flight', aFlight({ remarks: 'new' }));
    for (const hours of [6, 6]) {
      now += hours * HOUR_MS - 1_000;
      await make();
    }
    expect(await filesOf(pilot)).toHaveLength(1);
    now += 6 * HOUR_MS;
    await make();
    expect(await filesOf(pilot)).toHaveLength(2);
    for (let day = 0; day < 12; day += 1) {
      now += 6 * HOUR_MS;
      await make();
    }
    expect(await filesOf(pilot)).toHaveLength(2);
  });

  it('have a README in the language of the browser used last, where the pilot leaves that to the browser', async () => {
    const pilot = await signUpPilot(server().url);
    await logInPilot(server().url, { email: pilot.email, password: 'a long password' }, 'fr');
    await switched(pilot, true);
    await make();
    const [file = ''] = await filesOf(pilot);
    const { 'README.txt': readme } = unzipSync(await readFile(join(await ownFolder(pilot), file)));
    expect(strFromU8(readme ?? new Uint8Array())).toContain('Voici un carnet de vol');
  });

  it('are the last three, whole, as an export is, readable by the operator alone', async () => {
    const pilot = await signUpPilot(server().url);
    await switched(pilot, true);
    const own = await ownFolder(pilot);
    await mkdir(own, { recursive: true });
    const left = join(own, 'left-by-a-killed-server.part');
    await writeFile(left, 'half');
    await utimes(left, 0, 0);
    await writeFile(join(own, 'being-written-by-another-server.part'), 'half');
    for (let number = 0; number < 5; number += 1) {
      await saved(pilot, 'flight', aFlight({ igc: igcNumber(number), igcFileName: `${number}.igc` }));
      await make();
      now += DAY_MS;
    }
    const [unfinished, ...files] = await filesOf(pilot);
    expect(unfinished).toBe('being-written-by-another-server.part');
    expect(files).toHaveLength(3);
    const [path = ''] = files.slice(-1).map((file) => join(own, file));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const tracks = Object.entries(unzipSync(await readFile(path))).filter(([file]) => file.endsWith('.igc'));
    expect(tracks.map(([, bytes]) => strFromU8(bytes)).toSorted()).toEqual([0, 1, 2, 3, 4].map(igcNumber).toSorted());

    const query = new URLSearchParams({ pilotId: String(pilot.pilotId), csrf: pilot.cookies.get('csrf') ?? '' });
    const response = await pilot.ask(`/api/nightly-copies/last?${query}`);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="wingbook-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(await readFile(path))).toBe(true);
  });

  it('are made without what is damaged, and once more when that is computed again', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: igcNumber(1), igcFileName: 'one.igc' }));
    const compute = () => computeAllFindings(server().context, new AbortController().signal);
    await compute();
    const damaged = server().context.db.updateTable('tracks').set({ findings: '{' });
    await damaged.where('pilot_id', '=', pilot.pilotId ?? 0).execute();
    await switched(pilot, true);
    const missing = async () => {
      const [file = ''] = (await filesOf(pilot)).slice(-1);
      const files = unzipSync(await readFile(join(await ownFolder(pilot), file)));
      expect(Object.keys(files)).toContain('tracks/2026/2026-05-03.igc');
      return JSON.parse(strFromU8(files['wingbook.json'] ?? new Uint8Array())).missing;
    };
    await make();
    expect(await missing()).toMatchObject([{ flight: 1, content: 'damagedFindings' }]);
    await compute();
    now += DAY_MS;
    await make();
    expect([(await filesOf(pilot)).length, await missing()]).toEqual([2, []]);
  });

  it('stop when they are switched off, and stay; they go with the account', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    for (const each of [pilot, other]) await switched(each, true);
    await make();
    expect(await switched(pilot, false)).toMatchObject({ isOn: false, last: {} });
    await saved(pilot, 'flight', aFlight());
    now += 2 * DAY_MS;
    await make();
    expect(await filesOf(pilot)).toHaveLength(1);

    await switched(pilot, true);
    const own = await ownFolder(pilot);
    expect((await pilot.post('/api/delete-account', { password: 'a long password' })).status).toBe(200);
    await make();
    expect(await readdir(dir)).not.toContain(basename(own));
    expect(await filesOf(other)).toHaveLength(1);
  });

  it('are never those of a former pilot, whose id a restored database has given to another one', async () => {
    const former = await signUpPilot(server().url);
    await switched(former, true);
    await make();
    const [file = ''] = await filesOf(former);
    const own = await ownFolder(former);
    const { db } = server().context;
    const signedUpLater = { created_at: '2026-06-01T08:00:00Z' };
    await db
      .updateTable('pilots')
      .set(signedUpLater)
      .where('id', '=', former.pilotId ?? 0)
      .execute();
    expect((await copiesOf(former)).last).toBeNull();
    expect((await former.get('/api/nightly-copies/last')).status).toBe(404);
    now += DAY_MS;
    await make();
    expect((await copiesOf(former)).last?.madeAt).toBe(new Date(now).toISOString().replace('.000', ''));
    expect(await readdir(own)).toEqual([file]);
  });

  it('that fail are logged and tried again, and harm nobody else’s', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    await mkdir(dir, { recursive: true });
    await writeFile(await ownFolder(pilot), 'a file where the folder should be');
    for (const each of [pilot, other]) await switched(each, true);
    await make();
    expect(await filesOf(other)).toHaveLength(1);
  });
});

describe('a server without a folder for nightly copies', () => {
  const server = runningServer();

  it('offers none', async () => {
    const pilot = await signUpPilot(server().url);
    expect((await pilot.get('/api/nightly-copies')).body).toEqual({ isOn: false, last: null });
    expect((await pilot.post('/api/nightly-copies', { isOn: true })).status).toBe(404);
    expect((await pilot.get('/api/nightly-copies/last')).status).toBe(404);
  });
});
