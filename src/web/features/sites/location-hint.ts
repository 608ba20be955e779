import { mapTexts } from '#web/map-texts.ts';
import { texts } from '#web/texts.ts';
import type { LocationStatus } from './use-site-place.ts';

/** Returns the hint under the location field while its address is looked up, and afterwards. */
export function locationHint(status: LocationStatus): string | undefined {
  if (status.state === 'pending') return texts.sites.addressPending;
  if (status.state === 'found') return texts.sites.addressFound(mapTexts.credits.addresses);
  return status.state === 'failed' ? texts.sites.addressFailed(status.message) : undefined;
}
