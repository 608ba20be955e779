import { createHash } from 'node:crypto';
import type { FlightState } from '#server/repositories/imports/item-states';

/** Returns a hash of all that the pilot can change of a flight: by it an undo sees that it is as the change has left it. */
export function hashOfState({ fields, igcFileName, track }: FlightState): string {
  return createHash('sha256')
    .update(JSON.stringify([fields, igcFileName, track]))
    .digest('base64url');
}
