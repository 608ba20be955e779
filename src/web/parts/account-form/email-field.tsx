import type { ComponentProps } from 'react';
import { texts } from '#web/texts.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

/** The field for the email of an account, its name for password managers. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return (
    <TextField
      label={texts.terms.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
