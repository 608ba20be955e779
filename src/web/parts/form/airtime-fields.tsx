import type { ComponentProps } from 'react';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FieldPair } from './field-pair.tsx';

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
      <NumberField label={`${label}, hours`} unit="h" placeholder="0" {...hours} />
      <NumberField label={`${label}, minutes`} unit="min" placeholder="0" {...minutes} />
    </FieldPair>
  );
}
