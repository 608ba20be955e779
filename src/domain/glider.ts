import { problemsOfWhole } from './numbers.ts';
import type { Problem } from './problem.ts';
import { MAX_NAME, MAX_REMARKS, problemsOfText } from './text.ts';
import type { Minutes } from './units.ts';

/** The values of a glider that the pilot enters, its usage before Wingbook included. */
export interface GliderInput {
  readonly name: string;
  readonly initialFlightNum: number;
  readonly initialAirtime: Minutes;
  readonly remarks: string;
}

/** A glider in the logbook. */
export interface Glider extends GliderInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When the glider was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns all problems of a glider's values (spec, section 5). */
export function problemsOfGlider(input: GliderInput): readonly Problem[] {
  return [
    ...problemsOfText(input.name, { subject: 'glider', field: 'name', max: MAX_NAME, required: true }),
    ...problemsOfWhole(input.initialFlightNum, { subject: 'glider', field: 'initialFlightNum' }),
    ...problemsOfWhole(input.initialAirtime, { subject: 'glider', field: 'initialAirtime' }),
    ...problemsOfText(input.remarks, { subject: 'glider', field: 'remarks', max: MAX_REMARKS }),
  ];
}
