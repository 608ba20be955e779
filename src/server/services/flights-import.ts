import { setImmediate } from 'node:timers/promises';
import type { BodyOutput } from '#contract/endpoint';
import type { ImportAnswer, importFlights as importing } from '#contract/flights-import';
import type { ReadFlight } from '#domain/csv/read-flights';
import { nameKey } from '#domain/text';
import type { AltitudeUnit } from '#domain/units';
import type { Db } from '#server/db/schema';
import { type House, isoSeconds, unixSeconds } from '#server/house';
import { type FlightsFile, type PackedLogbook, unpackFlights } from '#server/jobs/tasks/read-flights-file';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import { addFlights } from '#server/repositories/flights';
import { addGliders } from '#server/repositories/gliders';
import type { NewItems } from '#server/repositories/item-key';
import { findIdsByName } from '#server/repositories/items';
import { findPilot, takeIds } from '#server/repositories/pilots';
import { addSites } from '#server/repositories/sites';
import { countWrite, refuseTooManyItems, refuseTooManyWrites } from './pilot-limits.ts';
import { Refusal } from './refusal.ts';
import { runOnThread } from './threads.ts';
import { type Writing, writing } from './writing.ts';

/** The data type under which client keys of imports are stored. */
const IMPORT = 'import';

/** Adds the flights of a CSV file with their new sites and gliders, all or nothing. Repeating a client key adds nothing. */
export async function importFlights(
  house: House,
  pilotId: number,
  { encodedContent, clientKey }: BodyOutput<typeof importing>,
): Promise<ImportAnswer> {
  await refuseTooManyWrites(house, pilotId);
  const unit = await unitOf(house.reader, pilotId);
  const file = await readUpload(house, pilotId, { encodedContent, unit });
  return writing(house, pilotId, async (change) => {
    const known = clientKey === undefined ? null : await earlierAnswer(change, clientKey.toLowerCase());
    if (known) return known;
    if ((await unitOf(change.db, pilotId)) !== unit) throw new Refusal('badRequest', { message: UNIT_CHANGED });
    await countWrite(house, change);
    const answer = await refusingAsImport(() => addLogbook(house, change, file));
    if (clientKey !== undefined) await storeAnswer(change, clientKey.toLowerCase(), answer);
    return answer;
  });
}

const UNIT_CHANGED = 'Your altitude unit was changed meanwhile, please, try again.';

async function unitOf(db: Db, pilotId: number): Promise<AltitudeUnit> {
  const found = await findPilot(db, pilotId);
  if (!found) throw new Refusal('noSession');
  return found.pilot.altitudeUnit;
}

async function readUpload(house: House, pilotId: number, file: FlightsFile): Promise<PackedLogbook> {
  const reading = await runOnThread(house, pilotId, { name: 'readFlightsFile', input: file });
  switch (reading.state) {
    case 'read':
      return reading;
    case 'noFile':
      throw new Refusal('badImport');
    case 'refused':
      throw new Refusal('badImport', { problems: reading.problems });
    case 'unreadable':
      throw new Refusal('badImport', { problems: [reading.problem] });
    case 'wrong':
      throw new Refusal('badImport', { records: reading.records });
  }
}

async function addLogbook(
  house: House,
  change: Writing,
  { sites, gliders, flightsNum, batches }: PackedLogbook,
): Promise<ImportAnswer> {
  const addedSites = await addMissing(change, sites, { item: 'site', table: 'sites', add: addSites });
  const addedGliders = await addMissing(change, gliders, { item: 'glider', table: 'gliders', add: addGliders });
  const firstId = await takeIds(change.db, change.pilotId, { item: 'flight', count: flightsNum });
  const choose = (flight: ReadFlight) => ({
    ...flight,
    siteId: idAt(addedSites.ids, flight.siteIndex),
    gliderId: idAt(addedGliders.ids, flight.gliderIndex),
    time: null,
    igcFileName: null,
  });
  let nextId = firstId;
  for (const batch of batches) {
    const flights = unpackFlights(batch).map(choose);
    await addFlights(change.db, newItems(change, nextId), flights);
    nextId += flights.length;
    await setImmediate();
  }
  await refuseTooManyItems(house, change, { table: 'flights', lastId: nextId - 1 });
  await refuseTooManyItems(house, change, { table: 'sites', lastId: addedSites.lastId });
  await refuseTooManyItems(house, change, { table: 'gliders', lastId: addedGliders.lastId });
  return { flightsNum, sitesNum: addedSites.count, glidersNum: addedGliders.count };
}

/** Problems of the resulting logbook are reported as problems of the file. */
async function refusingAsImport<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'invalid') throw new Refusal('badImport', error.details);
    throw error;
  }
}

interface NamedKind<Facts> {
  readonly item: 'site' | 'glider';
  readonly table: 'sites' | 'gliders';
  readonly add: (db: Db, items: NewItems, facts: readonly Facts[]) => Promise<void>;
}

interface AddedItems {
  /** Ids of all items, in order. */
  readonly ids: readonly (number | null)[];
  readonly count: number;
  readonly lastId: number;
}

/** Adds the items whose names the pilot does not have yet. Returns the ids of all, and how many were added. */
async function addMissing<Facts extends { readonly name: string }>(
  change: Writing,
  all: readonly Facts[],
  { item, table, add }: NamedKind<Facts>,
): Promise<AddedItems> {
  const { db, pilotId } = change;
  const known = await findIdsByName(db, table, pilotId);
  const missing = all.filter(({ name }) => !known.has(nameKey(name)));
  const firstId = await takeIds(db, pilotId, { item, count: missing.length });
  await add(db, newItems(change, firstId), missing);
  const added = new Map(missing.map(({ name }, index) => [nameKey(name), firstId + index]));
  const idOf = ({ name }: Facts) => known.get(nameKey(name)) ?? added.get(nameKey(name)) ?? null;
  return { ids: all.map(idOf), count: missing.length, lastId: firstId + missing.length - 1 };
}

function newItems({ pilotId, revision, now }: Writing, firstId: number): NewItems {
  return { pilotId, revision, firstId, createdAt: isoSeconds(now) };
}

function idAt(ids: readonly (number | null)[], index: number | null): number | null {
  return index === null ? null : (ids[index] ?? null);
}

async function earlierAnswer({ db, pilotId }: Writing, clientKey: string): Promise<ImportAnswer | null> {
  const known = await findByClientKey(db, { pilotId, clientKey });
  if (!known) return null;
  if (known.dataType !== IMPORT || known.answer === null) throw new Refusal('badRequest');
  return JSON.parse(known.answer);
}

async function storeAnswer({ db, pilotId, now }: Writing, clientKey: string, answer: ImportAnswer): Promise<void> {
  const stored = { dataType: IMPORT, itemId: 0, nowS: unixSeconds(now), answer: JSON.stringify(answer) };
  await addClientKey(db, { pilotId, clientKey }, stored);
}
