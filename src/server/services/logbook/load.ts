import type { LoadResponse } from '#contract/data';
import { DatabaseError } from '#server/db/database-error';
import type { Db, Flag } from '#server/db/schema';
import type { Encoding, Packed } from '#server/encoding/compression';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { runOnThread } from '#server/services/threads';
import type { LoadKey } from '#server/threads/load-cache';
import { isOfEpoch, type LoadMarker, type LogbookLoad, readLogbook, readRevision } from './read-logbook.ts';

/** A load: as data or, when it is large, as a serialised and compressed body. */
export type LoadReply = { readonly response: LoadResponse } | { readonly packed: Packed };

/** The response to a write: a load with more beside it. */
export type WriteReply<Extra> = { readonly response: LoadResponse & Extra } | { readonly packed: Packed };

/** The parts that read a logbook, in the event loop or in a thread, and cache it. */
type LoadContext = Pick<AppContext, 'reader' | 'dialect' | 'threads' | 'loads'>;

/** The parameters of a load. */
export interface LoadRequest {
  readonly marker: LoadMarker;
  /** The encoding of a compressed body. */
  readonly encoding: Encoding;
}

/** The pilot, with a revision and epoch that the logbook has at least. */
export interface LogbookOwner {
  readonly pilotId: number;
  readonly revision: number;
  readonly epoch: string;
}

/** Reading and packing more would block the event loop for too long. */
const MOST_INLINE = { items: 1_000, characters: 1_000_000 };

/** Returns the load of a client that has everything; null when there may be something newer than its marker. */
export function loadOfNothing(
  owner: LogbookOwner & { readonly hasTrackJobs: Flag },
  marker: LoadMarker,
): LoadReply | null {
  if (readRevision(marker) !== owner.revision || !isOfEpoch(marker, owner.epoch)) return null;
  const { revision: lastModified, epoch } = owner;
  const nothing = { pilot: null, flights: [], sites: [], gliders: [], gear: [], handlings: [], lastModified, epoch };
  return { response: owner.hasTrackJobs ? { ...nothing, isPending: true } : nothing };
}

/** Returns the pilot's logbook, or what is newer than the marker. */
export async function loadLogbook(context: LoadContext, owner: LogbookOwner, request: LoadRequest): Promise<LoadReply> {
  const { marker, encoding } = request;
  const key = keyOf(owner, request);
  const cached = context.loads.find(key);
  if (cached) return { packed: { body: cached, encoding } };
  const reading = await context.dialect.reading(context.reader, (snapshot) =>
    readInline(snapshot, owner.pilotId, marker),
  );
  if (reading.state === 'read') return { response: reading.load };
  const pack = () => packOnThread(context, owner.pilotId, { ...request, extra: {} });
  return { packed: { body: await context.loads.get(key, pack), encoding } };
}

/** The same for another tab or device; known without reading the logbook, of which large loads are cached. */
function keyOf({ pilotId, revision, epoch }: LogbookOwner, { marker, encoding }: LoadRequest): LoadKey {
  const since = `${readRevision(marker)} ${isOfEpoch(marker, epoch)}`;
  return { name: `${pilotId} ${since} ${encoding}`, version: `${epoch} ${revision}` };
}

/** Reads a load within a transaction in the event loop, unless it is too large. Throws `noSession` without a pilot. */
export async function readInline(
  db: Db,
  pilotId: number,
  marker: LoadMarker,
): Promise<Exclude<LogbookLoad, { readonly state: 'gone' }>> {
  const reading = await readLogbook(db, pilotId, { marker, most: MOST_INLINE });
  if (reading.state === 'gone') throw new AppError('noSession');
  return reading;
}

/** A write that is committed: its load as far as it was read within the transaction, and what the response has beside it. */
export interface Written<Extra> {
  readonly reading: Exclude<LogbookLoad, { readonly state: 'gone' }>;
  readonly extra: Extra;
}

/** Returns the response to a write. A large load is read after the write is committed. */
export async function replyToWrite<Extra extends object>(
  context: Pick<AppContext, 'threads'>,
  { pilotId, marker, encoding }: LoadRequest & { readonly pilotId: number },
  { reading, extra }: Written<Extra>,
): Promise<WriteReply<Extra>> {
  if (reading.state === 'read') return { response: { ...reading.load, ...extra } };
  return { packed: { body: await packOnThread(context, pilotId, { marker, encoding, extra }), encoding } };
}

/** Throws `otherEpoch` for a request based on another epoch, in which an id may mean another item. */
export function rejectOtherEpoch(marker: LoadMarker, epoch: string): void {
  if (!isOfEpoch(marker, epoch)) throw new AppError('otherEpoch', { rejection: { code: 'restored' } });
}

async function packOnThread(
  context: Pick<AppContext, 'threads'>,
  pilotId: number,
  request: LoadRequest & { readonly extra: object },
): Promise<Uint8Array> {
  const packing = await runOnThread(context, pilotId, { name: 'packLoad', input: { pilotId, ...request } });
  if (packing.state === 'packed') return packing.body;
  if (packing.state === 'gone') throw new AppError('noSession');
  throw new DatabaseError(packing.problem, 'in a thread');
}
