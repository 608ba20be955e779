import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { openedFields } from '#contract/field-schemas';
import { type Entity, namesOf, picked, type ValuesOf } from '#domain/fields/field';
import { mergeFields } from '#domain/fields/merge';
import { callErrorOf } from '#web/api/call-error.ts';
import { reload } from '#web/store/store.ts';
import { AS_TYPED } from './use-entry-form.ts';

/** How the item of a form is merged with what other devices save. */
export interface MergedItem<Entry, E extends Entity> {
  readonly entity: E;
  /** The item when the form was opened; null for a new one. */
  readonly opened: ValuesOf<E['fields']> | null;
  /** Returns the item as the logbook has it now; null when it is gone. */
  readonly current: () => ValuesOf<E['fields']> | null;
  /** Returns the inputs of a form for an item's values; `shown` are its present inputs, with the units that are chosen. */
  readonly entryOf: (values: ValuesOf<E['fields']>, shown: Entry) => Entry;
  /** Called when another device has changed the same, once that is loaded. */
  readonly onConflict?: () => void;
  /** Shows the track of one side, for a form that has one. */
  readonly chooseTrack?: (side: Side) => void;
}

/** The two sides of a conflict: this form, and what another device has saved. */
export type Side = 'mine' | 'theirs';

/** What another device has changed to other values than the form has. */
export interface Conflict {
  /** How many there were since the form was opened. */
  readonly round: number;
  readonly subject: Entity['subject'];
  /** The fields of both sides; `igc` is the track. */
  readonly fields: readonly string[];
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
  /** Puts the values of one side into the form. */
  readonly choose: (fields: readonly string[], side: Side) => void;
}

/** Saves that are merged with what other devices have saved since. */
export interface Merge<Input> {
  /** The conflict of the last save; null when it had none. */
  readonly conflict: Conflict | null;
  /** Runs a save of these values. Where another device has changed the same, the form shows both; rejects all the same. */
  readonly saving: <Result>(input: Input, save: () => Promise<Result>) => Promise<Result>;
  /** Runs a deletion of the item as the form has shown it. One that is repeated is of what was changed elsewhere meanwhile. */
  readonly deleting: <Result>(remove: (seen: Input | null) => Promise<Result>) => Promise<Result>;
}

/** The values that a save is compared with: those when the form was opened, or that were shown since. Null for a new item. */
export interface Before<Input> {
  readonly before: Input | null;
  readonly setBefore: (values: Input) => void;
}

/** Returns {@link Before}; `stored` are the values in the form's draft, which may be older than the item. */
export function useBefore<E extends Entity>(
  { entity, opened }: Pick<MergedItem<never, E>, 'entity' | 'opened'>,
  stored: unknown,
): Before<ValuesOf<E['fields']>> {
  const [before, setBefore] = useState(() => {
    if (opened === null) return null;
    const { success, output } = v.safeParse(v.object(openedFields(entity.fields)), stored);
    return { ...picked(opened, namesOf(entity)), ...(success && output) };
  });
  return { before, setBefore };
}

/** Merges the saves of a form. */
export function useMerge<Entry extends FieldValues, E extends Entity>(
  form: UseFormReturn<Entry, unknown, ValuesOf<E['fields']>>,
  item: MergedItem<Entry, E>,
  { before, setBefore }: Before<ValuesOf<E['fields']>>,
): Merge<ValuesOf<E['fields']>> {
  type Input = ValuesOf<E['fields']>;
  const [seen, setSeen] = useState<Input | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const fill = (wanted: Input, shown: Input): void => {
    const [to, from] = [item.entryOf(wanted, form.getValues()), item.entryOf(shown, form.getValues())];
    for (const name of Object.keys(to) as (Path<Entry> & keyof Entry)[])
      if (to[name] !== from[name]) form.setValue(name, to[name] as PathValue<Entry, Path<Entry>>, AS_TYPED);
  };
  const showBoth = (mine: Input, rejected: readonly string[]): void => {
    const theirs = currentValues(item);
    if (before === null || theirs === null) return;
    const { values, conflicts } = mergeFields(item.entity.fields, { before, mine, stored: theirs });
    const kept = { ...values, ...picked(mine, conflicts) };
    fill(kept, mine);
    setBefore(theirs);
    setConflict((last) => ({
      round: (last?.round ?? 0) + 1,
      subject: item.entity.subject,
      fields: [...conflicts, ...rejected.filter((field) => field === 'igc')],
      mine,
      theirs,
      choose: (fields, side) => {
        if (fields.includes('igc')) item.chooseTrack?.(side);
        const [wanted, shown] = side === 'mine' ? [mine, theirs] : [theirs, mine];
        fill({ ...kept, ...picked(wanted, fields) }, { ...kept, ...picked(shown, fields) });
      },
    }));
  };
  return {
    conflict,
    saving: (input, save) =>
      save().catch(async (thrown: unknown) => {
        const rejected = callErrorOf(thrown).conflicts;
        if (rejected.length > 0) {
          await reload();
          item.onConflict?.();
          showBoth(input, rejected);
        }
        throw thrown;
      }),
    deleting: (remove) =>
      remove(seen ?? before).catch(async (thrown: unknown) => {
        if (callErrorOf(thrown).conflicts.length > 0) {
          await reload();
          item.onConflict?.();
          setSeen(currentValues(item));
        }
        throw thrown;
      }),
  };
}

function currentValues<E extends Entity>({ entity, current }: Pick<MergedItem<never, E>, 'entity' | 'current'>) {
  const item = current();
  return item && picked(item, namesOf(entity));
}
