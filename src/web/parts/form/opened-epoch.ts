import { CallError } from '#web/api/call-error.ts';
import { texts } from '#web/texts.ts';

/**
 * Throws a `CallError` when a form was opened in another epoch than that of the held logbook: its item's id may mean
 * another item by now.
 */
export function checkOpenedEpoch(openedIn: string | null, held: string | null): void {
  if (openedIn !== null && held !== null && openedIn !== held)
    throw new CallError('badRequest', { message: texts.forms.openAgain });
}
