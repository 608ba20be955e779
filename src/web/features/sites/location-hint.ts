import { mapTexts } from '#web/map-texts.ts';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import type { LocationStatus } from './use-site-place.ts';

/** Returns the hint under the location field while its address is looked up, and afterwards. */
export function locationHint(status: LocationStatus): string | undefined {
  if (status.state === 'pending') return itemTexts.sites.addressPending;
  if (status.state === 'found') return itemTexts.sites.addressFound(mapTexts.credits.addresses);
  return status.state === 'failed' ? itemTexts.sites.addressFailed(status.message) : undefined;
}
