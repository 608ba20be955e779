import { blankOf, problemsOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { GLIDERS } from '#server/repositories/named-items';
import { rejectProblems } from '#server/services/app-error';
import { type ItemSaving, rejectTakenName } from './items.ts';

/** Returns how to save a glider: fields that are absent are unchanged, and of a new one blank. Throws `invalid` for a wrong field. */
export function savingOfGlider(input: Partial<GliderInput> & Pick<GliderInput, 'name'>): ItemSaving {
  const glider = { ...input, name: input.name.trim() };
  const whole = { ...blankOf(GLIDER), ...glider };
  rejectProblems(problemsOf(GLIDER, whole));
  return {
    dataType: 'glider',
    check: (tx, id) => rejectTakenName(tx, 'glider', { id, name: glider.name }),
    add: ({ db }, key, createdAt) => GLIDERS.add(db, { ...key, createdAt }, [whole]),
    update: ({ db }, key) => GLIDERS.update(db, key, glider),
  };
}
