import { problemsOfSite, type SiteFacts } from '#domain/site';
import { nameKey } from '#domain/text';
import { forgetChoice } from '#server/repositories/flights';
import { isNameTaken } from '#server/repositories/items';
import { addSite, updateSite } from '#server/repositories/sites';
import { deleteItem, type ItemSaving } from './item-saving.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import type { Writing } from './writing.ts';

/** Returns how to save a site. Throws `invalid` for a wrong field. */
export function savingOfSite(facts: SiteFacts): ItemSaving {
  const site = { ...facts, name: facts.name.trim() };
  refuseProblems(problemsOfSite(site));
  return {
    dataType: 'site',
    check: async ({ db, pilotId }, id) => {
      const isTaken = await isNameTaken(db, 'sites', { pilotId, id, nameKey: nameKey(site.name) });
      if (isTaken) throw new Refusal('invalid', { problems: [{ subject: 'site', field: 'name', code: 'nameTaken' }] });
    },
    add: ({ db }, key, createdAt) => addSite(db, key, { ...site, createdAt }),
    update: ({ db }, key) => updateSite(db, key, site),
  };
}

/** Deletes a site; its flights then have none. */
export function deleteSite(change: Writing, id: number): Promise<number> {
  return deleteItem(change, { dataType: 'site', id }, (key) => forgetChoice(change.db, 'site_id', key));
}
