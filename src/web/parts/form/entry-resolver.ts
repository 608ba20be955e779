import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { wordsByField } from '#contract/problem-words';
import type { Read } from '#domain/entry';
import { placeErrors } from './form-fields.ts';

/** Stands for what was typed into a native field that tells no value, such as half a date: no rule takes it. */
const UNREADABLE = '?';

/** Checks a form with the domain's own reader and gives its errors the words of the spec. */
export function entryResolver<Entry extends FieldValues, Facts extends FieldValues>(
  read: (entry: Entry) => Read<Facts>,
): Resolver<Entry, unknown, Facts> {
  return (entry, _context, { fields }) => {
    const typed = { ...entry, ...halfTyped(fields) };
    const outcome = read(typed);
    if (outcome.state === 'right') return { values: outcome.facts, errors: {} };
    return { values: {}, errors: errorsOf<Entry>(wordsByField(outcome.problems), Object.keys(entry)) };
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

/** A native date or time field that is half filled says '' and marks itself bad. */
function halfTyped(fields: ResolverOptions<FieldValues>['fields']): Readonly<Record<string, string>> {
  const bad = Object.entries(fields).filter(([, field]) => isBadInput(field.ref));
  return Object.fromEntries(bad.map(([name]) => [name, UNREADABLE]));
}

/**
 * Whether a native field may have changed without an event: half a date has the value '' as an empty one has, so that
 * typing it, and clearing it again, is no change to the browser.
 */
export function isUnheard(control: unknown, error: string | undefined): boolean {
  return isNative(control) && control.value === '' && (control.validity.badInput || error !== undefined);
}

function isBadInput(control: unknown): boolean {
  return isNative(control) && control.validity.badInput;
}

function isNative(control: unknown): control is { readonly validity: ValidityState; readonly value?: unknown } {
  return typeof control === 'object' && control !== null && 'validity' in control;
}
