import { type ErrorResponse, type ErrorType, isErrorType, type RowError } from '#contract/errors';
import { texts } from '#web/texts.ts';
import { jsonIn } from './json.ts';

/** A type of the catalogue; `other` for what the catalogue does not know. */
export type CallErrorType = ErrorType | 'other';

type FieldOrRowErrors = ErrorResponse['error']['errors'];

/** A failed call. Its message can be shown as it is. */
export class CallError extends Error {
  readonly type: CallErrorType;
  /** Messages by field, or the invalid records of an import. */
  readonly errors: FieldOrRowErrors;

  constructor(type: CallErrorType, details: { readonly message?: string; readonly errors?: FieldOrRowErrors } = {}) {
    super(details.message ?? texts.errors[type]);
    this.name = 'CallError';
    this.type = type;
    this.errors = details.errors;
  }
}

const NOT_RETRYABLE: readonly CallErrorType[] = ['recordNotFound', 'validationError'];

/** Whether a banner offers Try Again (spec, section 8). */
export function canRetry(error: CallError): boolean {
  return !NOT_RETRYABLE.includes(error.type);
}

/** Whether an error is about the session, not about the call: the frame around the page shows it. */
export function isSessionError(error: CallError): boolean {
  return error.type === 'authenticationError' || error.type === 'userMismatch';
}

/** Returns the messages of a rejected save by field; null for any other error. */
export function fieldErrorsOf(error: CallError): Readonly<Record<string, string>> | null {
  return error.type === 'validationError' && isByField(error.errors) ? error.errors : null;
}

/** Returns the invalid records of a file that was not imported; null for any other error. */
export function rowErrorsOf(error: CallError): readonly RowError[] | null {
  return error.type === 'fileImportError' && isByRow(error.errors) ? error.errors : null;
}

/** Returns anything thrown as an error that can be shown. */
export function callErrorOf(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  console.error(thrown);
  return new CallError('other');
}

/** Returns the error of an unsuccessful response: from its error object if it has one, else from its status. */
export function errorOfResponse(status: number, text: string): CallError {
  const body = errorObjectIn(text);
  if (body === null) return new CallError(status === 401 ? 'authenticationError' : 'DBReadError');
  return new CallError(isErrorType(body.type) ? body.type : 'other', {
    ...(typeof body.message === 'string' && { message: body.message }),
    ...(isErrors(body.errors) && { errors: body.errors }),
  });
}

interface ErrorBody {
  readonly type: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
}

function errorObjectIn(text: string): ErrorBody | null {
  const body = jsonIn(text);
  if (!isObject(body) || !isObject(body.error) || !('type' in body.error)) return null;
  return { type: body.error.type, message: body.error.message, errors: body.error.errors };
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
