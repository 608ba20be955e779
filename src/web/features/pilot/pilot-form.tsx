import { Link } from 'wouter';
import { PAGES } from '#contract/pages';
import { PRODUCT_NAME } from '#contract/product';
import type { Pilot } from '#domain/pilot';
import type { PilotEntry } from '#domain/pilot-entry';
import { ALTITUDE_UNITS, DISTANCE_UNITS } from '#domain/units';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FieldGroup } from '#web/parts/form/field-group.tsx';
import { FieldPair } from '#web/parts/form/field-pair.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './pilot.module.css';
import { usePilotForm } from './use-pilot-form.ts';

const ALTITUDES = ALTITUDE_UNITS.map((unit) => ({ value: unit, label: unit }));
const DISTANCES = DISTANCE_UNITS.map((unit) => ({ value: unit, label: unit }));

/** The fields of the pilot (spec, 2.12). */
export function PilotForm({ pilot, draft }: { readonly pilot: Pilot; readonly draft: DraftSlot<PilotEntry> }) {
  const { field, controls } = usePilotForm(pilot, draft);
  return (
    <FormPage title="Edit Pilot" controls={controls}>
      <TextField label="Pilot name" autoComplete="name" {...field('userName')} />
      <FieldGroup title={`Flights before ${PRODUCT_NAME}`}>
        <NumberField label="Initial number of flights" placeholder="0" {...field('initialFlightNum')} />
        <AirtimeFields label="Initial airtime" hours={field('hours')} minutes={field('minutes')} />
        <Link className={styles.upload} href={PAGES.flightsUpload.path}>
          Or upload your flights
        </Link>
      </FieldGroup>
      <FieldGroup title="Units">
        <FieldPair>
          <SelectField label="Altitude unit" choices={ALTITUDES} {...field('altitudeUnit')} />
          <SelectField label="Distance unit" choices={DISTANCES} {...field('distanceUnit')} />
        </FieldPair>
      </FieldGroup>
    </FormPage>
  );
}
