import { setTimeout } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { exportedArchive } from '#test/servers/archive-calls';
import { changedFlights, sentUndo } from '#test/servers/change-calls';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { finishedRun, igcNumber, importedPart, startedRun, undoneRun } from '#test/servers/import-calls';
import { loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

/** What differs between two logbooks of the same journey: times, random values, whose they are, and revisions, as a job writes when it can. */
const OWN = new Set(['createdAt', 'epoch', 'email', 'pilot', 'lastModified', 'changeId']);
const [ROWS, POLL_MS, POLLS] = [500, 200, 300];

/** Goes through what a pilot does with a logbook, and returns the responses as texts without what belongs to one logbook alone. */
export async function goThrough(url: string): Promise<readonly string[]> {
  const pilot = await signUpPilot(url);
  const responses: unknown[] = [];
  const note = (response: unknown): void => void responses.push(response);
  note({ ...(await saved(pilot, 'pilot', pilotInput({ initialFlightNum: 3 }))), savedId: 0 });
  for (const name of ['Kandel', 'Niesen']) note(await saved(pilot, 'site', aSite({ name })));
  note(await saved(pilot, 'glider', aGlider()));
  for (const number of [1, 2]) {
    note(await saved(pilot, 'flight', aFlight({ siteId: number, gliderId: 1, igc: igcNumber(number) })));
  }
  await withFindings(pilot);
  note((await importCsv(pilot, csvOfRecords(ROWS))).body);
  await importAndUndo(pilot, note);
  await changeAndUndo(pilot, note);
  note(await withFindings(pilot));
  for (const path of ['/api/tracks', '/api/sites/1/tracks', '/api/flights/1/track', '/api/imports'])
    note((await pilot.get(path)).body);
  const { lastModified } = await loaded(pilot);
  note(await saved(pilot, 'flight', { id: 2, see: false }));
  note(await saved(pilot, 'site', { id: 2, see: false }));
  note(await loaded(pilot));
  note(await loaded(pilot, lastModified));
  note(csvOf(await exportedArchive(pilot)));
  return responses.map((response) => JSON.stringify(response, (name, value) => (OWN.has(name) ? undefined : value)));
}

async function importAndUndo(pilot: Visitor, note: (response: unknown) => void): Promise<void> {
  for (const isUndone of [false, true]) {
    const run = await startedRun(pilot);
    const flights = [3, 4].map((number) => ({
      ref: `${number}`,
      date: '2026-04-01',
      siteId: 1,
      igc: igcNumber(isUndone ? number + 2 : number),
    }));
    note(await importedPart(pilot, run, { flights }));
    await finishedRun(pilot, run);
    await withFindings(pilot);
    if (isUndone) note(await undoneRun(pilot, run));
  }
}

async function changeAndUndo(pilot: Visitor, note: (response: unknown) => void): Promise<void> {
  const ids = [1, 2, 3, 4, 5];
  note(await changedFlights(pilot, ids, { kind: 'addTags', tags: ['XC'] }));
  const change = await changedFlights(pilot, ids, { kind: 'delete' });
  note(change);
  note((await sentUndo(pilot, change.changeId)).body);
}

/** Waits until the job has scored the tracks, and returns the flights with what the statistics show. */
async function withFindings(pilot: Visitor): Promise<unknown> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { flights } = await loaded(pilot);
    const tracks = flights.filter((flight) => flight.see && flight.hasTrack);
    if (tracks.every((flight) => 'xcType' in flight)) return flights;
    await setTimeout(POLL_MS);
  }
  return 'no findings';
}

function csvOf(archive: Uint8Array<ArrayBuffer>): readonly string[] {
  const files = Object.entries(unzipSync(archive)).filter(([path]) => path.endsWith('flights.csv'));
  return files.map(([, bytes]) => strFromU8(bytes));
}

/** Returns how many responses of two journeys differ, and logs where the first of them do. */
export function countDifferences(
  ones: readonly string[],
  others: readonly string[],
  log: (line: string) => void,
): number {
  const differing = ones.flatMap((one, index) => (one === others[index] ? [] : [[one, others[index] ?? ''] as const]));
  for (const [one, other] of differing.slice(0, 3)) {
    const at = [...one].findIndex((character, index) => character !== other[index]);
    log(`${one.slice(Math.max(0, at - 80), at + 80)} | ${other.slice(Math.max(0, at - 80), at + 80)}`);
  }
  return differing.length + Math.abs(ones.length - others.length);
}
