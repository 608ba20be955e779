import type { SiteInput } from '#domain/fields/site';
import { problemsOfSite } from '#domain/site';
import { nameKey } from '#domain/text';
import { clearReference } from '#server/repositories/flights';
import { isNameTaken } from '#server/repositories/items';
import { SITES } from '#server/repositories/sites';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import { deleteItem, type ItemSaving } from './items.ts';

/** Returns how to save a site. Throws `invalid` for a wrong field. */
export function savingOfSite(input: SiteInput): ItemSaving {
  const site = { ...input, name: input.name.trim() };
  rejectProblems(problemsOfSite(site));
  return {
    dataType: 'site',
    check: async ({ db, pilotId }, id) => {
      const isTaken = await isNameTaken(db, 'sites', { pilotId, id, nameKey: nameKey(site.name) });
      if (isTaken) throw new AppError('invalid', { problems: [{ subject: 'site', field: 'name', code: 'nameTaken' }] });
    },
    add: ({ db }, key, createdAt) => SITES.add(db, { ...key, createdAt }, [site]),
    update: ({ db }, key) => SITES.update(db, key, site),
  };
}

/** Deletes a site; its flights then have none. */
export function deleteSite(tx: PilotTransaction, id: number): Promise<number> {
  return deleteItem(tx, { dataType: 'site', id }, (key) => clearReference(tx.db, 'site_id', key));
}
