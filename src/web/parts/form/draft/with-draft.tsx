import { Fragment, type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { DraftEnd, ReplacedDraft } from '#web/device-storage/draft-rows.ts';
import { isQueueRead, untilQueueIsRead } from '#web/store/store.ts';
import type { Draft } from './draft.ts';
import { drafts, type FormOfPilot, keysOf, rowsOf } from './drafts.ts';
import type { EntryShape } from './entry-shapes.ts';
import { takeDraftBack } from './set-aside.ts';

/** A form's draft: the stored one, and how to save it. */
export interface DraftSlot<Entry> {
  /** Without the inputs that were added since it was stored. */
  readonly found: Draft<Partial<Entry>> | null;
  /** Whether the draft found was stored before the page was loaded. */
  readonly isRestored: boolean;
  /** Whether the item of the draft found no longer exists: it can be saved as a new one. */
  readonly isItemGone?: boolean;
  /** Saves a draft until the form is left; null removes it. */
  readonly save: (draft: Draft<Entry> | null) => void;
  /** Saves the latest draft anew, as where another tab has logged out and removed it. */
  readonly saveAnew: () => void;
  /**
   * Runs a save or deletion of the form, which may replace the stored draft by a pending change. Where it is rejected, the draft is what
   * the form has; otherwise nothing is written any more.
   */
  readonly whileSaving: <Result>(call: (replaced: ReplacedDraft) => Promise<Result>) => Promise<Result>;
  /** Removes the draft when the form is left; later calls do nothing. */
  readonly end: (why: DraftEnd) => void;
  /** Removes the draft and opens the form again without it. */
  readonly discard: () => void;
}

interface WithDraftProps<Entry> extends FormOfPilot {
  /** Returns other paths of the same form, under which its draft may be. */
  readonly others?: () => readonly string[];
  /** Whether a new item begins, although one that was set aside is not finished. */
  readonly isFresh?: boolean;
  /** Schema of the form's fields: a draft that does not match is ignored. */
  readonly shape: EntryShape<Entry>;
  /** Shown until the drafts are read. */
  readonly loading: ReactNode;
  readonly children: (draft: DraftSlot<Entry>) => ReactNode;
}

/** Passes a form its draft, also after a reload. */
export function WithDraft<Entry>({ loading, ...props }: WithDraftProps<Entry>) {
  const { pilotId } = props;
  const [openedOf, setOpenedOf] = useState(() => (drafts.isOpen(pilotId) && isQueueRead() ? pilotId : null));
  useEffect(() => {
    // Its item may have had other ids, under which the draft is: pending changes have them.
    void Promise.all([drafts.open(pilotId), untilQueueIsRead()]).then(() => setOpenedOf(pilotId));
  }, [pilotId]);
  return openedOf === pilotId ? <OpenedDraft key={`${props.pilotId}${props.path}`} {...props} /> : loading;
}

function OpenedDraft<Entry>({ children, ...form }: Omit<WithDraftProps<Entry>, 'loading'>) {
  const [{ round, slot }, setOpened] = useState(() => ({ round: 0, slot: draftSlot(form) }));
  const discard = (): void => {
    slot.end('discarded');
    setOpened({ round: round + 1, slot: draftSlot(form) });
    document.getElementById('main')?.focus(); // The button that had the focus is gone.
  };
  return <Fragment key={round}>{children({ ...slot, discard })}</Fragment>;
}

function draftSlot<Entry>({
  pilotId,
  path,
  others = () => [],
  isFresh = false,
  shape,
}: Pick<WithDraftProps<Entry>, keyof FormOfPilot | 'others' | 'isFresh' | 'shape'>): Omit<DraftSlot<Entry>, 'discard'> {
  const form: FormOfPilot = { pilotId, path };
  if (!isFresh) takeDraftBack(form);
  const otherForms = others().map((other) => ({ pilotId, path: other }));
  const held = [form, ...otherForms].map((one) => drafts.find(one)).find((draft) => draft !== null) ?? null;
  const entry = v.safeParse(shape, held?.draft.entry);
  const found = held && entry.success ? { ...held.draft, entry: entry.output } : null;
  let state: 'open' | 'saving' | 'ended' = 'open';
  let latest: Draft<Partial<Entry>> | null = found;
  const write = (): void => {
    if (latest) drafts.save(form, latest);
    else drafts.remove(form, 'discarded');
    for (const other of otherForms) drafts.remove(other, 'storedUnderOtherId');
  };
  const saveAnew = (): void => {
    if (state === 'open' && latest) drafts.saveAnew(form, latest);
  };
  return {
    found,
    isRestored: found !== null && held?.isRestored === true,
    save: (draft) => {
      latest = draft;
      if (state === 'open') write();
    },
    saveAnew,
    whileSaving: async (call) => {
      if (state === 'open') state = 'saving';
      try {
        const rows = () => (state === 'saving' && latest ? rowsOf(form, latest) : []);
        return await call({ ...keysOf(form), rows });
      } catch (thrown) {
        if (state === 'saving') state = 'open';
        saveAnew(); // It may have been replaced.
        throw thrown;
      }
    },
    end: (why) => {
      if (state === 'ended') return;
      state = 'ended';
      for (const one of [form, ...otherForms]) drafts.remove(one, why);
    },
  };
}
