import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft, DraftFile } from './draft.ts';
import type { DraftSlot } from './with-draft.tsx';

/** What a form holds beside its fields: a new object whenever it changes. */
export interface BesideFields {
  /** Whether it has changed since the form was opened. */
  readonly isChanged: boolean;
  /** Values that can be cloned. */
  readonly values: unknown;
  readonly file: DraftFile | null;
}

/** For a form that holds nothing beside its fields. */
export const NOTHING_BESIDE: BesideFields = { isChanged: false, values: null, file: null };

interface DraftSource<Entry extends FieldValues, Input> {
  readonly form: UseFormReturn<Entry, unknown, Input>;
  readonly slot: DraftSlot<Entry>;
  /** The form's initial entry. */
  readonly opened: Entry;
  readonly clientKey: string;
  /** The epoch in which it was opened. */
  readonly epoch: string | null;
  readonly beside: BesideFields;
}

/** Saves a draft of a form with each change; an unchanged form has none. */
export function useDraftSaving<Entry extends FieldValues, Input>(source: DraftSource<Entry, Input>): void {
  const { beside } = source;
  const { subscribe } = source.form;
  const keep = useEffectEvent((now: BesideFields) => source.slot.keep(draftOf(source, now)));
  useEffect(() => {
    keep(beside);
    return subscribe({ formState: { values: true }, callback: () => keep(beside) });
  }, [subscribe, beside]);
}

function draftOf<Entry extends FieldValues, Input>(
  { form, opened, clientKey, epoch }: DraftSource<Entry, Input>,
  beside: BesideFields,
): Draft<Entry> | null {
  const entry = form.getValues();
  if (!beside.isChanged && isSame(entry, opened)) return null;
  return { entry: { ...entry }, clientKey, epoch, beside: beside.values, file: beside.file };
}

/** Compares two entries, which are texts by name. */
function isSame(entry: FieldValues, other: FieldValues): boolean {
  return Object.keys(other).every((name) => entry[name] === other[name]);
}
