import { type KeyboardEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { EntryResult } from '#domain/fields/entity';
import type { DraftSlot } from './draft/with-draft.tsx';
import { entryResolver, mayHaveChangedSilently } from './entry-resolver.ts';
import type { Failure } from './submission/submission.ts';

/** What the fields of a form are opened with. */
export interface EntryFormOptions<Entry, Input> {
  /** The initial values: a key for each of the form's fields. */
  readonly entry: Entry;
  /** The draft that was found, and how to save one. */
  readonly draft: DraftSlot<Entry>;
  readonly read: (entry: Entry) => EntryResult<Input>;
}

/** How a form's code sets a value: it counts as changed and is checked, as a typed one. */
export const AS_TYPED = { shouldDirty: true, shouldValidate: true } as const;

/** The fields of a form, checked while they are typed; filled from a draft if one was found. */
export function useEntryForm<Entry extends FieldValues, Input extends FieldValues>({
  entry,
  draft,
  read,
}: EntryFormOptions<Entry, Input>): UseFormReturn<Entry, unknown, Input> {
  const [found] = useState(() => draft.found && { ...entry, ...draft.found.entry });
  return useForm<Entry, unknown, Input>({
    defaultValues: entry as DefaultValues<Entry>,
    ...(found && { values: found, resetOptions: { keepDefaultValues: true } }),
    mode: 'onChange',
    shouldFocusError: false, // Its order is that of the registration: the page knows the order of the fields.
    resolver: entryResolver(read),
  });
}

/** Props of a field of the kit. */
export type EntryFieldProps<Entry extends FieldValues> = ReturnType<UseFormReturn<Entry>['register']> & {
  readonly error: string | undefined;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Returns the props of a field of the kit: its registration and its error. */
export function fieldProps<Entry extends FieldValues, Input extends FieldValues>(
  form: UseFormReturn<Entry, unknown, Input>,
  name: Path<Entry>,
): EntryFieldProps<Entry> {
  const error = form.getFieldState(name, form.formState).error?.message;
  const onKeyUp = ({ target }: KeyboardEvent<HTMLElement>): void => {
    if (mayHaveChangedSilently(target, error)) void form.trigger(name);
  };
  return { ...form.register(name), error, onKeyUp };
}

interface ServerErrors<Entry> {
  readonly failed: Failure | null;
  readonly entry: Entry;
  /** Called once the errors are at their fields; keep its identity stable. */
  readonly onRejected: () => void;
}

/** Shows what the server rejected at the fields, once they are enabled again. */
export function useServerErrors<Entry extends FieldValues, Input extends FieldValues>(
  { setError }: UseFormReturn<Entry, unknown, Input>,
  { failed, entry, onRejected }: ServerErrors<Entry>,
): void {
  const [names] = useState(() => Object.keys(entry));
  useEffect(() => {
    const rejected = names.filter((name) => failed !== null && Object.hasOwn(failed.byField, name));
    for (const name of rejected)
      setError(name as Path<Entry>, { type: 'rejected', message: failed?.byField[name] ?? '' });
    if (rejected.length > 0) onRejected();
  }, [setError, failed, names, onRejected]);
}
