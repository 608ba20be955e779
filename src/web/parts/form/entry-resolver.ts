import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { textsByField } from '#contract/messages/problem-text';
import type { EntryResult } from '#domain/fields/entity';
import { problemTexts } from '#web/problem-texts.ts';
import { placeErrors } from './submission/form-fields.ts';

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
export function mayHaveChangedSilently(control: unknown, error: string | undefined): boolean {
  return isNative(control) && control.value === '' && (control.validity.badInput || error !== undefined);
}

function isBadInput(control: unknown): boolean {
  return isNative(control) && control.validity.badInput;
}

function isNative(control: unknown): control is { readonly validity: ValidityState; readonly value?: unknown } {
  return typeof control === 'object' && control !== null && 'validity' in control;
}
