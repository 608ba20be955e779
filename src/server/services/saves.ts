import type { SaveAnswer, save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { type PilotFacts, problemsOfPilot } from '#domain/pilot';
import type { House } from '#server/house';
import { updatePilot } from '#server/repositories/pilots';
import { deleteFlight, savingOfFlight } from './flights.ts';
import { deleteGlider, savingOfGlider } from './gliders.ts';
import { type ItemSaving, saveItem } from './item-saving.ts';
import { readLogbook } from './logbook.ts';
import { refuseProblems } from './refusal.ts';
import { deleteSite, savingOfSite } from './sites.ts';
import { type Writing, writing } from './writing.ts';

/** What a save asks for. */
export type SaveRequest = BodyOutput<typeof save>;

/** Does what the save asks for within the transaction, and answers the id of what was saved. */
type Step = (change: Writing) => Promise<number>;

/** Saves or deletes one item, and answers what is newer than the request's marker. */
export async function saveToLogbook(house: House, pilotId: number, request: SaveRequest): Promise<SaveAnswer> {
  const step = await stepOf(request);
  return writing(house, pilotId, async (change) => {
    const savedId = await step(change);
    return { ...(await readLogbook(change.db, pilotId, request)), savedId };
  });
}

/** All that can be looked at before the pilot's row is locked is looked at here. */
async function stepOf(request: SaveRequest): Promise<Step> {
  switch (request.dataType) {
    case 'flight':
      return 'see' in request.data
        ? deletion(deleteFlight, request.data)
        : saving(await savingOfFlight(request.data), request);
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

function saving(item: ItemSaving, request: Exclude<SaveRequest, { dataType: 'pilot' }>): Step {
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
