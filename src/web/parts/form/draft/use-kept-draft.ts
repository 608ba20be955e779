import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft, DraftFile } from './draft.ts';
import type { DraftSlot } from './with-draft.tsx';

/** What a form holds beside its fields: another object when something of it has changed. */
export interface BesideFields {
  /** Whether it is other than when the form was opened. */
  readonly isChanged: boolean;
  /** Plain values. */
  readonly values: unknown;
  readonly file: DraftFile | null;
}

/** A form whose fields are all. */
export const NOTHING_BESIDE: BesideFields = { isChanged: false, values: null, file: null };

interface KeptForm<Entry extends FieldValues, Facts> {
  readonly form: UseFormReturn<Entry, unknown, Facts>;
  readonly slot: DraftSlot<Entry>;
  /** What the form was opened with. */
  readonly opened: Entry;
  readonly clientKey: string;
  /** The epoch that it was opened in. */
  readonly epoch: string | null;
  readonly beside: BesideFields;
}

/** Keeps a draft of a form with each change; a form that is as it was opened has none. */
export function useKeptDraft<Entry extends FieldValues, Facts>(kept: KeptForm<Entry, Facts>): void {
  const { beside } = kept;
  const { subscribe } = kept.form;
  const keep = useEffectEvent((now: BesideFields) => kept.slot.keep(draftOf(kept, now)));
  useEffect(() => {
    keep(beside);
    return subscribe({ formState: { values: true }, callback: () => keep(beside) });
  }, [subscribe, beside]);
}

function draftOf<Entry extends FieldValues, Facts>(
  { form, opened, clientKey, epoch }: KeptForm<Entry, Facts>,
  beside: BesideFields,
): Draft<Entry> | null {
  const entry = form.getValues();
  if (!beside.isChanged && isSame(entry, opened)) return null;
  return { entry: { ...entry }, clientKey, epoch, beside: beside.values, file: beside.file };
}

/** Entries are texts by name. */
function isSame(entry: FieldValues, other: FieldValues): boolean {
  return Object.keys(other).every((name) => entry[name] === other[name]);
}
