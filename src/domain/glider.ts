import { problemsOfWhole } from './numbers.ts';
import type { Problem } from './problem.ts';
import { MAX_NAME, MAX_REMARKS, problemsOfText } from './text.ts';
import type { Minutes } from './units.ts';

/** The values of a glider that the pilot enters, its usage before Wingbook included. */
export interface GliderFacts {
  readonly name: string;
  readonly initialFlightNum: number;
  readonly initialAirtime: Minutes;
  readonly remarks: string;
}

/** A glider in the logbook. */
export interface Glider extends GliderFacts {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When the glider was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns all problems of a glider's values (spec, section 5). */
export function problemsOfGlider(facts: GliderFacts): readonly Problem[] {
  return [
    ...problemsOfText(facts.name, { subject: 'glider', field: 'name', max: MAX_NAME, required: true }),
    ...problemsOfWhole(facts.initialFlightNum, 'glider', 'initialFlightNum'),
    ...problemsOfWhole(facts.initialAirtime, 'glider', 'initialAirtime'),
    ...problemsOfText(facts.remarks, { subject: 'glider', field: 'remarks', max: MAX_REMARKS }),
  ];
}
