import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { PAGES, pathTo } from '#contract/pages/pages';
import { blankOf } from '#domain/fields/entity';
import { SITE, type SiteEntry, type SiteInput } from '#domain/fields/site';
import { readSiteEntry, siteEntryOf } from '#domain/fields/site-entry';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';
import type { AltitudeUnit, Metres } from '#domain/units';
import { ALTITUDE_ORIGIN, type AltitudeOrigin, altitudeText } from '#web/parts/form/altitude-field.tsx';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { requestedSite, returnFromSiteRequest, type SiteRequest } from '#web/parts/form/site-request.ts';
import { AS_TYPED } from '#web/parts/form/use-entry-form.ts';
import { type FormOutcome, type ItemForm, useEditing, useItemForm } from '#web/parts/form/use-item-form.ts';
import { deleteItem, knownIdOf, savedLogbook, saveItem } from '#web/store/store.ts';

/** The form of a site, and how its launch altitude is filled. */
export interface SiteItemForm extends ItemForm<SiteEntry, SiteInput> {
  readonly launch: {
    /** Sets a measured or known altitude, in the unit of the form. */
    readonly put: (altitude: Metres) => void;
    /** The pilot typed an altitude. */
    readonly typed: () => void;
    /** The pilot chose another unit. */
    readonly changeUnit: () => void;
  };
}

const EXTRA_STATE: v.GenericSchema<unknown, { readonly origin: AltitudeOrigin }> = v.object({
  origin: ALTITUDE_ORIGIN,
});

/** The form of an existing site, or of a new one; opened by another page, it returns there. */
export function useSiteForm(site: Site | null, pilot: Pilot, draft: DraftSlot<SiteEntry>): SiteItemForm {
  const leaveItem = useLeaveItem({ list: PAGES.sites.path, item: site && pathTo('site', site.id) });
  const [requested] = useState(() => (site ? null : requestedSite(history.state)));
  const id = site?.id ?? 0;
  const editing = useEditing<SiteEntry, typeof SITE>(
    () => ({
      entity: SITE,
      id,
      opened: site,
      entry: site ? siteEntryOf(site, pilot.altitudeUnit) : newEntry(pilot.altitudeUnit, requested),
      current: () => savedLogbook()?.sites.get(knownIdOf(id)) ?? null,
      entryOf: (values, { altitudeUnit }) => siteEntryOf(values, altitudeUnit),
      read: readSiteEntry,
    }),
    draft,
  );
  const [origin, setOrigin] = useState(() =>
    openedOrigin(draft, site?.launchAltitude ?? requested?.takeoff?.altitude ?? null),
  );
  const extraState = useMemo(() => ({ isChanged: false, values: { origin }, file: null }), [origin]);

  const leave = (left: FormOutcome): void => {
    if (requested) returnFromSiteRequest(left.how === 'saved' ? left.savedId : null);
    else leaveItem(left);
  };
  const itemForm = useItemForm({
    editing,
    draft,
    save: (item, storing) => saveItem({ dataType: 'site', ...item }, storing),
    remove: (item, storing) => deleteItem({ dataType: 'site', ...item }, storing),
    leave,
    extraState,
  });
  const { setValue, getValues } = itemForm.form;
  const show = (altitude: Metres): void => {
    const text = altitudeText(altitude, getValues('altitudeUnit'));
    setValue('launchAltitude', text, AS_TYPED);
  };
  return {
    ...itemForm,
    launch: {
      put: (altitude) => {
        setOrigin(altitude);
        show(altitude);
      },
      typed: () => setOrigin(null),
      changeUnit: () => origin !== null && show(origin),
    },
  };
}

/** The altitude of a draft counts as typed, unless the draft states its origin. */
function openedOrigin({ found }: DraftSlot<SiteEntry>, opened: AltitudeOrigin): AltitudeOrigin {
  if (!found) return opened;
  const extra = v.safeParse(EXTRA_STATE, found.extra);
  return extra.success ? extra.output.origin : null;
}

function newEntry(altitudeUnit: AltitudeUnit, requested: SiteRequest | null): SiteEntry {
  const { lat = null, lng = null, altitude } = requested?.takeoff ?? {};
  const place = { lat, lng, ...(altitude && { launchAltitude: altitude }) };
  return { ...siteEntryOf({ ...blankOf(SITE), ...place }, altitudeUnit), name: requested?.name ?? '' };
}
