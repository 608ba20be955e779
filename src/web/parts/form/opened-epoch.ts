import { CallError } from '#web/api/call-error.ts';

const OPEN_AGAIN =
  'This form was opened before the logbook was restored from a backup, so that it may mean another record by now. Please open the record again.';

/**
 * Throws a `CallError` when a form was opened in another epoch than that of the held logbook: its item's id may mean
 * another item by now.
 */
export function checkOpenedEpoch(openedIn: string | null, held: string | null): void {
  if (openedIn !== null && held !== null && openedIn !== held)
    throw new CallError('badRequest', { message: OPEN_AGAIN });
}
