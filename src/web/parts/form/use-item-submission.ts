import { useRef } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { heldEpoch } from '#web/store/store.ts';
import { useMounted } from '#web/ui/use-mounted.ts';
import { itemFormTexts } from './item-form-texts.ts';
import { type Failed, failedOf, failureOfPilot, ITEM_GONE, useSubmission } from './submission.ts';

/** What the form of an item does when its buttons are pressed. */
type Job = 'saving' | 'deleting';

/** How a form is left by its own buttons. */
export type FormOutcome =
  /** `isNew`: the item was not in the logbook before. */
  | { readonly how: 'saved'; readonly savedId: number; readonly isNew: boolean }
  | { readonly how: 'deleted' }
  | { readonly how: 'cancelled' };

/** How the item of a form is saved and deleted. */
interface ItemCalls<Input> {
  /** Saves a new or an existing item. Returns its id. */
  readonly save: (input: Input, how: SaveHow) => Promise<number>;
  /** The id of the item that is changed; undefined or 0 for a new one. */
  readonly itemId?: number | undefined;
  /** Undefined for what cannot be deleted. */
  readonly remove?: () => Promise<unknown>;
}

/** How an item is saved. */
export interface SaveHow {
  /** Makes saving a new item twice harmless. */
  readonly clientKey: string;
  readonly asNew: boolean;
}

/** What the form of an item was opened with. */
export interface OpenedItem {
  readonly clientKey: string;
  /** The epoch of the logbook; null when none was held. */
  readonly epoch: string | null;
}

interface ItemSubmissionOptions<Input> extends OpenedItem {
  readonly calls: ItemCalls<Input>;
  /** Names that a save may reject. */
  readonly fields: readonly string[];
  /** Whether the item was deleted elsewhere. */
  readonly isItemGone: boolean | undefined;
  /** Called after a successful save. The pilot may have left the form by then: it must not leave once more. */
  readonly onDone: (left: FormOutcome, isOpen: boolean) => void;
}

/** The save or deletion of an item's form. */
export interface ItemSubmission<Input> {
  /** A form stays busy after a success: the page is about to change. */
  readonly isBusy: boolean;
  /** The call that is running; null for none. */
  readonly job: Job | null;
  /** What failed last; null if nothing did. */
  readonly failed: Failed<Job> | null;
  /** Saves the item; ignored while the form is busy. Never rejects. */
  readonly save: (input: Input) => Promise<void>;
  /** Deletes the item; ignored while the form is busy. Never rejects. */
  readonly remove: () => Promise<void>;
  /** From now on the item is saved as a new one: the one that the form was opened with no longer exists. */
  readonly becomeNew: () => void;
}

/** The submission of an item's form. */
export function useItemSubmission<Input>(options: ItemSubmissionOptions<Input>): ItemSubmission<Input> {
  const { calls, fields, clientKey, epoch, onDone } = options;
  const { submission, submit } = useSubmission<Job>(
    options.isItemGone ? { state: 'failed', failed: { ...ITEM_GONE, job: 'saving' } } : { state: 'editing' },
  );
  const isNew = useRef(!calls.itemId);
  const isOpen = useMounted();
  const isDone = submission.state === 'done';
  const run = async (job: Job, call: () => Promise<FormOutcome>): Promise<void> => {
    const task = async (): Promise<void> => {
      if (!isNew.current) checkOpenedEpoch(epoch, heldEpoch());
      onDone(await call(), isOpen.current);
    };
    if (!isDone) await submit({ job, task, failureOf: (thrown) => failureOfPilot(thrown, fields) });
  };
  return {
    isBusy: isDone || submission.state === 'busy',
    job: 'job' in submission ? submission.job : null,
    failed: failedOf(submission),
    save: (input) =>
      run('saving', async () => {
        const asNew = isNew.current;
        return { how: 'saved', savedId: await calls.save(input, { clientKey, asNew }), isNew: asNew };
      }),
    remove: () =>
      run('deleting', async () => {
        await calls.remove?.();
        return { how: 'deleted' };
      }),
    becomeNew: () => {
      isNew.current = true;
    },
  };
}

/**
 * Throws a `CallError` when a form was opened in another epoch than that of the held logbook: its item's id may mean
 * another item by now.
 */
export function checkOpenedEpoch(openedIn: string | null, held: string | null): void {
  if (openedIn !== null && held !== null && openedIn !== held)
    throw new CallError('badRequest', { message: itemFormTexts.forms.openAgain });
}
