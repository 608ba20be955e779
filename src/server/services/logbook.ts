import type { LoadAnswer, SaveAnswer } from '#contract/data';
import { RESTORED } from '#contract/errors';
import type { Encoding, Packed } from '#server/compression';
import { DatabaseError } from '#server/database-error';
import type { Db } from '#server/db/schema';
import type { House } from '#server/house';
import { isOfEpoch, type LogbookReading, type Marker, readLogbook, readRevision } from './read-logbook.ts';
import { Refusal } from './refusal.ts';
import { runOnThread } from './threads.ts';

/** A load: as it is or, where it is long, ready to be sent. */
export type LoadReply = { readonly answer: LoadAnswer } | { readonly packed: Packed };

/** What a save answers: a load with the item's id. */
export type SaveReply = { readonly answer: SaveAnswer } | { readonly packed: Packed };

/** What a load asks for. */
export interface LoadRequest {
  readonly marker: Marker;
  /** How the caller takes an answer that is ready to be sent. */
  readonly encoding: Encoding;
}

/** Whose logbook, as of which revision and epoch at least. */
export interface LogbookOwner {
  readonly pilotId: number;
  readonly revision: number;
  readonly epoch: string;
}

/** Reading and packing more items than that takes longer than others should wait for the event loop. */
const MOST_ITEMS_HERE = 1_000;

/** The pilot's logbook, or what is newer than the marker. */
export async function loadLogbook(house: House, owner: LogbookOwner, request: LoadRequest): Promise<LoadReply> {
  const { marker } = request;
  if (readRevision(marker) === owner.revision && isOfEpoch(marker, owner.epoch)) return { answer: nothingNew(owner) };
  const reading = await house.dialect.reading(house.reader, (snapshot) => readHere(snapshot, owner.pilotId, marker));
  return reading.state === 'read' ? { answer: reading.load } : longLoad(house, owner, { ...request, ...reading });
}

/** Reads a load in the event loop, within a transaction, unless it is too long for that. */
export async function readHere(
  db: Db,
  pilotId: number,
  marker: Marker,
): Promise<Exclude<LogbookReading, { readonly state: 'gone' }>> {
  const reading = await readLogbook(db, pilotId, { marker, most: MOST_ITEMS_HERE });
  if (reading.state === 'gone') throw new Refusal('noSession');
  return reading;
}

/** What a save answers when what is newer than its marker is long: read once the save is committed. */
export async function longSave(
  house: House,
  pilotId: number,
  { marker, encoding, savedId }: LoadRequest & { readonly savedId: number },
): Promise<SaveReply> {
  const body = await packOnThread(house, pilotId, { marker, encoding, savedId });
  return { packed: { body, encoding } };
}

/** Refuses what was made from data of another epoch: an id may mean another item by now. */
export function refuseOtherEpoch(marker: Marker, epoch: string): void {
  if (!isOfEpoch(marker, epoch)) throw new Refusal('otherEpoch', { message: RESTORED });
}

/** Made in a thread, and kept for whoever asks for the same: another tab or device, or the same one once more. */
async function longLoad(
  house: House,
  { pilotId, revision, epoch }: LogbookOwner,
  { marker, encoding, range }: LoadRequest & { readonly range: string },
): Promise<LoadReply> {
  const key = { name: `${pilotId} ${range} ${encoding}`, version: `${epoch} ${revision}` };
  const body = await house.loads.get(key, () => packOnThread(house, pilotId, { marker, encoding, savedId: null }));
  return { packed: { body, encoding } };
}

async function packOnThread(
  house: House,
  pilotId: number,
  request: LoadRequest & { readonly savedId: number | null },
): Promise<Uint8Array> {
  const packing = await runOnThread(house, pilotId, { name: 'packLoad', input: { pilotId, ...request } });
  if (packing.state === 'packed') return packing.body;
  if (packing.state === 'gone') throw new Refusal('noSession');
  throw new DatabaseError(packing.problem, 'in a thread');
}

function nothingNew({ revision, epoch }: LogbookOwner): LoadAnswer {
  return { pilot: null, flights: [], sites: [], gliders: [], lastModified: revision, epoch };
}
