import type { ComponentProps } from 'react';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { texts } from '#web/texts.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FieldPair } from './field-group.tsx';

type NumberProps = Omit<ComponentProps<typeof NumberField>, 'label' | 'unit'>;

interface AirtimeFieldsProps {
  /** 'Airtime', or a more exact name. */
  readonly label: string;
  readonly hours: NumberProps;
  readonly minutes: NumberProps;
}

/** Airtime as two fields, hours and minutes. */
export function AirtimeFields({ label, hours, minutes }: AirtimeFieldsProps) {
  return (
    <FieldPair>
      <NumberField label={itemFormTexts.forms.hours(label)} unit={texts.airtime.hour} placeholder="0" {...hours} />
      <NumberField
        label={itemFormTexts.forms.minutes(label)}
        unit={texts.airtime.minute}
        placeholder="0"
        {...minutes}
      />
    </FieldPair>
  );
}
