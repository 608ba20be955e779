import { type GliderInput, problemsOfGlider } from '#domain/glider';
import { nameKey } from '#domain/text';
import { clearReference } from '#server/repositories/flights';
import { addGlider, updateGlider } from '#server/repositories/gliders';
import { isNameTaken } from '#server/repositories/items';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import { deleteItem, type ItemSaving } from './items.ts';

/** Returns how to save a glider. Throws `invalid` for a wrong field. */
export function savingOfGlider(input: GliderInput): ItemSaving {
  const glider = { ...input, name: input.name.trim() };
  rejectProblems(problemsOfGlider(glider));
  return {
    dataType: 'glider',
    check: async ({ db, pilotId }, id) => {
      const isTaken = await isNameTaken(db, 'gliders', { pilotId, id, nameKey: nameKey(glider.name) });
      if (isTaken)
        throw new AppError('invalid', { problems: [{ subject: 'glider', field: 'name', code: 'nameTaken' }] });
    },
    add: ({ db }, key, createdAt) => addGlider(db, key, { ...glider, createdAt }),
    update: ({ db }, key) => updateGlider(db, key, glider),
  };
}

/** Deletes a glider; its flights then have none. */
export function deleteGlider(tx: PilotTransaction, id: number): Promise<number> {
  return deleteItem(tx, { dataType: 'glider', id }, (key) => clearReference(tx.db, 'glider_id', key));
}
