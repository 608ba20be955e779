import type { ComponentProps } from 'react';
import { texts } from '#web/texts.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

/** The field for the name of an item, which must have one. */
export function NameField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label={texts.terms.requiredName}
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="done"
      {...props}
    />
  );
}
