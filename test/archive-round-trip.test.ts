import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_PATHS, type ArchivedLogbook, type ArchiveManifest } from '#contract/import/archive';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { exportedArchive, importedContent, readContent, reviewedContent } from '#test/servers/archive-calls';
import { igcNumber, undoneRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { type Fields, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const START = Date.parse('2026-05-03T10:00:00Z');
const CHECK = { checkedOn: '2019-12-31', checkMonths: 24, checkHours: 150, checkFlights: 200 };
const LONGEST = 'Ünïcødé 山 🪂 \r\n\t"\'<>&'.padEnd(9_999, 'x').concat('字');
const [EMOJI, HEBREW] = ['🪂'.repeat(100), 'אולימפוס ΌΛΥΜΠΟΣ İstanbul'];
const TRACK_AT = Date.parse('2020-01-02T10:00:00Z') / 1_000;

type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

const filesOf = (archive: Uint8Array): Files => unzipSync(archive) as Files;
const read = (archive: Uint8Array<ArrayBuffer>) => readContent({ 'wingbook.zip': archive });

/** The logbook and the tracks: what an import restores. */
function restored(archive: Uint8Array) {
  return Object.fromEntries(
    Object.entries(filesOf(archive))
      .filter(([path]) => path === ARCHIVE_PATHS.logbook || path.startsWith('tracks/'))
      .map(([path, bytes]) => [path, strFromU8(bytes, true)]),
  );
}

/** Returns an archive with another logbook, listed with its hash. */
function withLogbook(archive: Uint8Array, change: (logbook: ArchivedLogbook) => unknown): Uint8Array<ArrayBuffer> {
  const files = filesOf(archive);
  const logbook = strToU8(JSON.stringify(change(logbookIn(archive))));
  const manifest: ArchiveManifest = JSON.parse(strFromU8(files[ARCHIVE_PATHS.manifest] ?? new Uint8Array()));
  const sha256 = createHash('sha256').update(logbook).digest('hex');
  const listed = manifest.files.map((file) => (file.path === ARCHIVE_PATHS.logbook ? { ...file, sha256 } : file));
  const text = strToU8(JSON.stringify({ ...manifest, files: listed }));
  return zipSync({ ...files, [ARCHIVE_PATHS.logbook]: logbook, [ARCHIVE_PATHS.manifest]: text });
}

function logbookIn(archive: Uint8Array): ArchivedLogbook {
  return JSON.parse(strFromU8(filesOf(archive)[ARCHIVE_PATHS.logbook] ?? new Uint8Array()));
}

describe.each(DATABASES)('an archive on $name', ({ name: database, create }) => {
  let now = START;
  const server = runningServer({ clock: () => new Date(now) }, create);
  const signedUp = () => signUpPilot(server().url);

  async function save(pilot: Visitor, dataType: string, fields: Fields): Promise<number> {
    now += 61_000;
    return (await saved(pilot, dataType, fields)).savedId;
  }

  async function deleted(pilot: Visitor, dataType: string, fields: Fields): Promise<void> {
    await save(pilot, dataType, { id: await save(pilot, dataType, fields), see: false });
  }

  /** A pilot with everything that an archive can have. */
  async function wholePilot(): Promise<Visitor> {
    const pilot = await signedUp();
    await save(pilot, 'pilot', {
      ...pilotInput({ userName: HEBREW, altitudeUnit: 'feet', distanceUnit: 'miles', homeLeague: 'leonardo' }),
      ...{ initialFlightNum: 17, initialAirtime: 1_234 },
      currencyRules: [
        { count: 'flights', least: 3, days: 90, tag: '🪂 山', glider: EMOJI },
        { count: 'hours', least: 20, days: 365, tag: '', glider: 'Sold' },
      ],
    });
    await deleted(pilot, 'site', aSite({ name: 'Deleted' }));
    const olympus = await save(pilot, 'site', aSite({ name: HEBREW, remarks: LONGEST }));
    const named = await save(pilot, 'site', { id: 0, name: EMOJI, location: ' a b ' });
    await save(pilot, 'site', aSite({ name: 'Without flights', lat: -17.5, lng: 179.999 }));
    await deleted(pilot, 'glider', aGlider({ name: 'Sold' }));
    const glider = await save(pilot, 'glider', aGlider({ name: EMOJI, initialFlightNum: 3, initialAirtime: 90 }));
    await save(pilot, 'glider', aGlider({ name: 'Without flights', remarks: 'spare', ...CHECK }));

    await saveGear(pilot, glider);

    const tracked = { igc: igcNumber(1), igcFileName: 'one.igc' };
    await save(pilot, 'flight', aFlight({ date: '2020-01-02', siteId: olympus, gliderId: glider, ...tracked }));
    await deleted(pilot, 'flight', aFlight({ remarks: 'deleted' }));
    await save(pilot, 'flight', aFlight({ date: '2020-01-02', siteId: olympus, gliderId: glider, ...tracked }));
    const igcRange = { from: TRACK_AT + 60, to: TRACK_AT + 240 };
    await save(pilot, 'flight', aFlight({ date: '2020-01-02', time: '11:31', ...tracked, igcRange, altitude: 0 }));
    for (const remarks of ['same', 'same', LONGEST, ' outer spaces ']) {
      await save(pilot, 'flight', { id: 0, date: '2019-07-01', airtime: 20, siteId: named, remarks });
    }
    const tags = ['hike & fly', '🪂 山', 'טנדם'];
    await save(pilot, 'flight', { id: 0, date: '2020-01-02', siteId: olympus, airtime: 5, tags });
    const latin = `${igcNumber(2)}LXXXAlpine café\r\n`;
    await save(pilot, 'flight', aFlight({ date: '1999-12-31', igc: latin, igcEncoding: 'latin1' }));
    return pilot;
  }

  /** Gear that is used with a glider and one that was deleted, and equal ground handling. */
  async function saveGear(pilot: Visitor, gliderId: number): Promise<void> {
    await deleted(pilot, 'gear', { id: 0, name: 'Deleted', kind: 'helmet' });
    const history = [{ on: '2019-12-31', by: '🪂 山', note: 'packed' }];
    const repack = { what: 'repack', words: '', lastOn: '2019-12-31', months: 12, hours: 0, flights: 0 };
    const own = { what: 'other', words: 'טנדם', lastOn: null, months: 0, hours: 50, flights: 9, history: [] };
    const checks = [
      { ...repack, nextOn: '2020-06-30', history },
      { ...own, nextOn: null },
    ];
    const used = { serialNumber: 'A-1', inUseFrom: '2018-02-28', gliderIds: [gliderId, 1], checks, remarks: LONGEST };
    await save(pilot, 'gear', { id: 0, name: HEBREW, kind: 'reserve', ...used });
    await save(pilot, 'gear', { id: 0, name: 'Sold', kind: 'other', inUseUntil: '2019-01-01' });
    for (const duration of [60, 60, 15]) {
      await save(pilot, 'handling', { id: 0, date: '2019-07-01', duration, gliderId, remarks: 'kiting' });
    }
  }

  it('gives an empty account the same logbook, byte for byte, and the same tracks', async () => {
    const source = await wholePilot();
    const archive = await exportedArchive(source);
    now += 86_400_000;
    const target = await signedUp();
    const empty = restored(await exportedArchive(target));
    const { counts, runId, progress } = await importedContent(target, await read(archive));
    expect(counts).toMatchObject({ new: 9, question: 0, known: 0, fills: 0 });
    expect(progress.refusedItems).toEqual([]);
    expect(restored(await exportedArchive(target))).toEqual(restored(archive));

    const again = await reviewedContent(target, await read(archive));
    expect(again.counts).toMatchObject({ new: 0, known: 9 });
    expect(again.plan).toMatchObject({ pilot: null, sites: [], gliders: [], gear: [], handlings: [], flights: [] });

    expect(await undoneRun(target, runId)).toMatchObject({ removed: 19, restored: 0, kept: [], left: 0 });
    expect(restored(await exportedArchive(target))).toEqual(empty);
  });

  it('is reviewed beside the flights of a filled account, which keeps its settings; the undo takes all of it back', async () => {
    const archive = await exportedArchive(await wholePilot());
    const target = await signedUp();
    await save(target, 'pilot', pilotInput({ userName: 'Own name' }));
    await save(target, 'site', { id: 0, name: EMOJI, location: 'own' });
    await save(target, 'flight', { id: 0, date: '1999-12-31', remarks: 'own' });
    await save(target, 'flight', { id: 0, date: '2001-01-01', remarks: 'own, too' });
    const before = restored(await exportedArchive(target));

    const { counts, runId, plan } = await importedContent(target, await read(archive));
    expect(counts.new + counts.fills + counts.question).toBe(9);
    expect(plan.pilot).toBeNull();
    expect(plan.sites.map(({ name }) => name)).toEqual([HEBREW, 'Without flights']);
    const after = logbookIn(await exportedArchive(target));
    expect(after.pilot).toMatchObject({ userName: 'Own name', altitudeUnit: 'meters', initialFlightNum: 0 });
    expect(after.sites.map(({ location }) => location)).toEqual(['own', 'Waldkirch', 'Waldkirch']);
    expect(after.flights.filter(({ remarks }) => remarks.startsWith('own'))).toHaveLength(2);

    await undoneRun(target, runId);
    expect(restored(await exportedArchive(target))).toEqual(before);
  });

  // An import in parts is tried on each database by its own tests.
  if (database === 'SQLite') {
    it('that was stopped in the middle goes on, and gives the same logbook', async () => {
      const archive = await exportedArchive(await wholePilot());
      const target = await signedUp();
      const stopped = await importedContent(target, await read(archive), { most: 3 });
      expect(stopped.progress).toMatchObject({ sent: 8, isFinished: false });
      const { runId, progress } = await importedContent(target, await read(archive));
      expect([runId, progress.isFinished, progress.added]).toEqual([stopped.runId, true, 1]);
      expect(restored(await exportedArchive(target))).toEqual(restored(archive));
    });

    it('from the future was made now', async () => {
      const source = await signedUp();
      await save(source, 'site', aSite());
      const whole = await exportedArchive(source);
      const future = (item: ArchivedLogbook['sites'][number]) => ({ ...item, createdAt: '2099-01-01T00:00:00Z' });
      const archive = withLogbook(whole, (logbook) => ({ ...logbook, sites: logbook.sites.map(future) }));
      const target = await signedUp();
      await importedContent(target, await read(archive));
      const imported = logbookIn(await exportedArchive(target));
      const createdAt = new Date(now).toISOString().replace('.000Z', 'Z');
      expect(imported).toEqual({ ...logbookIn(whole), sites: [{ ...logbookIn(whole).sites[0], createdAt }] });
    });

    it.each([false, true])(
      'gives the pilot’s fields back in an undo, unless they were changed (%s)',
      async (isChanged) => {
        const source = await signedUp();
        await save(source, 'pilot', pilotInput({ userName: 'Archived', initialFlightNum: 40 }));
        const archive = await exportedArchive(source);
        const target = await signedUp();
        const before = restored(await exportedArchive(target));
        const { runId } = await importedContent(target, await read(archive));
        expect(restored(await exportedArchive(target))).toEqual(restored(archive));
        if (isChanged) await save(target, 'pilot', pilotInput({ userName: 'Changed' }));
        const present = restored(await exportedArchive(target));
        const { kept } = await undoneRun(target, runId);
        expect(kept).toEqual(isChanged ? [{ dataType: 'pilot', id: target.pilotId, reason: 'changed' }] : []);
        expect(restored(await exportedArchive(target))).toEqual(isChanged ? present : before);
      },
    );
  }
});
