import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import type { PilotEntry } from '#domain/fields/pilot';
import type { Pilot } from '#domain/pilot';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { ALTITUDE_UNITS, DISTANCE_UNITS } from '#domain/units';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FieldGroup, FieldPair } from '#web/parts/form/field-group.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { texts } from '#web/texts.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';
import { usePilotForm } from './use-pilot-form.ts';

const ALTITUDES = ALTITUDE_UNITS.map((unit) => ({ value: unit, label: texts.units.names[unit] }));
const DISTANCES = DISTANCE_UNITS.map((unit) => ({ value: unit, label: texts.units.names[unit] }));
const LEAGUES = RULE_SET_IDS.map((id) => ({ value: id, label: texts.xc.leagues[id] }));

/** The fields of the pilot. */
export function PilotForm({ pilot, draft }: { readonly pilot: Pilot; readonly draft: DraftSlot<PilotEntry> }) {
  const { field, controls } = usePilotForm(pilot, draft);
  return (
    <FormPage title={pilotTexts.edit} controls={controls}>
      <TextField
        label={pilotTexts.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="done"
        {...field('userName')}
      />
      <FieldGroup title={pilotTexts.flightsBefore}>
        <NumberField label={pilotTexts.initialFlightNum} placeholder="0" {...field('initialFlightNum')} />
        <AirtimeFields label={pilotTexts.initialAirtime} hours={field('hours')} minutes={field('minutes')} />
        <Link className={styles.upload} href={PAGES.flightsUpload.path}>
          {pilotTexts.orUpload}
        </Link>
      </FieldGroup>
      <FieldGroup title={texts.terms.units}>
        <FieldPair>
          <SelectField label={texts.terms.altitudeUnit} choices={ALTITUDES} {...field('altitudeUnit')} />
          <SelectField label={texts.terms.distanceUnit} choices={DISTANCES} {...field('distanceUnit')} />
        </FieldPair>
      </FieldGroup>
      <SelectField label={texts.xc.homeLeague} choices={LEAGUES} {...field('homeLeague')} />
    </FormPage>
  );
}
