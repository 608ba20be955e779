import { type ComponentProps, useState } from 'react';
import { formatCoordinates } from '#domain/coordinates';
import type { SiteEntry } from '#domain/fields/site';
import type { Site } from '#domain/site';
import { ITEMS as itemTexts } from '#texts/items';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { AltitudeField } from '#web/parts/form/altitude-field.tsx';
import { SITE_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { NameField } from '#web/parts/form/name-field.tsx';
import { requestedSite, type SiteRequest } from '#web/parts/form/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SitePicker } from './picker/site-picker.tsx';
import { SiteNotices } from './site-notices.tsx';
import styles from './sites.module.css';
import { useSiteForm } from './use-site-form.ts';
import { type LocationStatus, useSitePlace } from './use-site-place.ts';

/** The form of a site; id 0 is a new one. A site that another form requests has a draft of its own. */
export function SiteFormPage({ id }: { readonly id: number }) {
  const [requested] = useState(() => (id === 0 ? requestedSite(history.state) : null));
  const purpose = requested ? purposeOf(requested) : '';
  return (
    <ItemFormPage
      kind="site"
      id={id}
      purpose={purpose}
      shape={SITE_ENTRY}
      find={({ sites }, known) => sites.get(known)}
    >
      {({ item, logbook, draft }) => <SiteForm site={item} logbook={logbook} draft={draft} />}
    </ItemFormPage>
  );
}

function purposeOf({ takeoff, name }: SiteRequest): string {
  return `@${takeoff ? formatCoordinates(takeoff) : ''} ${name}`.trimEnd();
}

interface SiteFormProps {
  /** Null for a new one. */
  readonly site: Site | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<SiteEntry>;
}

/** The fields of a site. */
function SiteForm({ site, logbook: { pilot, sites }, draft }: SiteFormProps) {
  const { form, field, controls, launch } = useSiteForm(site, pilot, draft);
  const place = useSitePlace(form, launch.put);
  const session = useStoreState(); // A login form must not be hidden under the map.
  return (
    <>
      <FormPage
        title={site ? itemTexts.sites.edit : itemTexts.sites.add}
        controls={controls}
        deleteQuestion={site ? itemTexts.sites.deleteQuestion : undefined}
      >
        <NameField {...field('name')} />
        <CoordinatesField coordinates={field('coordinates')} onMap={place.map.open} onPaste={place.paste} />
        <SiteNotices known={place.known} unit={pilot.distanceUnit} onUse={place.adopt} />
        <TextField
          label={texts.terms.location}
          autoComplete="off"
          hint={locationHint(place.locationStatus)}
          {...field('location')}
        />
        <AltitudeField
          label={texts.terms.launchAltitude}
          altitude={field('launchAltitude')}
          unit={field('altitudeUnit')}
          onTyped={launch.typed}
          onUnit={launch.changeUnit}
        />
        <TextArea label={texts.terms.remarks} {...field('remarks')} />
      </FormPage>
      {place.map.isOpen && !isSignedOut(session) && (
        <SitePicker
          typed={form.getValues()}
          sites={sites}
          units={pilot}
          onApply={place.apply}
          onClose={place.map.close}
        />
      )}
    </>
  );
}

interface CoordinatesFieldProps {
  readonly coordinates: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly onMap: () => void;
  /** False for a text that is pasted as it is. */
  readonly onPaste: (text: string) => boolean;
}

/** A pair of decimal degrees, typed or chosen on the map. */
function CoordinatesField({ coordinates, onMap, onPaste }: CoordinatesFieldProps) {
  return (
    <div>
      <TextField
        label={texts.terms.coordinates}
        autoComplete="off"
        placeholder={itemTexts.sites.coordinatesExample}
        {...coordinates}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <button type="button" className={styles.mapLink} onClick={onMap}>
        {itemTexts.sites.useMap}
      </button>
    </div>
  );
}

/** Returns the hint under the location field while its address is looked up, and afterwards. */
function locationHint(status: LocationStatus): string | undefined {
  if (status.state === 'pending') return itemTexts.sites.addressPending;
  if (status.state === 'found') return itemTexts.sites.addressFound(mapTexts.credits.addresses);
  return status.state === 'failed' ? itemTexts.sites.addressFailed(status.message) : undefined;
}
