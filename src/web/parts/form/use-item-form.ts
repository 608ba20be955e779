import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { heldEpoch, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { useMounted } from '#web/ui/use-mounted.ts';
import { newClientKey } from './client-key.ts';
import { type BesideFields, NOTHING_BESIDE, useDraftSaving } from './draft/use-draft-saving.ts';
import { type LeaveGuard, useLeaveGuard } from './leaving/use-leave-guard.ts';
import { checkOpenedEpoch } from './opened-epoch.ts';
import { type ItemSubmission, useItemSubmission } from './submission/use-item-submission.ts';
import { type EntryFormOptions, type FieldProps, fieldProps, useEntryForm, useServerErrors } from './use-entry-form.ts';

/** How a form is left by its own buttons. */
export type Left =
  /** `isNew`: the item was not in the logbook before. */
  | { readonly how: 'saved'; readonly savedId: number; readonly isNew: boolean }
  | { readonly how: 'deleted' }
  | { readonly how: 'cancelled' };

interface ItemFormOptions<Entry, Input> extends EntryFormOptions<Entry, Input> {
  /** Saves a new or an existing item; the key makes saving a new one twice harmless. Returns its id. */
  readonly save: (input: Input, clientKey: string, asNew: boolean) => Promise<number>;
  /** The id of the item that is changed; undefined or 0 for a new one. */
  readonly itemId?: number | undefined;
  /** Undefined for what cannot be deleted. */
  readonly remove?: () => Promise<unknown>;
  /** Navigates away from the form. */
  readonly leave: (left: Left) => void;
  readonly beside?: BesideFields;
  /** Names that a save may reject beside the fields. */
  readonly besideFields?: readonly string[];
}

/** What the page around a form's fields needs. */
export interface FormControls extends Omit<ItemSubmission, 'start'> {
  readonly guard: LeaveGuard;
  readonly isChanged: boolean;
  /** Discards a restored draft; null where none was restored. */
  readonly discard: (() => void) | null;
  readonly submit: () => Promise<void>;
  /** Saves the form as a new item: the one that it was opened with no longer exists. */
  readonly submitAsNew: () => Promise<void>;
  readonly remove: () => Promise<unknown>;
  readonly cancel: () => void;
}

/** The form of one item: its fields, and what its page needs. */
export interface ItemForm<Entry extends FieldValues, Input extends FieldValues> {
  readonly form: UseFormReturn<Entry, unknown, Input>;
  /** Returns the props of a field of the kit: its registration and its error. */
  readonly field: (name: Path<Entry>) => FieldProps<Entry>;
  readonly controls: FormControls;
}

/** Checks, saves, deletes and guards the form of one item (spec, section 4). */
export function useItemForm<Entry extends FieldValues, Input extends FieldValues>(
  options: ItemFormOptions<Entry, Input>,
): ItemForm<Entry, Input> {
  const { entry, draft, beside = NOTHING_BESIDE, besideFields = [] } = options;
  const form = useEntryForm(options);
  const { isDirty } = form.formState;
  const [clientKey] = useState(() => draft.found?.clientKey ?? newClientKey());
  const isChanged = isDirty || beside.isChanged;

  const canAsk = !isSignedOut(useStoreState()); // Behind the login form a question could not be seen.
  const guard = useLeaveGuard({ isChanged, canAsk, onLeft: draft.end });
  const { start, ...progress } = useItemSubmission([...Object.keys(entry), ...besideFields], draft.isItemGone);
  const isOpen = useMounted();
  const leave = (left: Left): void => {
    if (isOpen.current) guard.leaveNow(() => options.leave(left)); // The pilot may have left the form meanwhile.
  };

  const isNew = useRef(!options.itemId);
  const [openedIn] = useState(() => (draft.found ? draft.found.epoch : heldEpoch()));
  useDraftSaving({ form, slot: draft, opened: entry, clientKey, epoch: openedIn, beside });
  const checkItem = (): void => {
    if (!isNew.current) checkOpenedEpoch(openedIn, heldEpoch());
  };

  const save = async (input: Input): Promise<void> => {
    checkItem();
    const asNew = isNew.current;
    const savedId = await options.save(input, clientKey, asNew);
    draft.end();
    leave({ how: 'saved', savedId, isNew: asNew });
  };
  const submit = form.handleSubmit(async (input) => {
    await start('saving', () => save(input));
  });
  useServerErrors(form, progress.failed, entry);
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
      ...progress,
      guard,
      isChanged,
      discard: draft.isRestored ? draft.discard : null,
      submit,
      submitAsNew: () => {
        isNew.current = true;
        return submit();
      },
      remove: () => start('deleting', remove),
      cancel: () => guard.leave(() => options.leave({ how: 'cancelled' })),
    },
  };
}
