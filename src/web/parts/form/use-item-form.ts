import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { Read } from '#domain/entry';
import { heldEpoch, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { newClientKey } from './client-key.ts';
import { type BesideFields, NOTHING_BESIDE, useKeptDraft } from './draft/use-kept-draft.ts';
import type { DraftSlot } from './draft/with-draft.tsx';
import { entryResolver, isUnheard } from './entry-resolver.ts';
import type { Failure } from './form-work.ts';
import { checkOpenedEpoch } from './opened-epoch.ts';
import { type FormWork, useFormWork } from './use-form-work.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

/** How a form is left by its own buttons. */
export type Left =
  /** `isNew` where the item was not in the logbook before. */
  | { readonly how: 'saved'; readonly savedId: number; readonly isNew: boolean }
  | { readonly how: 'deleted' }
  | { readonly how: 'cancelled' };

interface ItemFormOptions<Entry, Facts> {
  /** What the form starts with: a key for each of its fields. */
  readonly entry: Entry;
  /** What stood in the form when it was left half filled, and where what stands in it now is kept. */
  readonly draft: DraftSlot<Entry>;
  readonly read: (entry: Entry) => Read<Facts>;
  /** Saves, as a new item or the one that is there; the key makes saving a new one twice harmless. Returns its id. */
  readonly save: (facts: Facts, clientKey: string, asNew: boolean) => Promise<number>;
  /** The id of the item that is changed; none, or 0, for what has none yet. */
  readonly itemId?: number | undefined;
  /** None for what cannot be deleted. */
  readonly remove?: () => Promise<unknown>;
  /** Goes where the form is left for. */
  readonly leave: (left: Left) => void;
  readonly beside?: BesideFields;
  /** What a save may refuse beside the fields. */
  readonly besideFields?: readonly string[];
}

/** What the page around a form's fields needs of it. */
export interface FormControls {
  readonly work: FormWork['work'];
  readonly failed: FormWork['failed'];
  readonly guard: LeaveGuard;
  readonly isChanged: boolean;
  /** Takes a restored draft away; null where none was restored. */
  readonly discard: (() => void) | null;
  readonly submit: () => Promise<void>;
  /** Saves what is in the form as a new item: the one that it was opened with is gone. */
  readonly submitAsNew: () => Promise<void>;
  readonly remove: () => Promise<unknown>;
  readonly cancel: () => void;
}

type FieldProps<Entry extends FieldValues> = ReturnType<UseFormReturn<Entry>['register']> & {
  readonly error: string | undefined;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A form for one item: its fields, and what its page needs. */
export interface ItemForm<Entry extends FieldValues, Facts extends FieldValues> {
  readonly form: UseFormReturn<Entry, unknown, Facts>;
  /** Props of a field of the kit: its registration and what is wrong with it. */
  readonly field: (name: Path<Entry>) => FieldProps<Entry>;
  readonly controls: FormControls;
}

/** Checks, saves, deletes and guards the form of one item (spec, section 4). */
export function useItemForm<Entry extends FieldValues, Facts extends FieldValues>(
  options: ItemFormOptions<Entry, Facts>,
): ItemForm<Entry, Facts> {
  const { entry, draft, beside = NOTHING_BESIDE, besideFields = [] } = options;
  const form = useEntryForm(options);
  const { isDirty } = form.formState;
  const [clientKey] = useState(() => draft.found?.clientKey ?? newClientKey());
  const isChanged = isDirty || beside.isChanged;

  const canAsk = !isSignedOut(useStoreState()); // Behind the login form no question could be seen.
  const guard = useLeaveGuard({ isChanged, canAsk, onLeft: draft.end });
  const { work, failed, run } = useFormWork([...Object.keys(entry), ...besideFields], draft.isItemGone);
  const isOpen = useIsOpen();
  const leave = (left: Left): void => {
    if (isOpen.current) guard.leaveNow(() => options.leave(left)); // The pilot may be elsewhere by now.
  };

  const isNew = useRef(!options.itemId);
  const [openedIn] = useState(() => (draft.found ? draft.found.epoch : heldEpoch()));
  useKeptDraft({ form, slot: draft, opened: entry, clientKey, epoch: openedIn, beside });
  const checkItem = (): void => {
    if (!isNew.current) checkOpenedEpoch(openedIn, heldEpoch());
  };

  const save = async (facts: Facts): Promise<void> => {
    checkItem();
    const asNew = isNew.current;
    const savedId = await options.save(facts, clientKey, asNew);
    draft.end();
    leave({ how: 'saved', savedId, isNew: asNew });
  };
  const submit = form.handleSubmit(async (facts) => {
    await run('saving', () => save(facts));
  });
  useRefusals(form, failed, entry);
  const remove = async (): Promise<void> => {
    checkItem();
    await options.remove?.();
    draft.end();
    leave({ how: 'deleted' });
  };
  return {
    form,
    field: (name) => fieldProps(form, name),
    controls: {
      work,
      failed,
      guard,
      isChanged,
      discard: draft.isRestored ? draft.discard : null,
      submit,
      submitAsNew: () => {
        isNew.current = true;
        return submit();
      },
      remove: () => run('deleting', remove),
      cancel: () => guard.leave(() => options.leave({ how: 'cancelled' })),
    },
  };
}

function fieldProps<Entry extends FieldValues, Facts extends FieldValues>(
  form: UseFormReturn<Entry, unknown, Facts>,
  name: Path<Entry>,
): FieldProps<Entry> {
  const error = form.getFieldState(name, form.formState).error?.message;
  const onKeyUp = ({ target }: KeyboardEvent<HTMLElement>): void => {
    if (isUnheard(target, error)) void form.trigger(name);
  };
  return { ...form.register(name), error, onKeyUp };
}

/** Whether the form is still on the page. */
function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

function useEntryForm<Entry extends FieldValues, Facts extends FieldValues>(
  options: ItemFormOptions<Entry, Facts>,
): UseFormReturn<Entry, unknown, Facts> {
  const form = useForm<Entry, unknown, Facts>({
    defaultValues: options.entry as DefaultValues<Entry>,
    mode: 'onChange',
    resolver: entryResolver(options.read),
  });
  const [found] = useState(options.draft.found);
  const { reset } = form;
  useEffect(() => {
    if (found) reset(found.entry, { keepDefaultValues: true });
  }, [found, reset]);
  return form;
}

/** Puts what the server refused on the fields; the first one gets the focus, once the fields are open again. */
function useRefusals<Entry extends FieldValues, Facts extends FieldValues>(
  { setError }: UseFormReturn<Entry, unknown, Facts>,
  failed: Failure | null,
  entry: Entry,
): void {
  const [names] = useState(() => Object.keys(entry));
  useEffect(() => {
    const refused = names.filter((name) => failed !== null && Object.hasOwn(failed.byField, name));
    for (const [index, name] of refused.entries()) {
      const error = { type: 'refused', message: failed?.byField[name] ?? '' };
      setError(name as Path<Entry>, error, { shouldFocus: index === 0 });
    }
  }, [setError, failed, names]);
}
