import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { PILOT } from '#domain/fields/pilot';
import type { Encoding } from '#server/encoding/compression';
import { findPilot } from '#server/repositories/pilots';
import type { AppContext } from '#server/services/app-context';
import {
  countWrite,
  rejectTooManyItems,
  rejectTooManyTexts,
  rejectTooManyTracks,
  type TextLimitContext,
  type WriteLimitContext,
} from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from '#server/services/tracks/findings';
import { type PrepareTrack, preparingOnThread } from '#server/services/tracks/tracks';
import { checkedFlight, type FlightToSave, savingOfFlight, trackChangeOf } from './flights.ts';
import { deleteItem, ITEM_TABLES, type ItemSaving, type ItemToSave, saveItem } from './items.ts';
import { readInline, replyToWrite, type WriteReply } from './load.ts';
import { savingOfGlider, savingOfSite } from './named-items.ts';
import { checkedPilot, savePilot } from './pilot.ts';
import { markerOf } from './read-logbook.ts';

/** The body of a save request. */
export type SaveBody = BodyOutput<typeof save>;

type PilotToSave = Extract<SaveBody, { dataType: 'pilot' }>['data'];

/** Applies the save within the transaction. Returns the id of the saved item. */
type SaveStep = (tx: PilotTransaction) => Promise<number>;

/** Saves or deletes one item. Returns what is newer than the request's marker. */
export async function saveToLogbook(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads' | 'jobSignal'>,
  pilotId: number,
  request: SaveBody & { readonly encoding: Encoding },
): Promise<WriteReply<{ readonly savedId: number }>> {
  const step = await stepOf(request, preparingOnThread(context, pilotId));
  const saved = await inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    const savedId = await step(tx);
    await rejectBeyondLimits(context, tx, { ...request, savedId });
    if (hasNewTrack(request)) await queueFindings(tx.db, { pilotId, now: tx.now, isUrgent: true });
    return { extra: { savedId }, reading: await readInline(tx.db, pilotId, request) };
  });
  if (hasNewTrack(request)) context.jobSignal.wake();
  return replyToWrite(context, { pilotId, marker: markerOf(request), encoding: request.encoding }, saved);
}

/** Throws when a new item, track or text exceeds the pilot's limits; changing and deleting is always allowed. */
async function rejectBeyondLimits(
  context: TextLimitContext,
  tx: PilotTransaction,
  { dataType, data, savedId }: SaveBody & { readonly savedId: number },
): Promise<void> {
  if (dataType === 'pilot' || 'see' in data) return;
  if (data.id === 0) await rejectTooManyItems(context, tx, { table: ITEM_TABLES[dataType], lastId: savedId });
  await rejectTooManyTexts(context, tx, { table: ITEM_TABLES[dataType], texts: data });
  if (hasNewTrack({ data })) await rejectTooManyTracks(context, tx);
}

function hasNewTrack({ data }: Pick<SaveBody, 'data'>): boolean {
  return 'igc' in data && typeof data.igc === 'string';
}

/** Checks everything that can be checked before the pilot's row is locked. */
async function stepOf({ dataType, data, clientKey }: SaveBody, prepare: PrepareTrack): Promise<SaveStep> {
  if (dataType === 'pilot') return pilotStep(data);
  if ('see' in data) return (tx) => deleteItem(tx, { dataType, id: data.id });
  const item = { id: data.id, clientKey: clientKey?.toLowerCase() };
  switch (dataType) {
    case 'flight':
      return flightStep(item, data, prepare);
    case 'site':
      return saveStep(item, savingOfSite(data));
    case 'glider':
      return saveStep(item, savingOfGlider(data));
  }
}

/** A track is prepared for valid fields only. */
async function flightStep(item: ItemToSave, data: FlightToSave, prepare: PrepareTrack): Promise<SaveStep> {
  const checked = checkedFlight(data);
  return saveStep(item, savingOfFlight(checked, await trackChangeOf(data, prepare)));
}

function saveStep(item: ItemToSave, saving: ItemSaving): SaveStep {
  return (tx) => saveItem(tx, saving, item);
}

function pilotStep(data: PilotToSave): SaveStep {
  const checked = checkedPilot({ ...data, homeLeague: data.homeLeague ?? PILOT.fields.homeLeague.blank });
  return async (tx) => {
    const league = data.homeLeague ?? (await findPilot(tx.db, tx.pilotId))?.pilot.homeLeague;
    await savePilot(tx, { ...checked, homeLeague: league ?? checked.homeLeague });
    return tx.pilotId;
  };
}
