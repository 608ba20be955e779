import { blankOf, problemsOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import type { SiteInput } from '#domain/fields/site';
import { problemsOfSite } from '#domain/site';
import { GLIDERS, SITES } from '#server/repositories/named-items';
import { rejectProblems } from '#server/services/app-error';
import { type ItemSaving, rejectTakenName } from './items.ts';
import { renameInRules } from './pilot.ts';

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

/** A glider as a save contains it: fields that were added later may be absent. */
export type GliderToSave = Partial<GliderInput> & Pick<GliderInput, 'name'>;

/** Returns how to save a glider: fields that are absent are unchanged, and of a new one blank. Throws `invalid` for a wrong field. */
export function savingOfGlider(input: GliderToSave): ItemSaving {
  const glider = { ...input, name: input.name.trim() };
  const whole = { ...blankOf(GLIDER), ...glider };
  rejectProblems(problemsOf(GLIDER, whole));
  return {
    dataType: 'glider',
    check: (tx, id) => rejectTakenName(tx, 'glider', { id, name: glider.name }),
    add: ({ db }, key, createdAt) => GLIDERS.add(db, { ...key, createdAt }, [whole]),
    update: async (tx, key) => {
      await renameInRules(tx, key.id, glider.name);
      await GLIDERS.update(tx.db, key, glider);
    },
  };
}
