import { problemsOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { nameKey } from '#domain/text';
import { clearReference } from '#server/repositories/flights';
import { GLIDERS } from '#server/repositories/gliders';
import { isNameTaken } from '#server/repositories/items';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import { deleteItem, type ItemSaving } from './items.ts';

/** Returns how to save a glider. Throws `invalid` for a wrong field. */
export function savingOfGlider(input: GliderInput): ItemSaving {
  const glider = { ...input, name: input.name.trim() };
  rejectProblems(problemsOf(GLIDER, glider));
  return {
    dataType: 'glider',
    check: async ({ db, pilotId }, id) => {
      const isTaken = await isNameTaken(db, 'gliders', { pilotId, id, nameKey: nameKey(glider.name) });
      if (isTaken)
        throw new AppError('invalid', { problems: [{ subject: 'glider', field: 'name', code: 'nameTaken' }] });
    },
    add: ({ db }, key, createdAt) => GLIDERS.add(db, { ...key, createdAt }, [glider]),
    update: ({ db }, key) => GLIDERS.update(db, key, glider),
  };
}

/** Deletes a glider; its flights then have none. */
export function deleteGlider(tx: PilotTransaction, id: number): Promise<number> {
  return deleteItem(tx, { dataType: 'glider', id }, (key) => clearReference(tx.db, 'glider_id', key));
}
