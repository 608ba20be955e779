import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Draft } from './draft.ts';
import type { EntryShape } from './entry-shapes.ts';
import { areDraftsOpened, type DraftKey, keepDraft, openDrafts, recallDraft } from './form-drafts.ts';

/** A form's draft: what was left, and how to keep what stands in the form now. */
export interface DraftSlot<Entry> {
  readonly found: Draft<Entry> | null;
  /** The draft found was kept before the page was loaded. */
  readonly isRestored: boolean;
  /** The draft found is of an item that is not in the logbook any more: it can be saved as a new one. */
  readonly isItemGone?: boolean;
  /** Keeps a draft until the form is left; null removes it. */
  readonly keep: (draft: Draft<Entry> | null) => void;
  /** Removes the draft: the form is left. Whatever is kept afterwards is not. */
  readonly end: () => void;
  /** Removes the draft and opens the form anew without it. */
  readonly discard: () => void;
}

interface WithDraftProps<Entry> extends DraftKey {
  /** What the form's fields are, to tell whether a draft is one of them. */
  readonly shape: EntryShape<Entry>;
  /** Stands until it is known whether there is a draft. */
  readonly loading: ReactNode;
  readonly children: (draft: DraftSlot<Entry>) => ReactNode;
}

/** A form that finds its draft again, after a reload, too. */
export function WithDraft<Entry>({ loading, ...props }: WithDraftProps<Entry>) {
  const [isOpened, setOpened] = useState(areDraftsOpened);
  useEffect(() => {
    void openDrafts().then(() => setOpened(true));
  }, []);
  return isOpened ? <OpenedDraft key={`${props.pilotId}${props.place}`} {...props} /> : loading;
}

function OpenedDraft<Entry>({ children, ...form }: Omit<WithDraftProps<Entry>, 'loading'>) {
  const [round, setRound] = useState(0);
  return (
    <Round key={round} {...form} onDiscard={() => setRound(round + 1)}>
      {children}
    </Round>
  );
}

interface RoundProps<Entry> extends Omit<WithDraftProps<Entry>, 'loading'> {
  readonly onDiscard: () => void;
}

function Round<Entry>({ children, onDiscard, ...form }: RoundProps<Entry>) {
  const [slot] = useState(() => draftSlot(form));
  const discard = (): void => {
    slot.end();
    onDiscard();
    document.getElementById('main')?.focus(); // The button that was pressed is gone.
  };
  return children({ ...slot, discard });
}

function draftSlot<Entry>({
  pilotId,
  place,
  shape,
}: DraftKey & { readonly shape: EntryShape<Entry> }): Omit<DraftSlot<Entry>, 'discard'> {
  const key: DraftKey = { pilotId, place };
  const held = recallDraft(key);
  const entry = v.safeParse(shape, held?.draft.entry);
  const found = held && entry.success ? { ...held.draft, entry: entry.output } : null;
  let hasEnded = false;
  return {
    found,
    isRestored: found !== null && held?.isRestored === true,
    keep: (draft) => {
      if (!hasEnded) keepDraft(key, draft);
    },
    end: () => {
      hasEnded = true;
      keepDraft(key, null);
    },
  };
}
