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

/** What is said of a save that was made from data of before the database was brought back from a backup. */
export const RESTORED =
  'The logbook was restored from a backup meanwhile and has been loaded again. Nothing was saved: please check your entries.';

/** A type of the catalogue. */
export type ErrorType = keyof typeof ERROR_MESSAGES;

/** What is said of an error of no type of the catalogue. */
export const OTHER_ERROR_MESSAGE = 'Error occurred.';

/** A bad record of an imported file; the first record after the header is 1. */
export interface RowError {
  readonly row: number;
  readonly message: string;
}

/** What every failed call answers beside its status. */
export interface ErrorAnswer {
  readonly error: {
    readonly type: ErrorType;
    /** Shown instead of the catalogue's message. */
    readonly message?: string;
    /** For `validationError`, messages by field; for `fileImportError`, the bad records. */
    readonly errors?: Readonly<Record<string, string>> | readonly RowError[];
  };
}

/** Whether a text names a type of the catalogue. */
export function isErrorType(text: unknown): text is ErrorType {
  return typeof text === 'string' && Object.hasOwn(ERROR_MESSAGES, text);
}
