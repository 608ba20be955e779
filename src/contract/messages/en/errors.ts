import type { ErrorType } from '../../errors.ts';

/** Messages of the error types (`docs/behaviour.md`, 'Errors'). */
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
} satisfies Record<ErrorType, string>;

/** Messages of all errors; `other` is for a type that is not in the catalogue. */
export const ERRORS = { ...ERROR_MESSAGES, other: 'Error occurred.' };
