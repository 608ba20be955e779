import { type CallError, canRetry, isSessionError, rowErrorsOf } from '#web/api/call-error.ts';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { texts } from '#web/texts.ts';
import type { ImportFailure } from './upload-state.ts';

/**
 * Returns why an import failed, as it is shown (`docs/behaviour.md`, 'Errors'): bad records, or the error's own message. A response
 * without an error counts as a write error. Null where the frame around the page shows the error and a login.
 */
export function importFailureOf(error: CallError): ImportFailure | null {
  if (isSessionError(error)) return null;
  const records = rowErrorsOf(error);
  if (records && records.length > 0) return { kind: 'records', records };
  return { kind: 'message', message: messageOf(error), canRetry: canRetry(error) && error.type !== 'fileImportError' };
}

function messageOf({ type, message, hasOwnMessage }: CallError): string {
  if (type === 'DBReadError') return texts.errors.DBWriteError;
  return type === 'other' && !hasOwnMessage ? uploadTexts.failed : message;
}
