import type { GliderEntry } from '#domain/fields/glider';
import type { Glider } from '#domain/glider';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { AirtimeFields } from '#web/parts/form/fields/airtime-fields.tsx';
import { FieldGroup } from '#web/parts/form/fields/field-group.tsx';
import { FieldPair } from '#web/parts/form/fields/field-pair.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { gliderTexts } from '#web/parts/glider/glider-texts.ts';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import { texts } from '#web/texts.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CHECK_HASH } from './check-hash.ts';
import styles from './gliders.module.css';
import { useGliderForm } from './use-glider-form.ts';

interface GliderFormProps {
  /** Null for a new one. */
  readonly glider: Glider | null;
  readonly draft: DraftSlot<GliderEntry>;
}

/** The fields of a glider. */
export function GliderForm({ glider, draft }: GliderFormProps) {
  const { field, controls } = useGliderForm(glider, draft);
  const opensAtCheck = window.location.hash === CHECK_HASH;
  return (
    <FormPage
      title={glider ? itemTexts.gliders.edit : itemTexts.gliders.add}
      controls={controls}
      deleteQuestion={glider ? itemTexts.gliders.deleteQuestion : undefined}
    >
      <TextField
        label={texts.terms.requiredName}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        {...field('name')}
      />
      <FieldGroup title={itemTexts.gliders.usageBefore}>
        <NumberField label={itemTexts.gliders.initialFlightNum} placeholder="0" {...field('initialFlightNum')} />
        <AirtimeFields label={texts.terms.airtime} hours={field('hours')} minutes={field('minutes')} />
      </FieldGroup>
      <FieldGroup title={gliderTexts.title} opensHere={opensAtCheck}>
        <p className={styles.lead}>{gliderTexts.lead}</p>
        <TextField
          label={gliderTexts.checkedOn}
          type="date"
          min="1900-01-01"
          max="2099-12-31"
          autoFocus={opensAtCheck}
          {...field('checkedOn')}
        />
        <FieldPair>
          <NumberField label={gliderTexts.months} {...field('checkMonths')} />
          <NumberField label={gliderTexts.hours} {...field('checkHours')} />
          <NumberField label={gliderTexts.flights} {...field('checkFlights')} />
        </FieldPair>
      </FieldGroup>
      <TextArea label={texts.terms.remarks} {...field('remarks')} />
    </FormPage>
  );
}
