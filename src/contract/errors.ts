import { ERROR_MESSAGES } from './messages/en/errors.ts';

/** Message for a save based on data from before the database was restored from a backup. */
export const RESTORED =
  'The logbook was restored from a backup meanwhile and has been loaded again. Nothing was saved: please check your entries.';

/** An error type of the catalogue. */
export type ErrorType = keyof typeof ERROR_MESSAGES;

/** A bad record of an imported file; 1 is the first record after the header. */
export interface RowError {
  readonly row: number;
  readonly message: string;
}

/** Body of every failed call. */
export interface ErrorResponse {
  readonly error: {
    readonly type: ErrorType;
    /** Shown instead of the catalogue's message. */
    readonly message?: string;
    /** For `validationError`, messages by field; for `fileImportError`, the bad records. */
    readonly errors?: Readonly<Record<string, string>> | readonly RowError[];
  };
}

/** Whether the text is an error type of the catalogue. */
export function isErrorType(text: unknown): text is ErrorType {
  return typeof text === 'string' && Object.hasOwn(ERROR_MESSAGES, text);
}
