import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { callErrorOf } from '#web/api/call-error.ts';
import { heldEpoch, reload, type Storing, useStoreState } from '#web/store/store.ts';
import { isSignedOut } from '#web/store/store-state.ts';
import { useMounted } from '#web/ui/use-mounted.ts';
import { rejectionOf } from '../pending/rejection-of.ts';
import type { DraftSlot } from './draft/with-draft.tsx';
import { type Conflict, type EditedItem, Editing, type ExtraState, type ItemToSave, type Side } from './editing.ts';
import { type Failed, failedOf, failureOfPilot, ITEM_GONE, useSubmission } from './submission.ts';
import { AS_TYPED, type EntryFieldProps, fieldProps, useEntryForm, useServerErrors } from './use-entry-form.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

interface ItemFormOptions<Entry extends FieldValues, E extends Entity> {
  readonly editing: Editing<Entry, E>;
  readonly draft: DraftSlot<Entry>;
  /** Saves the item. Returns its id. */
  readonly save: (item: ItemToSave<E>, storing: Storing) => Promise<number>;
  /** Deletes the item as it was seen. Undefined for what cannot be deleted. */
  readonly remove?: (item: ReturnType<Editing<Entry, E>['toDelete']>, storing: Storing) => Promise<unknown>;
  /** Navigates away from the form. */
  readonly leave: (left: FormOutcome) => void;
  readonly extraState?: ExtraState;
  /** Names that a save may reject besides the fields. */
  readonly extraFields?: readonly string[];
  /** Shows the track of one side of a conflict, for a form that has one. */
  readonly chooseTrack?: (side: Side) => void;
}

/** How a form is left by its own buttons. */
export type FormOutcome =
  /** `isNew`: the item was not in the logbook before. */
  | { readonly how: 'saved'; readonly savedId: number; readonly isNew: boolean }
  | { readonly how: 'deleted' }
  | { readonly how: 'cancelled' };

/** The handlers of an item form's buttons. */
type Job = 'saving' | 'deleting';

/** The values that the page around a form's fields needs. */
export interface FormControls {
  readonly guard: LeaveGuard;
  readonly isChanged: boolean;
  /** A form stays busy after a success: the page is about to change. */
  readonly isBusy: boolean;
  /** The call that is running; null for none. */
  readonly job: Job | null;
  /** The last failure; null without one. */
  readonly failed: Failed<Job> | null;
  /** The conflict with another device; null without one. */
  readonly conflict: ShownConflict | null;
  /** How often a save was rejected because of fields: each time the first of them gets the focus. */
  readonly rejections: number;
  /** Discards a restored draft; null when none was restored. */
  readonly discard: (() => void) | null;
  /** Saves the item; ignored while the form is busy. Never rejects, nor do the next two. */
  readonly submit: () => Promise<void>;
  /** Saves the form as a new item: the opened one no longer exists. */
  readonly submitAsNew: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly cancel: () => void;
}

/** A conflict, and how to put the values of one side into the form. */
export interface ShownConflict extends Conflict {
  readonly choose: (fields: readonly string[], side: Side) => void;
}

/** The form of one item: its fields, and what its page needs. */
export interface ItemForm<Entry extends FieldValues, Input extends FieldValues> {
  readonly form: UseFormReturn<Entry, unknown, Input>;
  /** Returns the props of a field of the kit: its registration and its error. */
  readonly field: (name: Path<Entry>) => EntryFieldProps<Entry>;
  readonly controls: FormControls;
}

/** Returns the edited item, as it was when the form was opened, or is in its draft. */
export function useEditing<Entry extends object, E extends Entity>(
  edited: () => EditedItem<Entry, E>,
  { found }: Pick<DraftSlot<Entry>, 'found'>,
): Editing<Entry, E> {
  const [editing] = useState(() => new Editing(edited(), found, heldEpoch()));
  return editing;
}

/** For a form that holds nothing besides its fields. */
const NO_EXTRA_STATE: ExtraState = { isChanged: false, values: null, file: null };

