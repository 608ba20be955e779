import { type GliderFacts, problemsOfGlider } from '#domain/glider';
import { nameKey } from '#domain/text';
import { forgetChoice } from '#server/repositories/flights';
import { addGlider, updateGlider } from '#server/repositories/gliders';
import { isNameTaken } from '#server/repositories/items';
import { deleteItem, type ItemSaving } from './item-saving.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import type { Writing } from './writing.ts';

/** Returns how to save a glider. Throws `invalid` for a wrong field. */
export function savingOfGlider(facts: GliderFacts): ItemSaving {
  const glider = { ...facts, name: facts.name.trim() };
  refuseProblems(problemsOfGlider(glider));
  return {
    dataType: 'glider',
    check: async ({ db, pilotId }, id) => {
      const isTaken = await isNameTaken(db, 'gliders', { pilotId, id, nameKey: nameKey(glider.name) });
      if (isTaken)
        throw new Refusal('invalid', { problems: [{ subject: 'glider', field: 'name', code: 'nameTaken' }] });
    },
    add: ({ db }, key, createdAt) => addGlider(db, key, { ...glider, createdAt }),
    update: ({ db }, key) => updateGlider(db, key, glider),
  };
}

/** Deletes a glider; its flights then have none. */
export function deleteGlider(change: Writing, id: number): Promise<number> {
  return deleteItem(change, { dataType: 'glider', id }, (key) => forgetChoice(change.db, 'glider_id', key));
}
