import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LANGUAGE_NAMES } from '#contract/messages/language-names';
import { PAGES } from '#contract/pages/pages';
import { CHECK_EMAIL_CHOICES } from '#domain/check-emails';
import { entryOf, readEntry } from '#domain/fields/entity';
import { PILOT, type PilotEntry, type PilotInput } from '#domain/fields/pilot';
import { LANGUAGES, OF_BROWSER } from '#domain/languages';
import type { Pilot } from '#domain/pilot';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { ALTITUDE_UNITS, DISTANCE_UNITS } from '#domain/units';
import { CHECK_EMAILS as checkEmailsTexts } from '#texts/check-emails';
import { PILOT as pilotTexts } from '#texts/pilot';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import { PILOT_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from '#web/parts/form/draft/with-draft.tsx';
import { FieldGroup, FieldPair } from '#web/parts/form/field-group.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { type ItemForm, useEditing, useItemForm } from '#web/parts/form/use-item-form.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import { showIn } from '#web/parts/language/show-in.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { savedLogbook, saveItem } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './pilot.module.css';

export function PilotFormPage() {
  const loading = <FormSkeleton title={pilotTexts.edit} />;
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <WithDraft pilotId={logbook.pilot.id} path={PAGES.pilotForm.path} shape={PILOT_ENTRY} loading={loading}>
          {(draft) => <OpenedForm logbook={logbook} draft={draft} />}
        </WithDraft>
      )}
    </WithLogbook>
  );
}

/** Edits the pilot as it was when the form was opened, whatever changes arrive from other devices while it is open. */
function OpenedForm({ logbook, draft }: { readonly logbook: Logbook; readonly draft: DraftSlot<PilotEntry> }) {
  const [pilot] = useState(logbook.pilot);
  return <PilotForm pilot={pilot} draft={draft} />;
}

const ALTITUDES = ALTITUDE_UNITS.map((unit) => ({ value: unit, label: texts.units.names[unit] }));
const DISTANCES = DISTANCE_UNITS.map((unit) => ({ value: unit, label: texts.units.names[unit] }));
const LANGUAGE_OPTIONS = [
  { value: OF_BROWSER, label: pilotTexts.language.ofBrowser },
  ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language })),
];
const CHECK_EMAILS = CHECK_EMAIL_CHOICES.map((choice) => ({ value: choice, label: checkEmailsTexts.choices[choice] }));
const LEAGUES = RULE_SET_IDS.map((id) => ({ value: id, label: texts.xc.leagues[id] }));

/** The fields of the pilot. */
function PilotForm({ pilot, draft }: { readonly pilot: Pilot; readonly draft: DraftSlot<PilotEntry> }) {
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
      <SelectField label={texts.frame.language} choices={LANGUAGE_OPTIONS} {...field('language')} />
      {pilot.email !== null && (
        <SelectField
          label={checkEmailsTexts.label}
          choices={CHECK_EMAILS}
          hint={hintOf(pilot)}
          {...field('checkEmails')}
        />
      )}
    </FormPage>
  );
}

function hintOf({ isActivated }: Pilot): string {
  return isActivated ? checkEmailsTexts.hint : `${checkEmailsTexts.hint} ${checkEmailsTexts.unverified}`;
}

/** The form of the pilot; it returns to the pilot page. */
function usePilotForm(pilot: Pilot, draft: DraftSlot<PilotEntry>): ItemForm<PilotEntry, PilotInput> {
  const [, navigate] = useLocation();
  const editing = useEditing<PilotEntry, typeof PILOT>(
    () => ({
      entity: PILOT,
      id: 0,
      opened: pilot,
      entry: entryOf(PILOT, pilot),
      current: () => savedLogbook()?.pilot ?? null,
      entryOf: (values) => entryOf(PILOT, values),
      read: (typed, before) => readEntry(PILOT, typed, before),
    }),
    draft,
  );
  return useItemForm({
    editing,
    draft,
    save: ({ data: { id: _, ...data }, ...how }, storing) => saveItem({ dataType: 'pilot', data, ...how }, storing),
    leave: () => {
      navigate(PAGES.pilot.path, { replace: true });
      const { language = pilot.language } = savedLogbook()?.pilot ?? {};
      if (language !== pilot.language) void showIn(language); // The pilot page says so where it does not come.
    },
  });
}