/** Checks, saves, deletes and guards the form of one item. */
export function useItemForm<Entry extends FieldValues, E extends Entity>(
  options: ItemFormOptions<Entry, E>,
): ItemForm<Entry, InputOf<E>> {
  const { editing, draft, extraState = NO_EXTRA_STATE, extraFields = [] } = options;
  const form = useEntryForm(editing, draft.found !== null);
  useDraftSaving(form, { editing, draft, extraState });
  const isChanged = form.formState.isDirty || extraState.isChanged;
  const canAsk = !isSignedOut(useStoreState()); // Behind the login form a question could not be seen.
  useDraftAfterLogin(draft, canAsk);
  const guard = useLeaveGuard({ isChanged, canAsk, onLeft: () => draft.end('discarded') });
  const { conflict, merging } = useConflicts(form, { ...options, extraState });
  const fields = [...Object.keys(editing.entry), ...extraFields];
  const [failedBefore] = useState(() => (draft.isItemGone ? ITEM_GONE : rejectionOf(editing.item, fields)));
  const { submission, submit: run } = useSubmission<Job>(
    failedBefore ? { state: 'failed', failed: { ...failedBefore, job: 'saving' } } : { state: 'editing' },
  );
  const failed = failedOf(submission);
  const { rejections, reject } = useRejections();
  useServerErrors(form, { failed, entry: editing.entry, onRejected: reject });

  const isOpen = useMounted();
  const storedKeys = useRef<ReadonlySet<string>>(new Set());
  const submitJob = async (job: Job, call: (storing: Storing) => Promise<FormOutcome>): Promise<void> => {
    if (submission.state === 'done') return;
    let isStored = false;
    const onStored = (opKey: string | null): void => {
      isStored = opKey !== null;
      if (opKey !== null) storedKeys.current = new Set([...storedKeys.current, opKey]);
    };
    // Without the change stored by this save: it may need the pilot, too.
    const replaces = editing.isNew ? storedKeys.current : new Set<string>();
    const task = async (): Promise<void> => {
      const left = await draft.whileSaving((replaced) => merging(() => call({ draft: replaced, onStored, replaces })));
      draft.end(isStored ? 'replacedByChange' : 'savedAtOnce');
      if (isOpen.current) guard.leaveNow(() => options.leave(left)); // The pilot may have left the form while it was saved.
    };
    await run({ job, task, failureOf: (thrown) => failureOfPilot(thrown, fields) });
  };
  const save = (input: InputOf<E>): Promise<void> =>
    submitJob('saving', async (storing) => {
      const { isNew } = editing;
      return { how: 'saved', savedId: await options.save(editing.toSave(input, heldEpoch()), storing), isNew };
    });
  const submit = async (): Promise<void> => {
    let isRejected = false;
    await form.handleSubmit(save, () => {
      isRejected = true;
    })();
    if (isRejected) reject(); // Only now the fields show their problems.
  };
  return {
    form,
    field: (name) => fieldProps(form, name),
    controls: {
      guard,
      isChanged,
      isBusy: submission.state === 'busy' || submission.state === 'done',
      job: 'job' in submission ? submission.job : null,
      failed,
      conflict,
      rejections,
      discard: draft.isRestored ? draft.discard : null,
      submit,
      submitAsNew: () => {
        editing.becomeNew();
        return submit();
      },
      remove: () =>
        submitJob('deleting', async (storing) => {
          await options.remove?.(editing.toDelete(heldEpoch()), storing);
          return { how: 'deleted' };
        }),
      cancel: () => guard.leave(() => options.leave({ how: 'cancelled' })),
    },
  };
}

type DraftedForm<Entry extends FieldValues, E extends Entity> = Required<
  Pick<ItemFormOptions<Entry, E>, 'editing' | 'draft' | 'extraState'>
>;
type EntryForm<Entry extends FieldValues, E extends Entity> = UseFormReturn<Entry, unknown, InputOf<E>>;

/** Saves a draft of a form with each change; an unchanged form has none. */
function useDraftSaving<Entry extends FieldValues, E extends Entity>(
  { subscribe, getValues }: EntryForm<Entry, E>,
  { editing, draft, extraState }: DraftedForm<Entry, E>,
): void {
  const save = useEffectEvent((now: ExtraState) => {
    editing.type(getValues());
    draft.save(editing.draft(now));
  });
  useEffect(() => {
    save(extraState);
    return subscribe({ formState: { values: true }, callback: () => save(extraState) });
  }, [subscribe, extraState]);
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

/** Where a call fails because another device has changed the item, the form shows both sides; it fails all the same. */
function useConflicts<Entry extends FieldValues, E extends Entity>(
  { setValue }: EntryForm<Entry, E>,
  { editing, draft, extraState, chooseTrack }: DraftedForm<Entry, E> & Pick<ItemFormOptions<Entry, E>, 'chooseTrack'>,
) {
  const [conflict, setConflict] = useState<ShownConflict | null>(null);
  const fill = (inputs: Partial<Entry>): void => {
    for (const [name, value] of Object.entries(inputs))
      setValue(name as Path<Entry>, value as PathValue<Entry, Path<Entry>>, AS_TYPED);
  };
  const merging = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (thrown) {
      const rejected = callErrorOf(thrown).conflicts;
      if (rejected.length > 0) {
        await reload();
        const met = editing.meet(rejected);
        if (met) {
          fill(met.inputs);
          draft.save(editing.draft(extraState)); // With what its save is compared with now.
          const choose: ShownConflict['choose'] = (fields, side) => {
            if (fields.includes('igc')) chooseTrack?.(side);
            fill(met.inputsOf(fields, side));
          };
          setConflict(met.conflict && { ...met.conflict, choose });
        }
      }
      throw thrown;
    }
  };
  return { conflict, merging };
}

function useRejections() {
  const [rejections, setRejections] = useState(0);
  const reject = useCallback(() => setRejections((before) => before + 1), []);
  return { rejections, reject };
}
