import { AltitudeField } from '#web/parts/form/fields/altitude-field.tsx';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { choicesOf } from './flight-choices.ts';
import styles from './flight-form.module.css';
import type { FillHandlers } from './use-filling.ts';
import type { FlightItemForm } from './use-flight-form.ts';

interface SiteAndAltitudeProps {
  readonly itemForm: FlightItemForm;
  readonly filling: FillHandlers;
  readonly sites: Logbook['sites'];
  /** Opens the dialog of a new site. */
  readonly onNew: () => void;
}

/** Site and max altitude: on a sled ride the site determines the altitude. */
export function SiteAndAltitude({ itemForm, filling, sites, onNew }: SiteAndAltitudeProps) {
  const { field, extras } = itemForm;
  const { isSled } = extras;
  const site = field('siteId');
  return (
    <>
      <div>
        <SelectField
          label={texts.terms.site}
          choices={choicesOf(sites.values(), texts.terms.noSite)}
          {...site}
          onChange={(event) => {
            filling.changeSite(event.target.value);
            return site.onChange(event);
          }}
        />
        <div className={styles.belowField}>
          <button type="button" className={styles.below} onClick={onNew}>
            {itemFormTexts.flightForm.newSite}
          </button>
        </div>
      </div>
      <div>
        <AltitudeField
          label={texts.terms.maxAltitude}
          altitude={{ ...field('altitude'), disabled: isSled }}
          unit={{ ...field('altitudeUnit'), disabled: isSled }}
          onTyped={filling.typeAltitude}
          onUnit={filling.changeUnit}
        />
        <Checkbox
          label={itemFormTexts.flightForm.sledRide}
          checked={isSled}
          onChange={(event) => filling.tickSled(event.target.checked)}
        />
      </div>
    </>
  );
}
