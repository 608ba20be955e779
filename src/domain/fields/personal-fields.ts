import { type FieldTable, type KindName, uncheckedFromEntries } from './field.ts';

/** Whether values of a kind are in the pilot's own words, or say a place that the pilot has chosen. */
const IS_PERSONAL: Readonly<Record<KindName, boolean>> = {
  line: true,
  text: true,
  tags: true,
  rules: true,
  checks: true,
  date: false,
  time: false,
  reference: false,
  references: false,
  altitude: false,
  airtime: false,
  count: false,
  degrees: true,
  choice: false,
  optionalDate: false,
};

/** Returns those of a table's fields that hold what the pilot wrote, coordinates included. */
export function personalFields(fields: FieldTable): FieldTable {
  return uncheckedFromEntries(Object.entries(fields).filter(([, { kind }]) => IS_PERSONAL[kind]));
}
