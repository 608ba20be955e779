import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { EntryResult, InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import type { ReplacedDraft } from '#web/device-storage/draft-rows.ts';
import { heldEpoch, type Storing, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { newClientKey } from './client-key.ts';
import { type ExtraState, NO_EXTRA_STATE, useDraftSaving } from './draft/use-draft-saving.ts';
import type { DraftSlot } from './draft/with-draft.tsx';
import {
  type EntryFieldProps,
  type EntryFormOptions,
  fieldProps,
  useEntryForm,
  useServerErrors,
} from './use-entry-form.ts';
import {
  type FormOutcome,
  type ItemSubmission,
  type OpenedItem,
  type SaveHow,
  useItemSubmission,
} from './use-item-submission.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';
import { type Before, type Conflict, type MergedItem, useBefore, useMerge } from './use-merge.ts';

interface ItemFormOptions<Entry extends FieldValues, E extends Entity>
  extends Omit<EntryFormOptions<Entry, InputOf<E>>, 'read'> {
  readonly item: MergedItem<Entry, E>;
  /** Reads the form's entry: the values of `before` that were not changed are kept exactly. */
  readonly read: (entry: Entry, before: InputOf<E> | undefined) => EntryResult<InputOf<E>>;
  /**
   * Saves a new or an existing item; where `before` is not null, merged with what other devices have saved. Calls `storing` where all of
   * it is stored on this device. Returns its id.
   */
  readonly save: (input: InputOf<E>, how: ItemSaving<InputOf<E>>) => Promise<number>;
  /** The id of the item that is changed; undefined or 0 for a new one. */
  readonly itemId?: number | undefined;
  /** Deletes the item as it was seen; `storing` as for a save. Undefined for what cannot be deleted. */
  readonly remove?: (seen: InputOf<E> | null, storing: Storing) => Promise<unknown>;
  /** Navigates away from the form. */
  readonly leave: (left: FormOutcome) => void;
  readonly extraState?: ExtraState;
  /** Names that a save may reject besides the fields. */
  readonly extraFields?: readonly string[];
}

/** How the item of a form is saved. */
export interface ItemSaving<Input> extends SaveHow, Pick<Before<Input>, 'before'> {
  readonly storing: Storing;
}

/** What the page around a form's fields needs. */
export interface FormControls extends Omit<ItemSubmission<never>, 'save' | 'becomeNew'> {
  readonly guard: LeaveGuard;
  readonly isChanged: boolean;
  /** What another device has changed; null where nothing is known of it. */
  readonly conflict: Conflict | null;
  /** How often a save was rejected because of fields: each time the first of them gets the focus. */
  readonly rejections: number;
  /** Discards a restored draft; null where none was restored. */
  readonly discard: (() => void) | null;
  readonly submit: () => Promise<void>;
  /** Saves the form as a new item: the one that it was opened with no longer exists. */
  readonly submitAsNew: () => Promise<void>;
  readonly cancel: () => void;
}

/** The form of one item: its fields, and what its page needs. */
export interface ItemForm<Entry extends FieldValues, Input extends FieldValues> {
  readonly form: UseFormReturn<Entry, unknown, Input>;
  /** Returns the props of a field of the kit: its registration and its error. */
  readonly field: (name: Path<Entry>) => EntryFieldProps<Entry>;
  readonly controls: FormControls;
}

/** Checks, saves, deletes and guards the form of one item. */
export function useItemForm<Entry extends FieldValues, E extends Entity>(
  options: ItemFormOptions<Entry, E>,
): ItemForm<Entry, InputOf<E>> {
  const { entry, draft, item, extraState = NO_EXTRA_STATE, extraFields = [] } = options;
  const base = useBefore(item, draft.found?.before);
  const { before } = base;
  const form = useEntryForm({ entry, draft, read: (typed: Entry) => options.read(typed, before ?? undefined) });
  const merge = useMerge(form, item, base);
  const isChanged = form.formState.isDirty || extraState.isChanged;
  const canAsk = !isSignedOut(useStoreState()); // Behind the login form a question could not be seen.
  const guard = useLeaveGuard({ isChanged, canAsk, onLeft: () => draft.end('discarded') });
  useDraftAfterLogin(draft, canAsk);
  const opened = useOpened(draft);
  const { remove } = options;
  const [storedKeys] = useState(() => new Set<string>());
  const isStored = useRef(false);
  const storingOf = (replaced: ReplacedDraft): Storing => ({
    draft: replaced,
    onStored: (opKey) => {
      isStored.current = opKey !== null;
      if (opKey !== null) storedKeys.add(opKey);
    },
  });
  const { save, becomeNew, ...submission } = useItemSubmission<InputOf<E>>({
    ...opened,
    calls: {
      itemId: options.itemId,
      save: async (input, how) => {
        // Not what is stored by this save: that may be parked, too.
        const replaces = new Set(how.asNew ? storedKeys : []);
        return draft.whileSaving((replaced) => {
          const storing = { ...storingOf(replaced), replaces };
          return merge.saving(input, () => options.save(input, { ...how, before: how.asNew ? null : before, storing }));
        });
      },
      ...(remove && {
        remove: () => draft.whileSaving((replaced) => merge.deleting((seen) => remove(seen, storingOf(replaced)))),
      }),
    },
    fields: [...Object.keys(entry), ...extraFields],
    isItemGone: draft.isItemGone,
    onDone: (left, isOpen) => {
      draft.end(isStored.current ? 'replacedByChange' : 'savedAtOnce');
      if (isOpen) guard.leaveNow(() => options.leave(left)); // The pilot may have left the form while it was saved.
    },
  });
  useDraftSaving({ form, slot: draft, opened: entry, ...opened, before, extraState });
  const { rejections, reject } = useRejections();
  useServerErrors(form, { failed: submission.failed, entry, onRejected: reject });
  const submit = async (): Promise<void> => {
    let isRejected = false;
    await form.handleSubmit(save, () => {
      isRejected = true;
    })();
    if (isRejected) reject(); // Only now the fields show what is wrong.
  };
  return {
    form,
    field: (name) => fieldProps(form, name),
    controls: {
      ...submission,
      guard,
      isChanged,
      conflict: merge.conflict,
      rejections,
      discard: draft.isRestored ? draft.discard : null,
      submit,
      submitAsNew: () => {
        becomeNew();
        return submit();
      },
      cancel: () => guard.leave(() => options.leave({ how: 'cancelled' })),
    },
  };
}

/** A logout in another tab has removed the stored draft: after the login over the open form it is stored again. */
function useDraftAfterLogin({ saveAnew }: Pick<DraftSlot<unknown>, 'saveAnew'>, isSignedIn: boolean): void {
  const wasSignedIn = useRef(isSignedIn);
  const save = useEffectEvent(saveAnew);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) save();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

function useRejections() {
  const [rejections, setRejections] = useState(0);
  const reject = useCallback(() => setRejections((before) => before + 1), []);
  return { rejections, reject };
}

/** The key and the epoch of the form: those of the draft that was found, or new ones. */
function useOpened<Entry>({ found }: DraftSlot<Entry>): OpenedItem {
  const [opened] = useState(() => found ?? { clientKey: newClientKey(), epoch: heldEpoch() });
  return { clientKey: opened.clientKey, epoch: opened.epoch };
}
