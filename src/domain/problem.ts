import { CSV_COLUMNS } from './csv/columns.ts';
import { namesOf } from './fields/field.ts';
import { FLIGHT } from './fields/flight.ts';
import { GEAR } from './fields/gear.ts';
import { GLIDER } from './fields/glider.ts';
import { HANDLING } from './fields/handling.ts';
import { PILOT } from './fields/pilot.ts';
import { SITE } from './fields/site.ts';
import type { FieldProblem } from './problem-codes.ts';

/** Every kind of thing that can have a problem, with the fields that a problem can be about. */
export const PROBLEM_FIELDS = {
  flight: [...namesOf(FLIGHT), 'hours', 'minutes', 'igcFileName', 'flights'],
  site: [...namesOf(SITE), 'coordinates', 'latLngString', 'sites'],
  glider: [...namesOf(GLIDER), 'hours', 'minutes', 'gliders'],
  gear: [...namesOf(GEAR), 'gear'],
  handling: [...namesOf(HANDLING), 'hours', 'minutes', 'handlings'],
  pilot: [...namesOf(PILOT), 'hours', 'minutes'],
  account: ['email', 'password', 'currentPassword', 'nextPassword'],
  apiToken: ['tokenName', 'gliderId', 'tokens'],
  file: ['igc', 'csv', ...CSV_COLUMNS],
  place: ['query', 'coordinates', 'dist'],
} as const;

/** The kind of thing that has a problem. */
export type Subject = keyof typeof PROBLEM_FIELDS;

export type FieldOf<S extends Subject> = (typeof PROBLEM_FIELDS)[S][number];

export type FieldName = { readonly [S in Subject]: { readonly subject: S; readonly field: FieldOf<S> } }[Subject];

/** A problem to correct, and its field. The contract has the texts for it. */
export type Problem = FieldName & Omit<FieldProblem, 'input'>;

export function problemsIn(name: FieldName, found: readonly FieldProblem[]): readonly Problem[] {
  return found.map(({ code, max }) => ({ ...name, code, ...(max !== undefined && { max }) }));
}
