import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { blankOf } from '#domain/fields/entity';
import type { GearInput } from '#domain/fields/gear';
import type { HandlingInput } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import type { SiteInput } from '#domain/fields/site';
import type { Encoding } from '#server/encoding/compression';
import { endWaitsOf } from '#server/repositories/inbox-files';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { findEarlierCall, hashOfBody, type KeyedCall, recordCall } from '#server/services/keyed-calls';
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
import { type PrepareTrack, preparingOnThread } from '#server/services/tracks/prepare-on-thread';
import { checkedFlight, type FlightToSave, savingOfFlight, trackChangeOf } from './flights.ts';
import { deleteItem, ITEM_TABLES, type ItemToSave, saveItem } from './items.ts';
import { readInline, replyToWrite, type WriteReply } from './load.ts';
import {
  type Before,
  type DeletedItem,
  mergedFlight,
  mergedGear,
  mergedGlider,
  mergedHandling,
  mergedPilot,
  mergedSite,
  rejectChangedItem,
} from './merge-save.ts';
import { type GliderToSave, savingOfGear, savingOfGlider, savingOfHandling, savingOfSite } from './named-items.ts';
import { checkedPilot, savePilot } from './pilot.ts';
import { markerOf } from './read-logbook.ts';

/** The body of a save request. */
export type SaveBody = BodyOutput<typeof save>;

type PilotToSave = Extract<SaveBody, { dataType: 'pilot' }>['data'];

/** Applies a save within the transaction. Returns the id of the saved item. */
type SaveStep = (tx: PilotTransaction) => Promise<number>;

/** Saves or deletes one item. Returns the items newer than the request's marker. */
export async function saveToLogbook(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads' | 'jobSignal'>,
  pilotId: number,
  request: SaveBody & { readonly encoding: Encoding },
): Promise<WriteReply<{ readonly savedId: number }>> {
  const call = callOf(request);
  const step = await checkedStep(request, preparingOnThread(context, pilotId));
  const saved = await inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    const savedId = await once(tx, call, async () => {
      const id = await step(tx);
      await rejectBeyondLimits(context, tx, { ...request, savedId: id });
      if (hasNewTrack(request)) await queueFindings(tx.db, { pilotId, now: tx.now, isUrgent: true });
      return id;
    });
    return { extra: { savedId }, reading: await readInline(tx.db, pilotId, request) };
  });
  if (hasNewTrack(request)) context.jobSignal.wake();
  return replyToWrite(context, { pilotId, marker: markerOf(request), encoding: request.encoding }, saved);
}

/** Returns a save as its `opKey` names it; null without one. */
function callOf({ dataType, data, opKey, clientKey }: SaveBody): KeyedCall | null {
  if (opKey === undefined) return null;
  if (opKey.toLowerCase() === clientKey?.toLowerCase()) throw new AppError('badRequest');
  // Neither `clientKey` nor `before`: a browser that repeats a save may leave them out, or know more of the earlier values.
  return { clientKey: opKey.toLowerCase(), dataType, bodyHash: hashOfBody(data) };
}

/** Saves, and stores the key of the save; where that is known, it saves nothing again. Returns the id of the item. */
async function once(tx: PilotTransaction, call: KeyedCall | null, save: () => Promise<number>): Promise<number> {
  if (call === null) return save();
  const known = await findEarlierCall(tx.db, tx.pilotId, call);
  if (known) return known.itemId;
  const itemId = await save();
  await recordCall(tx, call, { itemId, response: null });
  return itemId;
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
async function checkedStep(request: SaveBody, prepare: PrepareTrack): Promise<SaveStep> {
  const { dataType, data, before, clientKey } = request;
  if (dataType === 'pilot') return pilotStep(data, before);
  if ('see' in data) return deletionStep({ ...request, id: data.id });
  const item = { id: data.id, clientKey: clientKey?.toLowerCase() };
  switch (dataType) {
    case 'flight':
      return flightStep(item, { data, before }, prepare);
    case 'site':
      return siteStep(item, data, before);
    case 'glider':
      return gliderStep(item, data, before);
    case 'gear':
      return gearStep(item, data, before);
    case 'handling':
      return handlingStep(item, data, before);
  }
}

function deletionStep(deletion: DeletedItem): SaveStep {
  return async (tx) => {
    await rejectChangedItem(tx, deletion);
    return deleteItem(tx, deletion);
  };
}

/** A track is prepared for valid fields only. */
async function flightStep(
  item: ItemToSave,
  { data, before }: { readonly data: FlightToSave; readonly before: Before<'flight'> | undefined },
  prepare: PrepareTrack,
): Promise<SaveStep> {
  const mine = { checked: checkedFlight(data), track: await trackChangeOf(data, prepare) };
  return async (tx) => {
    const { checked, track } = before ? await mergedFlight(tx, { id: item.id, before, mine }) : mine;
    const id = await saveItem(tx, savingOfFlight(checked, track), item);
    // A device may have sent the file, too.
    if (typeof track === 'object') await endWaitsOf(tx.db, tx.pilotId, track.flownHash);
    return id;
  };
}

function siteStep(item: ItemToSave, mine: SiteInput, before: Before<'site'> | undefined): SaveStep {
  const saving = savingOfSite(mine);
  return async (tx) =>
    saveItem(tx, before ? savingOfSite(await mergedSite(tx, { id: item.id, before, mine })) : saving, item);
}

function gliderStep(item: ItemToSave, mine: GliderToSave, before: Before<'glider'> | undefined): SaveStep {
  const saving = savingOfGlider(mine);
  return async (tx) =>
    saveItem(tx, before ? savingOfGlider(await mergedGlider(tx, { id: item.id, before, mine })) : saving, item);
}

function gearStep(item: ItemToSave, mine: GearInput, before: Before<'gear'> | undefined): SaveStep {
  const saving = savingOfGear(mine);
  return async (tx) =>
    saveItem(tx, before ? savingOfGear(await mergedGear(tx, { id: item.id, before, mine })) : saving, item);
}

function handlingStep(item: ItemToSave, mine: HandlingInput, before: Before<'handling'> | undefined): SaveStep {
  const saving = savingOfHandling(mine);
  return async (tx) =>
    saveItem(tx, before ? savingOfHandling(await mergedHandling(tx, { id: item.id, before, mine })) : saving, item);
}

function pilotStep(mine: PilotToSave, before: Before<'pilot'> = {}): SaveStep {
  checkedPilot({ ...blankOf(PILOT), ...mine });
  return async (tx) => {
    await savePilot(tx, checkedPilot(await mergedPilot(tx, { before, mine })));
    return tx.pilotId;
  };
}
