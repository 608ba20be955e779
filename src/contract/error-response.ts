import * as v from 'valibot';
import { PROBLEM_FIELDS, type Subject } from '#domain/problem';
import { PROBLEM_CODES } from '#domain/problem-codes';
import { list } from './endpoint.ts';
import { ERROR_TYPES, fieldOrRowErrors } from './errors.ts';
import { sentRejection } from './rejections.ts';

function problemOf<S extends Subject>(subject: S) {
  return v.strictObject({
    subject: v.literal(subject),
    field: v.picklist(PROBLEM_FIELDS[subject]),
    code: v.picklist(PROBLEM_CODES),
    /** The limit that was exceeded. */
    max: v.exactOptional(v.number()),
    /** The number of the record, in an imported file. */
    row: v.exactOptional(v.number()),
  });
}

/** The problem of a field, in a response; of an imported file with the number of its record. */
export const sentProblem = v.variant('subject', [
  problemOf('flight'),
  problemOf('site'),
  problemOf('glider'),
  problemOf('gear'),
  problemOf('handling'),
  problemOf('pilot'),
  problemOf('account'),
  problemOf('apiToken'),
  problemOf('file'),
  problemOf('place'),
]);
export type SentProblem = v.InferOutput<typeof sentProblem>;

/** Body of every failed call. */
export const errorResponse = v.strictObject({
  error: v.strictObject({
    type: v.picklist(ERROR_TYPES),
    /** Shown instead of the catalogue's message. */
    message: v.exactOptional(v.string()),
    errors: v.exactOptional(fieldOrRowErrors),
    /** The meaning of `message`, as a code with parameters. */
    rejection: v.exactOptional(sentRejection),
    /** The meaning of `errors`, as codes; without them that of `message`. */
    problems: v.exactOptional(list(sentProblem)),
    /** Names the request in the server's log; the same as the header `x-request-id`. */
    requestId: v.exactOptional(v.string()),
  }),
});
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
