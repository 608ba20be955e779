import type { SiteEntry } from '#domain/fields/site';
import type { Site } from '#domain/site';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { AltitudeField } from '#web/parts/form/fields/altitude-field.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { locationHint } from './location-hint.ts';
import { SitePicker } from './picker/site-picker.tsx';
import { SiteNotices } from './proposals/site-notices.tsx';
import { useSiteForm } from './use-site-form.ts';
import { useSitePlace } from './use-site-place.ts';

interface SiteFormProps {
  /** Null for a new one. */
  readonly site: Site | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<SiteEntry>;
}

/** The fields of a site. */
export function SiteForm({ site, logbook: { pilot, sites }, draft }: SiteFormProps) {
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
        <TextField
          label={texts.terms.requiredName}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          {...field('name')}
        />
        <CoordinatesField coordinates={field('coordinates')} onMap={place.map.open} />
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
