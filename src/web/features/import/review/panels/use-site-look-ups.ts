import { useEffect, useEffectEvent, useState } from 'react';
import { type IsLatest, useLatest } from '#web/ui/requests/use-latest.ts';
import type { NewSite } from '../items/propose-sites.ts';
import type { Review } from '../use-review.ts';
import { lookUpSite } from './look-up-site.ts';

/** After so many failures in a row the third parties are left alone: the import works without them. */
const MOST_FAILURES = 2;

/** Whether names are being looked up, were looked up, or cannot be had. */
export type LookUps = 'running' | 'done' | 'failed';

/** Looks up the new sites of a review one after the other, those with the most flights first; each once. */
export function useSiteLookUps({ newSites, answers, logbook, dispatch }: Review): LookUps {
  const [state, setState] = useState<LookUps>('running');
  const begin = useLatest();
  const lookUp = useEffectEvent(async (site: NewSite, isLatest: IsLatest): Promise<boolean> => {
    const { ref, place } = site;
    if (place === null || isKnown(site) || answers.siteDetails.has(ref)) return true;
    try {
      const details = await lookUpSite(place, logbook.pilot.distanceUnit);
      if (isLatest()) dispatch({ type: 'siteFound', ref, details });
      return true;
    } catch (error) {
      console.warn('A new site could not be looked up.', error);
      return false;
    }
  });
  const run = useEffectEvent(async (isLatest: IsLatest): Promise<void> => {
    const isThere = await lookUpAll(newSites, async ({ site }) => !isLatest() || lookUp(site, isLatest));
    if (isLatest()) setState(isThere ? 'done' : 'failed');
  });
  useEffect(() => {
    void run(begin());
  }, [begin]);
  return state;
}

/** Whether the files say all of a site that a look-up would. */
function isKnown({ name, details, archived }: NewSite): boolean {
  return archived !== undefined || (name !== '' && details?.location !== '' && details?.launchAltitude != null);
}

/** Looks up one after the other. Returns false once the third parties have failed too often. */
async function lookUpAll<Item>(items: readonly Item[], lookUp: (item: Item) => Promise<boolean>): Promise<boolean> {
  let failures = 0;
  for (const item of items) {
    failures = (await lookUp(item)) ? 0 : failures + 1;
    if (failures >= MOST_FAILURES) return false;
  }
  return true;
}
