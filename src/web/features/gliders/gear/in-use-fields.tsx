import type { ComponentProps } from 'react';
import { GEAR as gearTexts } from '#texts/gear';
import { FieldPair } from '#web/parts/form/field-group.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface InUseFieldsProps {
  readonly field: (
    name: 'serialNumber' | 'inUseFrom' | 'inUseUntil',
  ) => Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** The fields that a glider and other gear have alike: the serial number, and when it was in use. */
export function InUseFields({ field }: InUseFieldsProps) {
  return (
    <>
      <TextField label={gearTexts.serialNumber} autoComplete="off" enterKeyHint="done" {...field('serialNumber')} />
      <FieldPair>
        <DateField label={gearTexts.inUseFrom} {...field('inUseFrom')} />
        <DateField label={gearTexts.inUseUntil} hint={gearTexts.inUseHint} {...field('inUseUntil')} />
      </FieldPair>
    </>
  );
}
