import { type KeyboardEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { textsByField } from '#contract/messages/problem-text';
import type { EntryResult, InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { problemTexts } from '#web/problem-texts.ts';
import type { Editing } from './editing.ts';
import { placeErrors } from './form-fields.ts';
import type { Failure } from './submission.ts';

/** How a form's code sets a value: it counts as changed and is checked, as a typed one. */
export const AS_TYPED = { shouldDirty: true, shouldValidate: true } as const;

/** The fields of a form, checked while they are typed; filled in from a draft if there is one. */
export function useEntryForm<Entry extends FieldValues, E extends Entity>(
  editing: Pick<Editing<Entry, E>, 'entry' | 'typed' | 'read'>,
  isRestored: boolean,
): UseFormReturn<Entry, unknown, InputOf<E>> {
  const [typed] = useState(() => (isRestored ? editing.typed : null));
  return useForm<Entry, unknown, InputOf<E>>({
    defaultValues: editing.entry as DefaultValues<Entry>,
    ...(typed && { values: typed, resetOptions: { keepDefaultValues: true } }),
    mode: 'onChange',
    shouldFocusError: false, // Its order is that of the registration: the page knows the order of the fields.
    resolver: entryResolver((entry) => editing.read(entry)),
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

/** Shows the server's problems at the fields, once they are enabled again. */
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

/** In place of an incomplete native date or time, whose value is empty: no rule accepts it. */
const UNREADABLE = '?';

/** Returns a resolver that checks a form with the domain's reader and shows the messages of the catalogue. */
export function entryResolver<Entry extends FieldValues, Input extends FieldValues>(
  read: (entry: Entry) => EntryResult<Input>,
): Resolver<Entry, unknown, Input> {
  return (entry, _context, { fields }) => {
    const typed = { ...entry, ...incompleteFields(fields) };
    const outcome = read(typed);
    if (outcome.state === 'right') return { values: outcome.input, errors: {} };
    return { values: {}, errors: errorsOf<Entry>(textsByField(problemTexts, outcome.problems), Object.keys(entry)) };
  };
}

function errorsOf<Entry extends FieldValues>(
  words: Readonly<Record<string, string>>,
  fields: readonly string[],
): FieldErrors<Entry> {
  const { byField } = placeErrors(words, fields);
  const errors = Object.entries(byField).map(([field, message]) => [field, { type: 'wrong', message }]);
  return Object.fromEntries(errors);
}

/** An incomplete native date or time field has the value '' and reports bad input. */
function incompleteFields(fields: ResolverOptions<FieldValues>['fields']): Readonly<Record<string, string>> {
  const bad = Object.entries(fields).filter(([, field]) => isBadInput(field.ref));
  return Object.fromEntries(bad.map(([name]) => [name, UNREADABLE]));
}

/**
 * Whether a native field may have changed without an event: an incomplete date has the value '' like an empty one, so
 * that typing and clearing it fires no change event.
 */
function mayHaveChangedSilently(control: unknown, error: string | undefined): boolean {
  return isNative(control) && control.value === '' && (control.validity.badInput || error !== undefined);
}

function isBadInput(control: unknown): boolean {
  return isNative(control) && control.validity.badInput;
}

function isNative(control: unknown): control is { readonly validity: ValidityState; readonly value?: unknown } {
  return typeof control === 'object' && control !== null && 'validity' in control;
}
