import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { usedTags } from '#domain/tags';
import { TagsField } from '#web/parts/tags/tags-field.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import type { FlightItemForm } from './use-flight-form.ts';

interface TagsChoiceProps {
  readonly itemForm: FlightItemForm;
  readonly flights: Logbook['flights'];
}

/** The tags of a flight; those of the pilot's other flights are proposed. */
export function TagsChoice({ itemForm, flights }: TagsChoiceProps) {
  const { field } = useController({ control: itemForm.form.control, name: 'tags' });
  const used = useMemo(() => usedTags(flights.values()), [flights]);
  return <TagsField value={field.value} onChange={field.onChange} error={itemForm.field('tags').error} used={used} />;
}
