import { blankOf, problemsOf } from '#domain/fields/entity';
import type { GearInput } from '#domain/fields/gear';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import type { HandlingInput } from '#domain/fields/handling';
import type { SiteInput } from '#domain/fields/site';
import { problemsOfGear, problemsOfUse } from '#domain/gear/gear';
import { problemsOfHandling } from '#domain/gear/handling';
import { problemsOfSite } from '#domain/site';
import { stateOfItem } from '#server/repositories/items';
import { GEAR_ITEMS, GLIDERS, HANDLINGS, SITES } from '#server/repositories/plain-items';
import { rejectProblems } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
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

/** A glider as a save contains it: what was added later may be absent. */
export type GliderToSave = Partial<GliderInput> & Pick<GliderInput, 'name'>;

/** Returns how to save a glider: fields that are absent are unchanged, and of a new one blank. Throws `invalid` for a wrong field. */
export function savingOfGlider(input: GliderToSave): ItemSaving {
  const glider = { ...input, name: input.name.trim() };
  const whole = { ...blankOf(GLIDER), ...glider };
  rejectProblems([...problemsOf(GLIDER, whole), ...problemsOfUse(whole, 'glider')]);
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

/** Returns how to save a piece of gear. Throws `invalid` for a wrong field. */
export function savingOfGear(input: GearInput): ItemSaving {
  const gliderIds = [...new Set(input.gliderIds)].sort((a, b) => a - b);
  const gear = { ...input, name: input.name.trim(), serialNumber: input.serialNumber.trim(), gliderIds };
  rejectProblems(problemsOfGear(gear));
  return {
    dataType: 'gear',
    check: async (tx, id) => {
      await rejectTakenName(tx, 'gear', { id, name: gear.name });
      await rejectUnknownGliders(tx, gear.gliderIds);
    },
    add: ({ db }, key, createdAt) => GEAR_ITEMS.add(db, { ...key, createdAt }, [gear]),
    update: ({ db }, key) => GEAR_ITEMS.update(db, key, gear),
  };
}

/** Gear may be used with a glider that was deleted since, and stays so: throws `invalid` for one that never was. */
async function rejectUnknownGliders({ db, pilotId }: PilotTransaction, gliderIds: readonly number[]): Promise<void> {
  for (const id of gliderIds) {
    if (id !== 0 && (await stateOfItem(db, 'gliders', { pilotId, id })) === 'none')
      rejectProblems([{ subject: 'gear', field: 'gliderIds', code: 'gone' }]);
  }
}

/** Returns how to save ground handling. Throws `invalid` for a wrong field. */
export function savingOfHandling(input: HandlingInput): ItemSaving {
  rejectProblems(problemsOfHandling(input));
  return {
    dataType: 'handling',
    check: async ({ db, pilotId }) => {
      const id = input.gliderId ?? 0;
      if ((await stateOfItem(db, 'gliders', { pilotId, id })) !== 'visible')
        rejectProblems([{ subject: 'handling', field: 'gliderId', code: 'gone' }]);
    },
    add: ({ db }, key, createdAt) => HANDLINGS.add(db, { ...key, createdAt }, [input]),
    update: ({ db }, key) => HANDLINGS.update(db, key, input),
  };
}
