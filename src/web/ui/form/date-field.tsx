import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A field for a day, in the years that a logbook may have. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max'>) {
  return <TextField type="date" min="1900-01-01" max="2099-12-31" {...props} />;
}
