import type { AnyDraft } from './draft.ts';
import { DraftDisk } from './draft-disk.ts';
import { draftOwner, setDraftOwner } from './draft-owner.ts';
import { Drafts, type HeldDraft } from './drafts.ts';
import { knownTabId, tabId } from './tab-id.ts';

/** Which form's draft, and whose. */
export interface DraftKey {
  readonly pilotId: number;
  /** The form's path, and what else makes it another form. */
  readonly place: string;
}

const disk = new DraftDisk();
const drafts = new Drafts({
  load: (prefix) => disk.load(prefix),
  /** Nothing is written that a logout would not know of. */
  write: async (changes) => {
    setDraftOwner(owner);
    await disk.write(changes);
  },
  clear: () => disk.clear(),
});
let owner: number | null = null;
let opening: Promise<void> | null = null;
let isOpened = false;

/** Whether it is known what this tab has kept: at once where it has kept nothing. */
export function areDraftsOpened(): boolean {
  return isOpened || knownTabId() === null;
}

/** Settles when it is known what this tab has kept, or that it cannot be known. Never rejects. */
export function openDrafts(): Promise<void> {
  opening ??= readDrafts();
  return opening;
}

/** The draft of a form; null when there is none. */
export function recallDraft(key: DraftKey): HeldDraft | null {
  return drafts.recall(textOf(key));
}

/** Keeps a draft of a form; null removes it. */
export function keepDraft(key: DraftKey, draft: AnyDraft | null): void {
  owner = key.pilotId;
  drafts.keep(textOf(key), draft);
}

/** Removes every draft that this browser keeps. Rejects where that fails: whose they are stays written down. */
export async function forgetDrafts(): Promise<void> {
  await drafts.clear();
  setDraftOwner(null);
}

async function readDrafts(): Promise<void> {
  const tab = knownTabId();
  if (tab !== null) await drafts.open(`${tab}/`);
  isOpened = true;
  if (draftOwner() !== null) disk.sweep().catch((error: unknown) => console.warn('Old drafts stay.', error));
}

function textOf({ pilotId, place }: DraftKey): string {
  return `${tabId()}/${pilotId}${place}`;
}
