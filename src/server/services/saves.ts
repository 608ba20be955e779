import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { type PilotFacts, problemsOfPilot } from '#domain/pilot';
import type { Encoding } from '#server/compression';
import type { House } from '#server/house';
import { updatePilot } from '#server/repositories/pilots';
import { deleteFlight, savingOfFlight } from './flights.ts';
import { deleteGlider, savingOfGlider } from './gliders.ts';
import { type ItemSaving, saveItem } from './item-saving.ts';
import { packedSave, readInline, type SaveReply } from './logbook.ts';
import { countWrite, refuseTooManyItems, refuseTooManyTracks } from './pilot-limits.ts';
import type { Marker } from './read-logbook.ts';
import { refuseProblems } from './refusal.ts';
import { deleteSite, savingOfSite } from './sites.ts';
import { type PrepareTrack, preparingOnThread } from './tracks.ts';
import { type Writing, writing } from './writing.ts';

/** The body of a save request. */
export type SaveBody = BodyOutput<typeof save>;

/** Applies the save within the transaction. Returns the id of the saved item. */
type Step = (change: Writing) => Promise<number>;

/** Saves or deletes one item. Returns what is newer than the request's marker. */
export async function saveToLogbook(
  house: House,
  pilotId: number,
  request: SaveBody & { readonly encoding: Encoding },
): Promise<SaveReply> {
  const step = await stepOf(request, preparingOnThread(house, pilotId));
  const saved = await writing(house, pilotId, async (change) => {
    await countWrite(house, change);
    const savedId = await step(change);
    await refuseBeyondLimits(house, change, { ...request, savedId });
    return { savedId, reading: await readInline(change.db, pilotId, request) };
  });
  const { savedId, reading } = saved;
  if (reading.state === 'read') return { answer: { ...reading.load, savedId } };
  return packedSave(house, pilotId, { marker: markerOf(request), encoding: request.encoding, savedId });
}

function markerOf({ lastModified, epoch }: SaveBody): Marker {
  return { lastModified, epoch };
}

const TABLES = { flight: 'flights', site: 'sites', glider: 'gliders' } as const;

/** Throws when a new item or track exceeds the pilot's limits; changing and deleting is always allowed. */
async function refuseBeyondLimits(
  house: House,
  change: Writing,
  request: SaveBody & { readonly savedId: number },
): Promise<void> {
  if (request.dataType === 'pilot' || 'see' in request.data) return;
  const isNew = request.data.id === 0;
  if (isNew) await refuseTooManyItems(house, change, { table: TABLES[request.dataType], lastId: request.savedId });
  if ('igc' in request.data && request.data.igc) await refuseTooManyTracks(house, change);
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

function deletion(remove: (change: Writing, id: number) => Promise<number>, { id }: { readonly id: number }): Step {
  return (change) => remove(change, id);
}

function saving(item: ItemSaving, request: Exclude<SaveBody, { dataType: 'pilot' }>): Step {
  const named = { id: request.data.id, clientKey: request.clientKey?.toLowerCase() };
  return (change) => saveItem(change, item, named);
}

function pilotStep(data: PilotFacts): Step {
  const facts = { ...data, userName: data.userName.trim() };
  refuseProblems(problemsOfPilot(facts));
  return async ({ db, pilotId, revision }) => {
    await updatePilot(db, { pilotId, revision }, facts);
    return pilotId;
  };
}
