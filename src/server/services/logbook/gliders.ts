import { problemsOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { GLIDERS } from '#server/repositories/gliders';
import { rejectProblems } from '#server/services/app-error';
import { type ItemSaving, rejectTakenName } from './items.ts';

/** Returns how to save a glider. Throws `invalid` for a wrong field. */
export function savingOfGlider(input: GliderInput): ItemSaving {
  const glider = { ...input, name: input.name.trim() };
  rejectProblems(problemsOf(GLIDER, glider));
  return {
    dataType: 'glider',
    check: (tx, id) => rejectTakenName(tx, 'glider', { id, name: glider.name }),
    add: ({ db }, key, createdAt) => GLIDERS.add(db, { ...key, createdAt }, [glider]),
    update: ({ db }, key) => GLIDERS.update(db, key, glider),
  };
}
