/** The error catalogue (spec, section 8): each type with its message. */
export const ERROR_MESSAGES = {
  ajaxNetworkError: 'Server is not responding, please, check your Internet connection.',
  authenticationError: 'Email or password is incorrect.',
  badRequest: "Sorry, couldn't answer to your request.",
  DBReadError: "Sorry, couldn't load the data.",
  DBWriteError: "Sorry, couldn't save the data, try again later.",
  invalidAuthToken: 'Verification token is invalid or expired.',
  invalidCsrfToken: 'Invalid csrf token.',
  fileImportError: "Couldn't import your file. Please, check file format.",
  needEmailVerification: 'You need to verify your email before performing this operation.',
  recordNotFound: 'There is no such record in the database.',
  thirdPartyError: 'There is a problem with third party service.',
  unsupportedBrowserVersion: 'You need to upgrade your browser in order to use this feature.',
  userMismatch:
    'You have logged in as a different user (probably in another tab). You need to reload this page. All unsaved data will be lost.',
  validationError: 'Validation failed.',
} as const;

/** Message for a save based on data from before the database was restored from a backup. */
export const RESTORED =
  'The logbook was restored from a backup meanwhile and has been loaded again. Nothing was saved: please check your entries.';

/** An error type of the catalogue. */
export type ErrorType = keyof typeof ERROR_MESSAGES;

/** Message for an error whose type is not in the catalogue. */
export const OTHER_ERROR_MESSAGE = 'Error occurred.';

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
