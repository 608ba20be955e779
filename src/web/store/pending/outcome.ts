import type { CallError, CallErrorType } from '../../api/call-error.ts';
import type { Need, Reason } from './pending-change.ts';

/** The fate of a change whose call has failed. */
export type Outcome =
  /** Nobody has answered, or a proxy has: it may be saved. It is sent again, with all others. */
  | { readonly state: 'unanswered'; readonly mayBeAlone: boolean }
  /** The server cannot save at the moment: it is sent again later. `isUnsaved`: the server has refused it unread. */
  | { readonly state: 'later'; readonly mayBeAlone: boolean; readonly isUnsaved: boolean }
  /** The session has ended, or is another pilot's: all changes wait for a login. */
  | { readonly state: 'paused' }
  /** The logbook was restored from a backup: it is loaded, and the change is sent again if it is of a new item. */
  | { readonly state: 'restored' }
  | { readonly state: 'needsPilot'; readonly need: Need };

const LATER: readonly string[] = ['tooManyInMinutes', 'tooManyInSeconds', 'tooManyAtOnce', 'busy'];
const LATER_TYPES: readonly CallErrorType[] = ['DBReadError', 'DBWriteError', 'invalidCsrfToken', 'other'];

/** Returns what becomes of a change after a failure. */
export function outcomeOf(error: CallError): Outcome {
  const mayBeAlone = mayFailAlone(error);
  if (error.isUnanswered) return { state: 'unanswered', mayBeAlone };
  if (error.type === 'authenticationError' || error.type === 'userMismatch') return { state: 'paused' };
  if (error.code === 'restored') return { state: 'restored' };
  const isUnsaved = LATER.includes(error.code ?? '');
  if (isUnsaved || LATER_TYPES.includes(error.type)) return { state: 'later', mayBeAlone, isUnsaved };
  const { problems } = error;
  const need = {
    reason: reasonOf(error),
    fields: fieldsOf(error),
    ...(problems && problems.length > 0 && { problems }),
  };
  return { state: 'needsPilot', need };
}

/** Whether other calls may succeed: the line is not dead, and no server has said that it takes nothing at the moment. */
function mayFailAlone({ type, status }: CallError): boolean {
  return type !== 'ajaxNetworkError' && type !== 'invalidCsrfToken' && status !== 429 && status !== 503;
}

function reasonOf({ type, conflicts }: CallError): Reason {
  if (conflicts.length > 0) return 'conflict';
  if (type === 'recordNotFound') return 'gone';
  return type === 'validationError' ? 'rejected' : 'refused';
}

function fieldsOf({ conflicts, errors }: CallError): string[] {
  if (conflicts.length > 0) return [...conflicts];
  return errors && !Array.isArray(errors) ? Object.keys(errors) : [];
}
