import * as v from 'valibot';
import { READ_PROBLEMS } from '#domain/import/read-problem';
import { ROW_PROBLEMS } from '#domain/import/table/row-flight';
import { list } from '../endpoint.ts';
import { sentProblem } from '../error-response.ts';
import { shortText } from './short-text.ts';

/** Longest texts, in UTF-16 code units. */
export const MAX_REFUSED_NAME = 1_000;
/** See {@link MAX_REFUSED_NAME}. */
export const MAX_REFUSED_CELL = 500;
/** The most problems that a run keeps of one item. */
export const MAX_REFUSED_PROBLEMS = 20;

/** Why something of an import was refused. Codes are stored: one that is no longer used stays in its list, and so do the codes and fields of problems. */
const refusal = v.variant('code', [
  /** `leftOut`: a table that the pilot does not want. */
  v.strictObject({ code: v.picklist([...new Set([...READ_PROBLEMS, ...ROW_PROBLEMS, 'leftOut' as const])]) }),
  /** The server has refused it. */
  v.strictObject({
    code: v.literal('invalid'),
    problems: v.pipe(list(sentProblem), v.maxLength(MAX_REFUSED_PROBLEMS)),
  }),
  /** A flight that is saved, but without its site or glider, which was refused. */
  v.strictObject({ code: v.literal('savedWithout'), item: shortText(MAX_REFUSED_NAME) }),
]);
/** See {@link refusal}. */
export type Refusal = v.InferOutput<typeof refusal>;

/** A refusal of a run, with the reason: a file, a row of one, a flight, site or glider, or the pilot's own fields. */
export const refusedItem = v.union([
  v.strictObject({
    /** The name of a site or glider, or the file that anything else comes from; null for the pilot's own fields. */
    name: v.nullable(shortText(MAX_REFUSED_NAME)),
    /** The number of the row in its file, from 1. */
    row: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    /** The cell that cannot be read, with the header of its column: `Airtime: “long”`. */
    cell: v.exactOptional(shortText(MAX_REFUSED_CELL)),
    refusal,
  }),
  /** In words: sent by pages of an earlier version, and stored by it. */
  v.strictObject({ name: shortText(MAX_REFUSED_NAME), reason: shortText(500) }),
]);
/** See {@link refusedItem}. */
export type Refused = v.InferOutput<typeof refusedItem>;
/** A refused item as a page sends it. */
export type RefusedInput = v.InferInput<typeof refusedItem>;
