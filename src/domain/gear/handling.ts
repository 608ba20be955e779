import { problemsOf } from '../fields/entity.ts';
import { HANDLING, type HandlingInput } from '../fields/handling.ts';
import { type Problem, problemsIn } from '../problem.ts';

/** Ground handling in the logbook. */
export interface Handling extends HandlingInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When it was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

const MINUTES_A_DAY = 1_440;

/** Returns all problems of ground handling: it takes a minute at least, and a day at most, and has a glider, on whose page it is. */
export function problemsOfHandling(input: HandlingInput): readonly Problem[] {
  const found = problemsOf(HANDLING, input);
  if (found.length > 0) return found;
  return [
    ...problemsIn({ subject: 'handling', field: 'duration' }, problemsOfDuration(input)),
    ...problemsIn({ subject: 'handling', field: 'gliderId' }, input.gliderId === null ? [{ code: 'required' }] : []),
  ];
}

function problemsOfDuration({ duration }: Pick<HandlingInput, 'duration'>) {
  if (duration < 1) return [{ code: 'required' } as const];
  return duration > MINUTES_A_DAY ? [{ code: 'tooFar', max: MINUTES_A_DAY } as const] : [];
}

/** Returns the ids of the ground handling of a glider. */
export function handlingIdsOf(
  { handlings }: { readonly handlings: ReadonlyMap<number, HandlingInput> },
  id: number,
): readonly number[] {
  return [...handlings].flatMap(([handlingId, { gliderId }]) => (gliderId === id ? handlingId : []));
}
