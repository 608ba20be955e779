import { sessionState } from '#web/session-state.ts';
import { newClientKey } from '../client-key.ts';
import type { AnyDraft } from './draft.ts';
import { DraftDatabase } from './draft-database.ts';
import { draftOwner, setDraftOwner } from './draft-owner.ts';
import { Drafts, type HeldDraft } from './drafts.ts';

/** Identifies a form's draft. */
export interface DraftKey {
  readonly pilotId: number;
  /** The form's path, and what else distinguishes it. */
  readonly path: string;
}

const database = new DraftDatabase();
const drafts = new Drafts({
  open: () => database.open(),
  load: (prefix) => database.load(prefix),
  /** Stores the owner first, so that a logout finds all that is written. */
  write: async (changes) => {
    setDraftOwner(owner.get());
    await database.write(changes);
  },
  clear: () => database.clear(),
  sweep: async () => {
    if (draftOwner() !== null) await database.sweep();
  },
});
const owner = sessionState<number | null>(() => null);

/** Whether this tab's drafts are read; true where it has none. */
export function areDraftsOpened(): boolean {
  return drafts.isOpen || knownTabId() === null;
}

/** Reads this tab's drafts once. Never rejects. */
export function openDrafts(): Promise<void> {
  const tab = knownTabId();
  return drafts.open(tab === null ? null : `${tab}/`);
}

/** Returns the draft of a form; null when there is none. */
export function findDraft(key: DraftKey): HeldDraft | null {
  return drafts.find(textOf(key));
}

/** Saves a draft of a form; null removes it. */
export function saveDraft(key: DraftKey, draft: AnyDraft | null): void {
  owner.set(key.pilotId);
  drafts.save(textOf(key), draft);
}

/** Moves a draft to another form: what it has is restored there. */
export function moveDraft(from: DraftKey, to: DraftKey): void {
  drafts.move(textOf(from), textOf(to));
}

/** Deletes every draft of this browser. Rejects where that fails: their owner stays stored. */
export async function deleteAllDrafts(): Promise<void> {
  await drafts.clear();
  setDraftOwner(null);
}

function textOf({ pilotId, path }: DraftKey): string {
  return `${tabId()}/${pilotId}${path}`;
}

const STORAGE_KEY = 'draft-tab';

/** Returns the id under which this tab stores drafts; null while it has none, or where storage is not available. */
function knownTabId(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Drafts last as long as the page.
  }
}

/** Returns the id of this tab, created on first use; a reload keeps it. Null where storage is not available. */
function tabId(): string | null {
  const known = knownTabId();
  if (known !== null) return known;
  try {
    sessionStorage.setItem(STORAGE_KEY, newClientKey());
  } catch (error) {
    console.warn('Storage is not available: a reload will lose what was typed.', error);
  }
  return knownTabId();
}
