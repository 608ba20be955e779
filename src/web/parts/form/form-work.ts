import { CallError, callErrorOf, canRetry, fieldErrorsOf, isSessionError } from '#web/api/call-error.ts';
import { placeErrors } from './form-fields.ts';

/** What a form is doing. It stays busy after a success: the page is about to change. */
export type Work = 'editing' | 'saving' | 'deleting';

/** The failure of a save or a deletion. */
export interface Failure {
  /** Messages at the form's own fields. */
  readonly byField: Readonly<Record<string, string>>;
  /** Shown at the top of the form; null where the fields show everything. */
  readonly message: string | null;
  /** Whether a retry may help. */
  readonly canRetry: boolean;
  /** Whether the item no longer exists. */
  readonly isGone: boolean;
}

/** The failure that a draft is opened with when its item was deleted elsewhere. */
export const ITEM_GONE: Failure = failureOf(new CallError('recordNotFound'), []);

/**
 * Returns what a form with these fields shows of an error: rejected fields at the fields, the rest on top. Errors of
 * the session are shown by the frame around the page; the form shows nothing.
 */
export function failureOf(thrown: unknown, fields: readonly string[]): Failure {
  const error: CallError = callErrorOf(thrown);
  const { byField, rest } = placeErrors(fieldErrorsOf(error) ?? {}, fields);
  if (isSessionError(error)) return { byField, message: null, canRetry: false, isGone: false };
  const isOnFields = Object.keys(byField).length > 0;
  const message = isOnFields && rest.length === 0 ? null : rest.join(' ') || error.message;
  return { byField, message, canRetry: canRetry(error), isGone: error.type === 'recordNotFound' };
}
