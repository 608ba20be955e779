import { assemble, type FieldTable, type KindName } from './field.ts';

/** Whether values of a kind are in the pilot's own words, or say a place that the pilot has chosen. */
const IS_WRITTEN: Readonly<Record<KindName, boolean>> = {
  line: true,
  text: true,
  tags: true,
  date: false,
  time: false,
  reference: false,
  altitude: false,
  airtime: false,
  count: false,
  degrees: true,
  choice: false,
  optionalDate: false,
};

/** Returns those of a table's fields that hold what the pilot wrote, coordinates included. */
export function writtenFields(fields: FieldTable): FieldTable {
  return assemble(Object.entries(fields).filter(([, { kind }]) => IS_WRITTEN[kind]));
}
