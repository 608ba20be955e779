import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pathTo } from '#contract/pages';
import { formatCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import type { Pilot } from '#domain/pilot';
import type { Site, SiteFacts } from '#domain/site';
import { readSiteEntry, type SiteEntry, siteEntryOf } from '#domain/site-entry';
import type { AltitudeUnit } from '#domain/units';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { type ItemForm, type Left, useItemForm } from '#web/parts/form/use-item-form.ts';
import { answerSiteRequest, requestedTakeoff } from '#web/parts/site-request/site-request.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';

/** The form of a site that is there, or of a new one; opened by another screen, it goes back there. */
export function useSiteForm(
  site: Site | null,
  pilot: Pilot,
  draft: DraftSlot<SiteEntry>,
): ItemForm<SiteEntry, SiteFacts> {
  const [, navigate] = useLocation();
  const [takeoff] = useState(() => (site ? null : requestedTakeoff(history.state)));
  const [entry] = useState(() =>
    site ? siteEntryOf(site, pilot.altitudeUnit) : newEntry(pilot.altitudeUnit, takeoff),
  );

  const leave = (left: Left): void => {
    if (takeoff && left.how === 'saved') answerSiteRequest(left.savedId);
    if (takeoff) history.back();
    else navigate(site && left.how !== 'deleted' ? pathTo('site', site.id) : PAGES.sites.path, { replace: true });
  };
  return useItemForm<SiteEntry, SiteFacts>({
    entry,
    draft,
    read: (typed) => readSiteEntry(typed, site ?? undefined),
    save: (facts, clientKey) =>
      saveItem({ dataType: 'site', data: { id: site?.id ?? 0, ...facts }, ...(site ? {} : { clientKey }) }),
    itemId: site?.id,
    remove: () => deleteItem('site', site?.id ?? 0),
    leave,
  });
}

function newEntry(altitudeUnit: AltitudeUnit, takeoff: Coordinates | null): SiteEntry {
  return {
    name: '',
    coordinates: takeoff ? formatCoordinates(takeoff) : '',
    location: '',
    launchAltitude: '',
    altitudeUnit,
    remarks: '',
  };
}
