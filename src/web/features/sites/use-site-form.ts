import { useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import { formatCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import type { Pilot } from '#domain/pilot';
import type { Site, SiteFacts } from '#domain/site';
import { readSiteEntry, type SiteEntry, siteEntryOf } from '#domain/site-entry';
import type { AltitudeUnit } from '#domain/units';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { type ItemForm, type Left, useItemForm } from '#web/parts/form/use-item-form.ts';
import { answerSiteRequest, requestedTakeoff } from '#web/parts/site-request/site-request.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';

/** The form of a site that is there, or of a new one; opened by another screen, it goes back there. */
export function useSiteForm(
  site: Site | null,
  pilot: Pilot,
  draft: DraftSlot<SiteEntry>,
): ItemForm<SiteEntry, SiteFacts> {
  const leaveItem = useLeaveItem({ list: PAGES.sites.path, item: site && pathTo('site', site.id) });
  const [takeoff] = useState(() => (site ? null : requestedTakeoff(history.state)));
  const [entry] = useState(() =>
    site ? siteEntryOf(site, pilot.altitudeUnit) : newEntry(pilot.altitudeUnit, takeoff),
  );

  const leave = (left: Left): void => {
    if (takeoff && left.how === 'saved') answerSiteRequest(left.savedId);
    if (takeoff) history.back();
    else leaveItem(left);
  };
  return useItemForm<SiteEntry, SiteFacts>({
    entry,
    draft,
    read: (typed) => readSiteEntry(typed, site ?? undefined),
    save: (facts, clientKey, asNew) => {
      const id = asNew ? 0 : (site?.id ?? 0);
      return saveItem({ dataType: 'site', data: { id, ...facts }, ...(asNew && { clientKey }) });
    },
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
