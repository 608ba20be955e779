import { type Check, GEAR_KINDS, NO_CHECKS } from '../gear/checks.ts';
import { MAX_NAME, MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, type Kind, type ValuesOf } from './field.ts';
import { choice, line, OPTIONAL_DATE, requiredLine, text } from './kinds.ts';

const NO_IDS: readonly number[] = [];

/** Ids of gliders, which have inputs of their own; `problemsOfGear` checks them. */
const REFERENCES: Kind<'references', readonly number[]> = {
  kind: 'references',
  ...withoutInput(NO_IDS),
};

/** Checks have a form of their own; `problemsOfGear` checks them where they are saved: it would be in the first scripts of every page. */
const CHECKS: Kind<'checks', readonly Check[]> = { kind: 'checks', ...withoutInput(NO_CHECKS) };

/** The fields of a piece of gear that the pilot enters: a harness, a reserve, a helmet or something else beside gliders. */
export const GEAR = {
  subject: 'gear',
  fields: {
    name: field(requiredLine(MAX_NAME), 'name', null),
    kind: field(choice(GEAR_KINDS), 'kind', null),
    serialNumber: field(line(MAX_NAME), 'serial_number', null),
    /** The first day in use; null when not known. */
    inUseFrom: field(OPTIONAL_DATE, 'in_use_from', null),
    /** The last day in use, as before it was sold; null while it is in use. */
    inUseUntil: field(OPTIONAL_DATE, 'in_use_until', null),
    /** The gliders with which it is used; none of them stands for all flights. 0 is one that was deleted. */
    gliderIds: field(REFERENCES, 'glider_ids', null),
    checks: field(CHECKS, 'checks', null),
    remarks: field(text(MAX_REMARKS), 'remarks', null),
  },
} as const satisfies Entity;

/** The values of a piece of gear that the pilot enters. */
export type GearInput = ValuesOf<typeof GEAR.fields>;
/** A piece of gear as entered in the form, without its gliders and checks. */
export type GearEntry = EntryOf<typeof GEAR.fields>;

function withoutInput<Value>(blank: Value) {
  return {
    blank,
    options: [],
    isRequired: false,
    problems: () => [],
    show: () => ({}),
    read: (_entry: Readonly<Record<string, string>>, _name: string, before: Value = blank) => ({
      value: before,
      problems: [],
    }),
  };
}
