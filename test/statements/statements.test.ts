import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint';
import { maintain, runMaintenance } from '#server/jobs/maintenance';
import { countJobs } from '#server/repositories/jobs';
import { countTracks } from '#server/repositories/storage';
import { actOnPilot, findPilots, lastActions } from '#server/services/admin';
import { makeCopies } from '#server/services/export/nightly-copies';
import { queueArrivedFiles, takeInFiles } from '#server/services/inbox/take-in';
import { computeAllFindings, queueAllFindings } from '#server/services/tracks/findings';
import { queueTrackUpdates, updateTracks } from '#server/services/tracks/track-updates';
import { aFlight } from '#test/builders/items';
import { flightOn } from '#test/builders/sent-flight';
import { DATABASES } from '#test/databases/databases';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { newVisitorWithCookies } from '#test/servers/account-calls';
import { changedFlights, sentUndo } from '#test/servers/change-calls';
import { linkEmailedTo, sentEmails } from '#test/servers/emails';
import { ask, endpoints, FIELDS, nameOf, PASSWORD } from '#test/servers/every-call';
import { igcNumber, sentPart, startedRun } from '#test/servers/import-calls';
import { newDevice } from '#test/servers/inbox-calls';
import { markedPilot, type Pilot } from '#test/servers/marked-pilot';
import { startTestServer, type TestServer } from '#test/servers/server';
import { askWithToken, createdToken } from '#test/servers/token-calls';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';
import { startPlaces } from '#test/stand-ins/places';
import { type RecordingProxy, recordStatements } from './recording-proxy.ts';
import { problemsOf } from './statement-rules.ts';

const TIMEOUT_MS = 300_000;
/** Calls that end or change a session, for which each time another pilot signs up. */
const OF_ACCOUNTS = /logout|password|sessions|delete-account|auth-token|verify-email|signup|login|demo/;

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))(
  'the statements of the server on $name',
  ({ create }) => {
    let database: TestDatabase;
    let proxy: RecordingProxy;
    let server: TestServer;
    let places: Awaited<ReturnType<typeof startPlaces>>;

    beforeAll(async () => {
      database = await create();
      if (database.address.kind !== 'postgresql') throw new Error('This is about PostgreSQL');
      const migrated = await startTestServer({ database });
      await migrated.close();
      proxy = await recordStatements(database.address.url);
      const throughProxy = { ...database, address: { kind: 'postgresql', url: proxy.url } as const };
      places = await startPlaces();
      const settings = { ...places.settings, DEMO: 'on', ARCHIVE_DIR: `${database.folder}/archives` };
      server = await startTestServer({ database: throughProxy, settings });
      await callEverything(server);
      await workInBackground(server);
      await server.close();
    }, TIMEOUT_MS);

    afterAll(async () => {
      await Promise.all([proxy?.close(), places?.close()]);
      await database?.remove();
    });

    it('name one pilot each, or are listed with a reason', () => {
      expect(proxy.statements.size).toBeGreaterThan(150);
      expect(problemsOf(proxy.statements)).toEqual([]);
    });

    it('prepare nothing that belongs to one session', () => {
      expect([...proxy.preparedNames]).toEqual([]);
    });
  },
);

/** Calls every endpoint: those of data as a pilot who has what they name. */
async function callEverything({ url, context }: TestServer): Promise<void> {
  const ann = await markedPilot({ url, context }, PASSWORD);
  for (let run = 1; run <= 7; run += 1) await startedRun(ann);
  for (const endpoint of endpoints.filter(({ path }) => !OF_ACCOUNTS.test(path))) await callAs(ann, endpoint, '');
  for (const endpoint of endpoints.filter(({ path }) => OF_ACCOUNTS.test(path))) {
    const pilot = await signUpPilot(url, PASSWORD);
    const { authToken } = await linkEmailedTo(context, pilot.email);
    const visitor = endpoint.access === 'pilot' ? pilot : await newVisitorWithCookies(url);
    await callAs(Object.assign(visitor, { email: pilot.email, pilotId: pilot.pilotId }), endpoint, authToken);
  }
  await callWithTokens(url, ann);
  await beyondOneCall(ann);
}

async function callAs(pilot: Pilot, endpoint: AnyEndpoint, bobsToken: string): Promise<void> {
  const own = endpoint.access === 'pilot' ? { pilotId: pilot.pilotId } : {};
  const fields = { ...FIELDS[nameOf(endpoint)]?.({ ann: pilot, bobsToken }), ...own, csrf: pilot.cookies.get('csrf') };
  const { status } = await ask(pilot, endpoint, fields);
  expect([nameOf(endpoint), status !== 500]).toEqual([nameOf(endpoint), true]);
}

/** Makes each call that a token may make with one, and sends a flight as a device does. */
async function callWithTokens(url: string, ann: Pilot): Promise<void> {
  for (const endpoint of endpoints) {
    for (const scope of endpoint.scopes) {
      const { secret } = await createdToken(ann, scope);
      const fields = FIELDS[nameOf(endpoint)]?.({ ann, bobsToken: '' }) ?? {};
      const { status } = await askWithToken(url, secret, { endpoint, fields });
      expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true]);
      await ann.post('/api/end-other-sessions', { revokesTokens: true });
    }
  }
  const device = await newDevice(url, ann);
  expect(await device.send('flight.igc', flightOn('2025-06-30'))).toBe(200);
  expect(await device.send('no day.igc', flightOn(null))).toBe(200);
}

/** What needs several calls: filling and undoing by an import, changes of many flights and their undo, deltas, and keys. */
async function beyondOneCall(ann: Pilot): Promise<void> {
  const { lastModified } = await loaded(ann);
  const clientKey = randomUUID();
  for (let time = 1; time <= 2; time += 1)
    await saved(ann, 'flight', { ...aFlight({ igc: igcNumber(1) }), clientKey, lastModified });
  const run = await startedRun(ann);
  const items = { sites: [{ ref: 's', name: 'New' }], gliders: [{ ref: 'g', name: 'New' }] };
  const flights = [
    { ref: 'f', date: '2026-05-05', siteRef: 's', gliderRef: 'g', airtime: 5, altitude: 900, igc: igcNumber(2) },
  ];
  await sentPart(ann, run, { ...items, flights });
  await ann.post(`/api/imports/${run}/undo`);
  const deleted = await changedFlights(ann, [1, 2], { kind: 'delete' });
  await sentUndo(ann, deleted.changeId);
  await saved(ann, 'flight', { id: 3, see: false });
}

/** What servers do between calls. */
async function workInBackground({ context }: TestServer): Promise<void> {
  const stop = new AbortController().signal;
  await sentEmails(context);
  await queueArrivedFiles(context);
  await takeInFiles(context, stop);
  await queueTrackUpdates(context);
  await updateTracks(context, stop);
  await queueAllFindings(context);
  await computeAllFindings(context, stop);
  await makeCopies(context, stop);
  await maintain(context);
  await runMaintenance(context);
  await Promise.all([countJobs(context.reader), countTracks(context.reader)]);
  const [pilot] = await findPilots(context, 'example.org');
  for (const action of ['lock', 'unlock', 'sign-out', 'delete'] as const) {
    await actOnPilot(context, { action, pilotId: pilot?.id ?? 0, operator: 'op', reason: '' });
  }
  await lastActions(context);
}
