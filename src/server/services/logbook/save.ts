import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { problemsOf } from '#domain/fields/entity';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import type { AppContext, Configured } from '#server/context/app-context';
import type { Encoding } from '#server/encoding/compression';
import { updatePilot } from '#server/repositories/pilots';
import { rejectProblems } from '#server/services/app-error';
import {
  countWrite,
  rejectTooManyItems,
  rejectTooManyTracks,
  type WriteLimitContext,
} from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { type PrepareTrack, preparingOnThread } from '#server/services/tracks';
import { deleteFlight, savingOfFlight } from './flights.ts';
import { deleteGlider, savingOfGlider } from './gliders.ts';
import { type ItemSaving, saveItem } from './items.ts';
import { packedSave, readInline, type SaveReply } from './load.ts';
import type { Marker } from './read-logbook.ts';
import { deleteSite, savingOfSite } from './sites.ts';

/** The body of a save request. */
export type SaveBody = BodyOutput<typeof save>;

/** Applies the save within the transaction. Returns the id of the saved item. */
type Step = (tx: PilotTransaction) => Promise<number>;

/** Saves or deletes one item. Returns what is newer than the request's marker. */
export async function saveToLogbook(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads'>,
  pilotId: number,
  request: SaveBody & { readonly encoding: Encoding },
): Promise<SaveReply> {
  const step = await stepOf(request, preparingOnThread(context, pilotId));
  const saved = await inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    const savedId = await step(tx);
    await rejectBeyondLimits(context, tx, { ...request, savedId });
    return { savedId, reading: await readInline(tx.db, pilotId, request) };
  });
  const { savedId, reading } = saved;
  if (reading.state === 'read') return { response: { ...reading.load, savedId } };
  return packedSave(context, pilotId, { marker: markerOf(request), encoding: request.encoding, savedId });
}

function markerOf({ lastModified, epoch }: SaveBody): Marker {
  return { lastModified, epoch };
}

const TABLES = { flight: 'flights', site: 'sites', glider: 'gliders' } as const;

/** Throws when a new item or track exceeds the pilot's limits; changing and deleting is always allowed. */
async function rejectBeyondLimits(
  context: Configured<'pilotLimits'>,
  tx: PilotTransaction,
  request: SaveBody & { readonly savedId: number },
): Promise<void> {
  if (request.dataType === 'pilot' || 'see' in request.data) return;
  const isNew = request.data.id === 0;
  if (isNew) await rejectTooManyItems(context, tx, { table: TABLES[request.dataType], lastId: request.savedId });
  if ('igc' in request.data && request.data.igc) await rejectTooManyTracks(context, tx);
}

/** Checks everything that can be checked before the pilot's row is locked. */
async function stepOf(request: SaveBody, prepare: PrepareTrack): Promise<Step> {
  switch (request.dataType) {
    case 'flight':
      return 'see' in request.data
        ? deletion(deleteFlight, request.data)
        : saving(await savingOfFlight(request.data, prepare), request);
    case 'site':
      return 'see' in request.data ? deletion(deleteSite, request.data) : saving(savingOfSite(request.data), request);
    case 'glider':
      return 'see' in request.data
        ? deletion(deleteGlider, request.data)
        : saving(savingOfGlider(request.data), request);
    case 'pilot':
      return pilotStep(request.data);
  }
}

function deletion(
  remove: (tx: PilotTransaction, id: number) => Promise<number>,
  { id }: { readonly id: number },
): Step {
  return (tx) => remove(tx, id);
}

function saving(item: ItemSaving, request: Exclude<SaveBody, { dataType: 'pilot' }>): Step {
  const named = { id: request.data.id, clientKey: request.clientKey?.toLowerCase() };
  return (tx) => saveItem(tx, item, named);
}

function pilotStep(data: PilotInput): Step {
  const input = { ...data, userName: data.userName.trim() };
  rejectProblems(problemsOf(PILOT, input));
  return async ({ db, pilotId, revision }) => {
    await updatePilot(db, { pilotId, revision }, input);
    return pilotId;
  };
}
