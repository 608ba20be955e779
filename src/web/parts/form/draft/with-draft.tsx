import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { isPendingKey, isQueueRead, untilQueueIsRead } from '#web/store/store.ts';
import type { Draft } from './draft.ts';
import { draftToRestore } from './drafts.ts';
import type { EntryShape } from './entry-shapes.ts';
import { areDraftsOpened, type DraftKey, findDraft, openDrafts, saveDraft } from './form-drafts.ts';

/** A form's draft: what was found, and how to save it. */
export interface DraftSlot<Entry> {
  /** Without the inputs that were added since it was stored. */
  readonly found: Draft<Partial<Entry>> | null;
  /** Whether the draft found was stored before the page was loaded. */
  readonly isRestored: boolean;
  /** Whether the item of the draft found no longer exists: it can be saved as a new one. */
  readonly isItemGone?: boolean;
  /** Saves a draft until the form is left; null removes it. */
  readonly save: (draft: Draft<Entry> | null) => void;
  /** What the form has is about to be stored as a change that waits: a draft that outlives that says so. */
  readonly handOver: () => void;
  /** Removes the draft as long as what the form has is stored as a change that waits. */
  readonly suspend: () => void;
  /** The change was rejected, or is not stored: the draft is what the form has. */
  readonly resume: () => void;
  /** Removes the draft when the form is left; later calls do nothing. */
  readonly end: () => void;
  /** Removes the draft and opens the form again without it. */
  readonly discard: () => void;
}

interface WithDraftProps<Entry> extends DraftKey {
  /** Returns other paths of the same form, under which its draft may be. */
  readonly others?: () => readonly string[];
  /** Schema of the form's fields: a draft that does not match is ignored. */
  readonly shape: EntryShape<Entry>;
  /** Shown until the drafts are read. */
  readonly loading: ReactNode;
  readonly children: (draft: DraftSlot<Entry>) => ReactNode;
}

/** Passes a form its draft, also after a reload. */
export function WithDraft<Entry>({ loading, ...props }: WithDraftProps<Entry>) {
  const [isOpened, setOpened] = useState(() => areDraftsOpened() && isQueueRead());
  useEffect(() => {
    void Promise.all([openDrafts(), untilQueueIsRead()]).then(() => setOpened(true));
  }, []);
  return isOpened ? <OpenedDraft key={`${props.pilotId}${props.path}`} {...props} /> : loading;
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
    document.getElementById('main')?.focus(); // The button that had the focus is gone.
  };
  return children({ ...slot, discard });
}

function draftSlot<Entry>({
  pilotId,
  path,
  others = () => [],
  shape,
}: Pick<WithDraftProps<Entry>, keyof DraftKey | 'others' | 'shape'>): Omit<DraftSlot<Entry>, 'discard'> {
  const key: DraftKey = { pilotId, path };
  const otherKeys = others().map((other) => ({ pilotId, path: other }));
  const write = (draft: Draft<Partial<Entry>> | null): void => {
    saveDraft(key, draft);
    for (const other of otherKeys) saveDraft(other, null);
  };
  const held =
    [key, ...otherKeys].map((one) => draftToRestore(findDraft(one), isPendingKey)).find((draft) => draft !== null) ??
    null;
  const entry = v.safeParse(shape, held?.draft.entry);
  const found = held && entry.success ? { ...held.draft, entry: entry.output } : null;
  let state: 'open' | 'handedOver' | 'suspended' | 'ended' = 'open';
  let latest: Draft<Partial<Entry>> | null = found;
  const writeLatest = (): void => write(latest && state === 'handedOver' ? { ...latest, isHandedOver: true } : latest);
  return {
    found,
    isRestored: found !== null && held?.isRestored === true,
    save: (draft) => {
      latest = draft;
      if (state === 'open' || state === 'handedOver') writeLatest();
    },
    handOver: () => {
      if (state !== 'open') return;
      state = 'handedOver';
      writeLatest();
    },
    suspend: () => {
      if (state !== 'open' && state !== 'handedOver') return;
      state = 'suspended';
      write(null);
    },
    resume: () => {
      if (state !== 'handedOver' && state !== 'suspended') return;
      state = 'open';
      writeLatest();
    },
    end: () => {
      if (state === 'open' || state === 'handedOver') write(null);
      state = 'ended';
    },
  };
}
