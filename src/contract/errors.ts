import * as v from 'valibot';
import { list } from './endpoint.ts';

/** The error types (`docs/behaviour.md`, 'Errors'). */
export const ERROR_TYPES = [
  'ajaxNetworkError',
  'authenticationError',
  'badRequest',
  'DBReadError',
  'DBWriteError',
  'invalidAuthToken',
  'invalidCsrfToken',
  'fileImportError',
  'needEmailVerification',
  'recordNotFound',
  'thirdPartyError',
  'unsupportedBrowserVersion',
  'userMismatch',
  'validationError',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

const rowError = v.strictObject({ row: v.number(), message: v.string() });
/** A bad record of an imported file; 1 is the first record after the header. */
export type RowError = v.InferOutput<typeof rowError>;

/** For `validationError`, messages by field; for `fileImportError`, the bad records. */
export const fieldOrRowErrors = v.union([list(rowError), v.record(v.string(), v.string())]);
export type FieldOrRowErrors = v.InferOutput<typeof fieldOrRowErrors>;

/** Whether the text is an error type of the catalogue. */
export function isErrorType(text: unknown): text is ErrorType {
  return v.is(v.picklist(ERROR_TYPES), text);
}
