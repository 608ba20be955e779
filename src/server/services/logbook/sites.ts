import type { SiteInput } from '#domain/fields/site';
import { problemsOfSite } from '#domain/site';
import { SITES } from '#server/repositories/named-items';
import { rejectProblems } from '#server/services/app-error';
import { type ItemSaving, rejectTakenName } from './items.ts';

/** Returns how to save a site. Throws `invalid` for a wrong field. */
export function savingOfSite(input: SiteInput): ItemSaving {
  const site = { ...input, name: input.name.trim() };
  rejectProblems(problemsOfSite(site));
  return {
    dataType: 'site',
    check: (tx, id) => rejectTakenName(tx, 'site', { id, name: site.name }),
    add: ({ db }, key, createdAt) => SITES.add(db, { ...key, createdAt }, [site]),
    update: ({ db }, key) => SITES.update(db, key, site),
  };
}
