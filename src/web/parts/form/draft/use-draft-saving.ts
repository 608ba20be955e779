import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft, DraftFile } from './draft.ts';
import type { DraftSlot } from './with-draft.tsx';

/** What a form holds besides its fields: a new object whenever it changes. */
export interface ExtraState {
  /** Whether it has changed since the form was opened. */
  readonly isChanged: boolean;
  /** Values that can be cloned. */
  readonly values: unknown;
  readonly file: DraftFile | null;
}

/** For a form that holds nothing besides its fields. */
export const NO_EXTRA_STATE: ExtraState = { isChanged: false, values: null, file: null };

interface DraftSource<Entry extends FieldValues, Input> {
  readonly form: UseFormReturn<Entry, unknown, Input>;
  readonly slot: DraftSlot<Entry>;
  /** The form's initial entry. */
  readonly opened: Entry;
  readonly clientKey: string;
  /** The epoch in which it was opened. */
  readonly epoch: string | null;
  /** The values that its save is merged with. */
  readonly before: unknown;
  readonly extraState: ExtraState;
}

/** Saves a draft of a form with each change; an unchanged form has none. */
export function useDraftSaving<Entry extends FieldValues, Input>(source: DraftSource<Entry, Input>): void {
  const { extraState } = source;
  const { subscribe } = source.form;
  const save = useEffectEvent((now: ExtraState) => source.slot.save(draftOf(source, now)));
  useEffect(() => {
    save(extraState);
    return subscribe({ formState: { values: true }, callback: () => save(extraState) });
  }, [subscribe, extraState]);
}

function draftOf<Entry extends FieldValues, Input>(
  { form, opened, clientKey, epoch, before }: DraftSource<Entry, Input>,
  extraState: ExtraState,
): Draft<Entry> | null {
  const entry = form.getValues();
  if (!extraState.isChanged && isSame(entry, opened)) return null;
  return { entry: { ...entry }, clientKey, epoch, before, extra: extraState.values, file: extraState.file };
}

/** Compares two entries, which are texts by name. */
function isSame(entry: FieldValues, other: FieldValues): boolean {
  return Object.keys(other).every((name) => entry[name] === other[name]);
}
