import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uploadsFolder } from '#server/logfly/upload-folder';
import { logflyDatabase, volRow, volWithTrack } from '#test/builders/logfly-database';
import { DATABASES } from '#test/databases/databases';
import { askedToRead, flightsIn, pageOf, resultOf, sentPart, uploaded } from '#test/servers/logfly-calls';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot, type Visitor } from '#test/servers/visitor';

const PART = 40_000;
const REMARKS = 'Première au-dessus du lac 🪂';

describe.each(DATABASES)('an upload of LogFly on $name', ({ create }) => {
  const server = runningServer({}, create);
  const filesOf = async ({ pilotId }: Visitor): Promise<readonly string[]> => {
    const folder = uploadsFolder(server().context.configuration);
    const names = (await readdir(folder, { recursive: true }).catch(() => [])).map(String);
    return names.filter((name) => name.startsWith(`${pilotId}-`)).toSorted();
  };

  it('is read as LogFly has its flights, with and without tracks', async () => {
    const pilot = await signUpPilot(server().url);
    const flown = volWithTrack(1);
    const database = await logflyDatabase([
      volRow({ V_Commentaire: REMARKS }),
      flown,
      volRow({ V_Date: null, V_Engin: null }),
    ]);
    const { flights, ...found } = await flightsIn(pilot, database);
    expect(found).toEqual({ pagesNum: 1, flightsNum: 3, problem: null });
    const place = { latitude: 45.86, longitude: 6.22, siteName: 'PLANFAIT', gliderName: 'Alpha 6', remarks: '' };
    const entered = { launchedAt: '2021-07-04 13:05:00', durationS: 3_600, ...place, igc: null, isIgcTooLarge: false };
    expect(flights).toEqual([
      { row: 1, ...entered, remarks: REMARKS },
      { row: 2, ...entered, launchedAt: '2021-01-01 13:01:00', durationS: 1_800, igc: flown.V_IGC },
      { row: 3, ...entered, launchedAt: '', gliderName: '' },
    ]);
  });

  it('comes in parts: one that was sent twice, or too early, changes nothing', async () => {
    const pilot = await signUpPilot(server().url);
    const database = await logflyDatabase([1, 2, 3, 4, 5].map((day) => volWithTrack(day)));
    const upload = { clientKey: randomUUID(), size: database.length };
    const received = async (offset: number, from = offset) =>
      (await sentPart(pilot, upload, { offset, content: database.subarray(from, from + PART) })).body.received;
    expect(database.length).toBeGreaterThan(3 * PART);
    expect(await received(PART)).toBe(0);
    expect(await received(0)).toBe(PART);
    expect(await received(0, PART)).toBe(PART);
    expect(await received(2 * PART)).toBe(PART);
    expect((await askedToRead(pilot, upload)).status).toBe(404);
    for (let offset = PART; offset < database.length; offset += PART) {
      expect(await received(offset)).toBe(Math.min(offset + PART, database.length));
    }
    expect(await resultOf(pilot, upload)).toEqual({ pagesNum: 1, flightsNum: 5, problem: null });
    expect(await resultOf(pilot, upload)).toMatchObject({ flightsNum: 5 });
  });

  it('leaves no database behind, and no file once it is removed', async () => {
    const pilot = await signUpPilot(server().url);
    const upload = await uploaded(pilot, await logflyDatabase([volRow()]));
    const [folder = '', file = ''] = await filesOf(pilot);
    expect(file).toBe(`${folder}/database`);
    const path = join(uploadsFolder(server().context.configuration), folder);
    expect([(await stat(path)).mode & 0o777, (await stat(join(path, 'database'))).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
    await resultOf(pilot, upload);
    expect(await filesOf(pilot)).toEqual(
      ['', '/pages', '/pages/0.json.gz', '/pages/result.json'].map((end) => folder + end),
    );
    expect((await readFile(join(path, 'pages/0.json.gz'))).length).toBeGreaterThan(50);
    expect((await pageOf(pilot, upload, 1)).status).toBe(404);
    expect((await pilot.post('/api/logfly-uploads/remove', { clientKey: upload.clientKey })).status).toBe(200);
    expect(await filesOf(pilot)).toEqual([]);
    expect((await pageOf(pilot, upload, 0)).status).toBe(404);
  });

  it('is one for each pilot: another replaces it, and nobody else has it', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const database = await logflyDatabase([volRow()]);
    const first = await uploaded(ann, database);
    const second = await uploaded(ann, database);
    expect((await askedToRead(ann, first)).status).toBe(404);
    await resultOf(ann, second);
    expect((await askedToRead(bob, second)).status).toBe(404);
    expect((await pageOf(bob, second, 0)).status).toBe(404);
    await bob.post('/api/logfly-uploads/remove', { clientKey: second.clientKey });
    expect((await pageOf(ann, second, 0)).status).toBe(200);
  });

  it('is one for each pilot also when several begin at once', async () => {
    const pilot = await signUpPilot(server().url);
    const begin = () =>
      sentPart(pilot, { clientKey: randomUUID(), size: 99 }, { offset: 0, content: Buffer.from('abc') });
    const begun = await Promise.all(Array.from({ length: 8 }, begin));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    expect((await filesOf(pilot)).filter((name) => !name.includes('/'))).toHaveLength(1);
  });

  it('of two pilots at once keeps them apart', async () => {
    const pilots = await Promise.all([1, 2].map(() => signUpPilot(server().url)));
    const read = await Promise.all(
      pilots.map(async (pilot, index) => {
        const rows = Array.from({ length: 30 }, (_, day) => volWithTrack(day + 1, { V_Site: `Site of ${index}` }));
        return flightsIn(pilot, await logflyDatabase(rows));
      }),
    );
    for (const [index, { flights }] of read.entries()) {
      expect(flights).toHaveLength(30);
      expect(new Set(flights.map(({ siteName }) => siteName))).toEqual(new Set([`Site of ${index}`]));
    }
  });

  it('has pages of 500 flights, or of two megabytes of tracks and remarks', async () => {
    const pilot = await signUpPilot(server().url);
    const many = await flightsIn(pilot, await logflyDatabase(Array.from({ length: 1_201 }, () => volRow())));
    expect(many).toMatchObject({ pagesNum: 3, flightsNum: 1_201 });
    expect(many.flights.map(({ row }) => row)).toEqual(Array.from({ length: 1_201 }, (_, index) => index + 1));
    const track = 'B'.repeat(1_100_000);
    const large = await flightsIn(pilot, await logflyDatabase([1, 2, 3].map(() => volRow({ V_IGC: track }))));
    expect(large).toMatchObject({ pagesNum: 2, flightsNum: 3 });
    const remarks = 'é'.repeat(20_000);
    const told = await flightsIn(
      pilot,
      await logflyDatabase(Array.from({ length: 110 }, () => volRow({ V_Commentaire: remarks }))),
    );
    expect(told).toMatchObject({ pagesNum: 2, flightsNum: 110 });
  });

  it('goes with the account', async () => {
    const pilot = await signUpPilot(server().url, 'a long password');
    await uploaded(pilot, await logflyDatabase([volRow()]));
    expect((await pilot.post('/api/delete-account', { password: 'a long password' })).status).toBe(200);
    expect(await filesOf(pilot)).toEqual([]);
  });
});
