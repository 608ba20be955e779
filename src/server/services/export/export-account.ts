import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PRODUCT_NAME } from '#contract/product';
import type { Flight } from '#domain/flight';
import { type House, isoSeconds } from '#server/house';
import { findContent } from '#server/repositories/tracks';
import { accountOfCaller } from '#server/services/account/account-calls';
import { listSessionsOf, type SessionCaller } from '#server/services/account/account-sessions';
import { spend } from '#server/services/limits';
import { uniqueNames } from './file-names.ts';
import { type Logbook, readWholeLogbook } from './logbook.ts';
import { tablesOf } from './tables.ts';
import { type ZipEntry, zipOf } from './zip-file.ts';

/** A ZIP file that is made as it is read. */
export interface Export {
  readonly fileName: string;
  readonly content: AsyncGenerator<Uint8Array>;
}

/** Numbers of a ZIP file without extensions have 32 and 16 bits; room is left for the tables and its own list. */
const MOST_BYTES = 0xf000_0000;
const MOST_FILES = 65_000;
const NAMELESS = 'flight.igc';
const FOLDER = 'igc';
const compress = promisify(gzip);

/**
 * All that is kept of a pilot, as a ZIP file: the tracks as they were uploaded, tables as CSV, and every field as JSON.
 * It is made while it is sent, a track at a time; one that is deleted meanwhile is not in it.
 */
export async function exportAccountOf(house: House, caller: SessionCaller): Promise<Export> {
  await accountOfCaller(house, caller);
  await spend(house, 'exportPilot', String(caller.pilotId));
  const { sessions } = await listSessionsOf(house, caller);
  const logbook = await house.dialect.reading(house.reader, (db) => readWholeLogbook(db, caller.pilotId));
  const now = house.clock();
  const fileName = `${PRODUCT_NAME.toLowerCase()}-${isoSeconds(now).slice(0, 10)}.zip`;
  return { fileName, content: zipOf(entriesOf(house, logbook, { now, sessions })) };
}

async function* entriesOf(
  house: House,
  logbook: Logbook,
  { now, sessions }: { readonly now: Date; readonly sessions: readonly unknown[] },
): AsyncGenerator<ZipEntry> {
  const igcFiles = new Map<number, string>();
  for await (const track of tracksOf(house, logbook, now)) {
    igcFiles.set(track.flightId, track.name);
    yield track;
  }
  const flights = logbook.flights.map((flight) => ({ ...flight, igcFile: igcFiles.get(flight.id) ?? null }));
  const whole = { exportedAt: isoSeconds(now), ...logbook, flights, sessions };
  const tables = [...tablesOf(logbook), ['logbook.json', JSON.stringify(whole, null, 2)] as const];
  for (const [name, text] of tables) yield { name, content: await compress(text), changedAt: now };
}

/** The tracks as long as they fit into one file; which flight's are in it, the JSON tells. */
async function* tracksOf(
  { reader }: House,
  { pilot, flights }: Logbook,
  changedAt: Date,
): AsyncGenerator<ZipEntry & { readonly flightId: number }> {
  const nameFor = uniqueNames();
  let [bytes, files] = [0, 0];
  for (const { id: flightId, igcFileName } of flights.filter(hasTrack)) {
    const content = await findContent(reader, { pilotId: pilot.id, flightId });
    if (!content || bytes + content.length > MOST_BYTES || files >= MOST_FILES) continue;
    bytes += content.length;
    files += 1;
    yield { flightId, name: `${FOLDER}/${nameFor(igcFileName ?? NAMELESS)}`, content, changedAt };
  }
}

function hasTrack(flight: Flight): boolean {
  return flight.hasTrack;
}
