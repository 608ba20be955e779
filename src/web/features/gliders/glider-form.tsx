import { PRODUCT_NAME } from '#contract/product';
import type { Glider } from '#domain/glider';
import type { GliderEntry } from '#domain/glider-entry';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FieldGroup } from '#web/parts/form/field-group.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useGliderForm } from './use-glider-form.ts';

interface GliderFormProps {
  /** Null for a new one. */
  readonly glider: Glider | null;
  readonly draft: DraftSlot<GliderEntry>;
}

const DELETE_QUESTION = 'References to this glider will be deleted from all flight records';

/** The fields of a glider (spec, 2.10). */
export function GliderForm({ glider, draft }: GliderFormProps) {
  const { field, controls } = useGliderForm(glider, draft);
  return (
    <FormPage
      title={glider ? 'Edit Glider' : 'Add Glider'}
      controls={controls}
      deleteQuestion={glider ? DELETE_QUESTION : undefined}
    >
      <TextField label="Name*" autoComplete="off" {...field('name')} />
      <FieldGroup title={`Glider usage before ${PRODUCT_NAME}`}>
        <NumberField label="Number of flights" placeholder="0" {...field('initialFlightNum')} />
        <AirtimeFields label="Airtime" hours={field('hours')} minutes={field('minutes')} />
      </FieldGroup>
      <TextArea label="Remarks" {...field('remarks')} />
    </FormPage>
  );
}
