import type { BodyOutput } from '#contract/endpoint';
import type { ImportAnswer, importFlights as importing } from '#contract/flights-import';
import type { CsvRows } from '#domain/csv/csv-rows';
import { MOST_ROWS, type ReadFlight, type ReadLogbook, readFlights } from '#domain/csv/read-flights';
import { nameKey } from '#domain/text';
import type { Db } from '#server/db/schema';
import { type House, isoSeconds, unixSeconds } from '#server/house';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import { addFlights } from '#server/repositories/flights';
import { addGliders } from '#server/repositories/gliders';
import type { NewItems } from '#server/repositories/item-key';
import { findIdsByName } from '#server/repositories/items';
import { findPilot, takeIds } from '#server/repositories/pilots';
import { addSites } from '#server/repositories/sites';
import { splitRows } from './csv-rows.ts';
import { Refusal } from './refusal.ts';
import { textOfUpload } from './upload-text.ts';
import { type Writing, writing } from './writing.ts';

/** Under which kind of data the client keys of imports are kept. */
const IMPORT = 'import';

/** Adds the flights of a CSV file with their new sites and gliders, all or nothing. The same key again adds nothing. */
export async function importFlights(
  house: House,
  pilotId: number,
  { encodedContent, clientKey }: BodyOutput<typeof importing>,
): Promise<ImportAnswer> {
  const rows = splitRows(textOfUpload(encodedContent), MOST_ROWS);
  return writing(house, pilotId, async (change) => {
    const known = clientKey === undefined ? null : await answerBefore(change, clientKey.toLowerCase());
    if (known) return known;
    const answer = await addLogbook(change, await readUpload(change, rows));
    if (clientKey !== undefined) await keepAnswer(change, clientKey.toLowerCase(), answer);
    return answer;
  });
}

async function readUpload({ db, pilotId }: Writing, rows: CsvRows): Promise<ReadLogbook> {
  const found = await findPilot(db, pilotId);
  if (!found) throw new Refusal('noSession');
  const reading = readFlights(rows, found.pilot.altitudeUnit);
  if (reading.state === 'unreadable') throw new Refusal('badImport', { problems: [reading.problem] });
  if (reading.state === 'wrong') throw new Refusal('badImport', { records: reading.records });
  return reading.logbook;
}

async function addLogbook(change: Writing, { sites, gliders, flights }: ReadLogbook): Promise<ImportAnswer> {
  const addedSites = await addMissing(change, sites, { item: 'site', table: 'sites', add: addSites });
  const addedGliders = await addMissing(change, gliders, { item: 'glider', table: 'gliders', add: addGliders });
  const firstId = await takeIds(change.db, change.pilotId, { item: 'flight', count: flights.length });
  const choose = (flight: ReadFlight) => ({
    siteId: idAt(addedSites.ids, flight.siteIndex),
    gliderId: idAt(addedGliders.ids, flight.gliderIndex),
  });
  await addFlights(
    change.db,
    newItems(change, firstId),
    flights.map((flight) => ({ ...flight, ...choose(flight), time: null, igcFileName: null })),
  );
  return { flightsNum: flights.length, sitesNum: addedSites.count, glidersNum: addedGliders.count };
}

interface NamedKind<Facts> {
  readonly item: 'site' | 'glider';
  readonly table: 'sites' | 'gliders';
  readonly add: (db: Db, items: NewItems, facts: readonly Facts[]) => Promise<void>;
}

/** Adds those whose names the pilot has not yet; answers the ids of all, and how many were added. */
async function addMissing<Facts extends { readonly name: string }>(
  change: Writing,
  all: readonly Facts[],
  { item, table, add }: NamedKind<Facts>,
): Promise<{ readonly ids: readonly (number | null)[]; readonly count: number }> {
  const { db, pilotId } = change;
  const known = await findIdsByName(db, table, pilotId);
  const missing = all.filter(({ name }) => !known.has(nameKey(name)));
  const firstId = await takeIds(db, pilotId, { item, count: missing.length });
  await add(db, newItems(change, firstId), missing);
  const added = new Map(missing.map(({ name }, index) => [nameKey(name), firstId + index]));
  const idOf = ({ name }: Facts) => known.get(nameKey(name)) ?? added.get(nameKey(name)) ?? null;
  return { ids: all.map(idOf), count: missing.length };
}

function newItems({ pilotId, revision, now }: Writing, firstId: number): NewItems {
  return { pilotId, revision, firstId, createdAt: isoSeconds(now) };
}

function idAt(ids: readonly (number | null)[], index: number | null): number | null {
  return index === null ? null : (ids[index] ?? null);
}

async function answerBefore({ db, pilotId }: Writing, clientKey: string): Promise<ImportAnswer | null> {
  const known = await findByClientKey(db, { pilotId, clientKey });
  if (!known) return null;
  if (known.dataType !== IMPORT || known.answer === null) throw new Refusal('badRequest');
  return JSON.parse(known.answer);
}

async function keepAnswer({ db, pilotId, now }: Writing, clientKey: string, answer: ImportAnswer): Promise<void> {
  const kept = { dataType: IMPORT, itemId: 0, nowS: unixSeconds(now), answer: JSON.stringify(answer) };
  await addClientKey(db, { pilotId, clientKey }, kept);
}
