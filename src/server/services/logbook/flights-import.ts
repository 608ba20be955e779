import { setImmediate } from 'node:timers/promises';
import type { BodyOutput } from '#contract/endpoint';
import { type ImportResponse, type importFlights, importResponse } from '#contract/import/flights-import';
import type { ImportedFlight } from '#domain/csv/read-csv-flights';
import { nameKey } from '#domain/text';
import type { AltitudeUnit } from '#domain/units';
import { isoSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { addFlights } from '#server/repositories/flights';
import { findIdsByName, type NewItems } from '#server/repositories/items';
import { findPilot, reserveIds } from '#server/repositories/pilots';
import { GLIDERS, SITES } from '#server/repositories/plain-items';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { findEarlierCall, hashOfBody, type KeyedCall, recordCall } from '#server/services/keyed-calls';
import {
  countWrite,
  rejectTooManyItems,
  rejectTooManyTexts,
  rejectTooManyWrites,
  type TextLimitContext,
  type WriteLimitContext,
} from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { runOnThread } from '#server/services/threads';
import { type FlightsFile, type PackedLogbook, unpackFlights } from './read-flights-file.ts';

/** The data type under which client keys of imports are stored. */
const IMPORT = 'import';
const RESPONSE = storedJson('client_keys.answer', importResponse);

/** Adds the flights of a CSV file with their new sites and gliders, all or nothing. Repeating a client key adds nothing. */
export async function importCsvFlights(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads'>,
  pilotId: number,
  { encodedContent, clientKey }: BodyOutput<typeof importFlights>,
): Promise<ImportResponse> {
  await rejectTooManyWrites(context, pilotId);
  const call = clientKey === undefined ? null : callOf(clientKey, encodedContent);
  const unit = await unitOf(context.reader, pilotId);
  const file = await readUpload(context, pilotId, { encodedContent, unit });
  return inPilotTransaction(context, pilotId, async (tx) => {
    const known = call && (await storedResponse(tx, call));
    if (known) return known;
    if ((await unitOf(tx.db, pilotId)) !== unit)
      throw new AppError('badRequest', { rejection: { code: 'unitChanged' } });
    await countWrite(context, tx);
    const response = await rejectAsImport(() => addLogbook(context, tx, file));
    if (call) await recordCall(tx, call, { itemId: 0, response: JSON.stringify(response) });
    return response;
  });
}

async function unitOf(db: Db, pilotId: number): Promise<AltitudeUnit> {
  const found = await findPilot(db, pilotId);
  if (!found) throw new AppError('noSession');
  return found.pilot.altitudeUnit;
}

async function readUpload(
  context: Pick<AppContext, 'threads'>,
  pilotId: number,
  file: FlightsFile,
): Promise<PackedLogbook> {
  const reading = await runOnThread(context, pilotId, { name: 'readFlightsFile', input: file });
  switch (reading.state) {
    case 'read':
      return reading;
    case 'noFile':
      throw new AppError('badImport');
    case 'rejected':
      throw new AppError('badImport', { problems: reading.problems });
    case 'unreadable':
      throw new AppError('badImport', { problems: [reading.problem] });
    case 'wrong':
      throw new AppError('badImport', { records: reading.records });
  }
}

async function addLogbook(
  context: TextLimitContext,
  tx: PilotTransaction,
  { sites, gliders, flightsNum, batches }: PackedLogbook,
): Promise<ImportResponse> {
  const addedSites = await addMissing(tx, sites, { item: 'site', table: 'sites', add: SITES.add });
  const addedGliders = await addMissing(tx, gliders, { item: 'glider', table: 'gliders', add: GLIDERS.add });
  const firstId = await reserveIds(tx.db, tx.pilotId, { item: 'flight', count: flightsNum });
  const choose = (flight: ImportedFlight) => ({
    ...flight,
    siteId: idAt(addedSites.ids, flight.siteIndex),
    gliderId: idAt(addedGliders.ids, flight.gliderIndex),
    time: null,
    igcFileName: null,
  });
  let nextId = firstId;
  for (const batch of batches) {
    const flights = unpackFlights(batch).map(choose);
    await addFlights(tx.db, newItems(tx, nextId), flights);
    nextId += flights.length;
    await setImmediate();
  }
  await rejectTooManyItems(context, tx, { table: 'flights', lastId: nextId - 1 });
  await rejectTooManyItems(context, tx, { table: 'sites', lastId: addedSites.lastId });
  await rejectTooManyItems(context, tx, { table: 'gliders', lastId: addedGliders.lastId });
  await rejectTooManyTexts(context, tx, { table: 'flights' });
  return { flightsNum, sitesNum: addedSites.count, glidersNum: addedGliders.count };
}

/** Problems of the resulting logbook are reported as problems of the file. */
async function rejectAsImport<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') throw new AppError('badImport', error.details);
    throw error;
  }
}

interface NamedKind<Input> {
  readonly item: 'site' | 'glider';
  readonly table: 'sites' | 'gliders';
  readonly add: (db: Db, items: NewItems, input: readonly Input[]) => Promise<void>;
}

interface AddedItems {
  /** Ids of all items, in order. */
  readonly ids: readonly (number | null)[];
  readonly count: number;
  readonly lastId: number;
}

/** Adds the items whose names the pilot does not have yet. Returns the ids of all, and how many were added. */
async function addMissing<Input extends { readonly name: string }>(
  tx: PilotTransaction,
  all: readonly Input[],
  { item, table, add }: NamedKind<Input>,
): Promise<AddedItems> {
  const { db, pilotId } = tx;
  const known = await findIdsByName(db, table, pilotId);
  const missing = all.filter(({ name }) => !known.has(nameKey(name)));
  const firstId = await reserveIds(db, pilotId, { item, count: missing.length });
  await add(db, newItems(tx, firstId), missing);
  const added = new Map(missing.map(({ name }, index) => [nameKey(name), firstId + index]));
  const idOf = ({ name }: Input) => known.get(nameKey(name)) ?? added.get(nameKey(name)) ?? null;
  return { ids: all.map(idOf), count: missing.length, lastId: firstId + missing.length - 1 };
}

function newItems({ pilotId, revision, now }: PilotTransaction, id: number): NewItems {
  return { pilotId, id, revision, createdAt: isoSeconds(now) };
}

function idAt(ids: readonly (number | null)[], index: number | null): number | null {
  return index === null ? null : (ids[index] ?? null);
}

function callOf(clientKey: string, encodedContent: string): KeyedCall {
  return { clientKey: clientKey.toLowerCase(), dataType: IMPORT, bodyHash: hashOfBody(encodedContent) };
}

async function storedResponse({ db, pilotId }: PilotTransaction, call: KeyedCall): Promise<ImportResponse | null> {
  const known = await findEarlierCall(db, pilotId, call);
  if (!known) return null;
  if (known.response === null) throw new AppError('badRequest');
  return RESPONSE.read(known.response, { pilotId, clientKey: call.clientKey });
}
