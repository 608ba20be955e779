import {
  ERROR_MESSAGES,
  type ErrorAnswer,
  type ErrorType,
  isErrorType,
  OTHER_ERROR_MESSAGE,
  type RowError,
} from '#contract/errors';

/** A type of the catalogue; `other` for what the catalogue does not know. */
export type CallErrorType = ErrorType | 'other';

type FieldOrRowErrors = ErrorAnswer['error']['errors'];

/** A call that failed. Its message is ready to be shown. */
export class CallError extends Error {
  readonly type: CallErrorType;
  /** Messages by field, or bad records of an import. */
  readonly errors: FieldOrRowErrors;

  constructor(type: CallErrorType, details: { readonly message?: string; readonly errors?: FieldOrRowErrors } = {}) {
    super(details.message ?? (type === 'other' ? OTHER_ERROR_MESSAGE : ERROR_MESSAGES[type]));
    this.name = 'CallError';
    this.type = type;
    this.errors = details.errors;
  }
}

const NO_SECOND_TRY: readonly CallErrorType[] = ['recordNotFound', 'validationError'];

/** Whether a banner offers Try Again (spec, section 8). */
export function canRetry(error: CallError): boolean {
  return !NO_SECOND_TRY.includes(error.type);
}

/** Whether an error says whose session it is now, whatever was asked: the frame around a page tells of it. */
export function isAboutSession(error: CallError): boolean {
  return error.type === 'authenticationError' || error.type === 'userMismatch';
}

/** Messages by field of a refused save, to stand at the fields; null for any other error. */
export function fieldErrorsOf(error: CallError): Readonly<Record<string, string>> | null {
  return error.type === 'validationError' && isByField(error.errors) ? error.errors : null;
}

/** Bad records of a file that was not imported; null for any other error. */
export function rowErrorsOf(error: CallError): readonly RowError[] | null {
  return error.type === 'fileImportError' && isByRow(error.errors) ? error.errors : null;
}

/** Anything thrown, as an error that can be shown. */
export function callErrorOf(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  console.error(thrown);
  return new CallError('other');
}

/** The error of an answer that is no success: its own word where it has one, else what its status says. */
export function errorOfAnswer(status: number, text: string): CallError {
  const said = errorObjectIn(text);
  if (said === null) return new CallError(status === 401 ? 'authenticationError' : 'DBReadError');
  return new CallError(isErrorType(said.type) ? said.type : 'other', {
    ...(typeof said.message === 'string' && { message: said.message }),
    ...(isErrors(said.errors) && { errors: said.errors }),
  });
}

interface SaidError {
  readonly type: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
}

function errorObjectIn(text: string): SaidError | null {
  const answer = parsed(text);
  if (!isObject(answer) || !isObject(answer.error) || !('type' in answer.error)) return null;
  return { type: answer.error.type, message: answer.error.message, errors: answer.error.errors };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A proxy's page, say: then the status speaks.
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isErrors(errors: unknown): errors is NonNullable<FieldOrRowErrors> {
  return isObject(errors);
}

function isByField(errors: FieldOrRowErrors): errors is Readonly<Record<string, string>> {
  return errors !== undefined && !Array.isArray(errors);
}

function isByRow(errors: FieldOrRowErrors): errors is readonly RowError[] {
  return Array.isArray(errors);
}
