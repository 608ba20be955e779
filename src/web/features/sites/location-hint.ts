import { CREDITS } from './credits.ts';
import type { LocationStatus } from './use-site-place.ts';

/** Returns the hint under the location field while its address is looked up, and afterwards. */
export function locationHint(status: LocationStatus): string | undefined {
  if (status.state === 'pending') return 'Looking up the address ...';
  if (status.state === 'found') return `Address: ${CREDITS.addresses}`;
  return status.state === 'failed' ? `The address could not be looked up: ${status.message}` : undefined;
}
