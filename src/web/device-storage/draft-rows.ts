import * as v from 'valibot';
import { DRAFT_STORE, type StoredReads, type StoredRow, type StoredWrites } from './stored-database.ts';

/** Where the draft of a form is stored. */
export interface DraftPlace {
  readonly pilotId: number;
  /** The id of the browser's tab. */
  readonly tab: string;
  /** The form's path, and what else distinguishes it. */
  readonly path: string;
}

/** The keys of a draft and of its file, whose megabytes are not written again with each keystroke. */
export interface DraftKeys {
  readonly draft: string;
  readonly file: string;
}

/** Returns {@link DraftKeys}; for an empty path what the keys of all drafts of the tab begin with. */
export function draftKeys({ pilotId, tab, path }: DraftPlace): DraftKeys {
  return { draft: `${pilotId}/draft/${tab}${path}`, file: `${pilotId}/draft-file/${tab}${path}` };
}

const DRAFT_KEY = /^\d+\/draft\//;
const FILE_KEY = /^(\d+)\/draft-file\//;

/** Whether a row of {@link DRAFT_STORE} belongs to a draft. */
export function isOfDraft(key: string): boolean {
  return DRAFT_KEY.test(key) || FILE_KEY.test(key);
}

/** The draft of a form whose change is being stored. */
export interface ReplacedDraft extends DraftKeys {
  /** Returns its rows, which are put back with a change that the server rejects; none once the form is left. */
  readonly rows: () => readonly StoredRow[];
}

/** Why drafts are removed, and which. */
export type DraftRemoval =
  | { readonly why: DraftEnd; readonly draft: DraftKeys }
  | SessionEnd
  /** `now` in Unix milliseconds. */
  | { readonly why: 'expired'; readonly now: number };

/** How the session ends in which drafts were typed. */
export type SessionEnd =
  | { readonly why: 'loggedOut' }
  | { readonly why: 'otherPilotLoggedIn'; readonly pilotId: number };

/** Why the draft of a form is removed. */
export type DraftEnd =
  /** A pending change has taken its place, in the same transaction. */
  | 'replacedByChange'
  /** The server has saved it, without a change in between. */
  | 'savedAtOnce'
  /** The pilot has left the form, discarded the draft, or typed the earlier values again. */
  | 'discarded'
  /** It is kept beside another one of the same form. */
  | 'setAside'
  /** Its item has another id now. */
  | 'storedUnderOtherId';

/** Removes drafts within a transaction; nothing else does. */
export async function removeDrafts(
  writes: Pick<StoredWrites, 'get' | 'keys' | 'remove'>,
  removal: DraftRemoval,
): Promise<void> {
  const keys = 'draft' in removal ? [removal.draft.draft, removal.draft.file] : await keysToRemove(writes, removal);
  for (const key of keys) writes.remove(DRAFT_STORE, key);
}

async function keysToRemove(
  reads: Pick<StoredReads, 'get' | 'keys'>,
  removal: Exclude<DraftRemoval, { readonly draft: DraftKeys }>,
): Promise<readonly string[]> {
  const keys = (await reads.keys(DRAFT_STORE, '')).filter(isOfDraft);
  if (removal.why === 'loggedOut') return keys;
  if (removal.why === 'otherPilotLoggedIn') return keys.filter((key) => !key.startsWith(`${removal.pilotId}/`));
  const drafts = keys.filter((key) => DRAFT_KEY.test(key));
  const rows = await Promise.all(drafts.map((key) => reads.get(DRAFT_STORE, key)));
  const kept = new Set(drafts.filter((_, index) => !isExpired(rows[index], removal.now)));
  return keys.filter((key) => !kept.has(key.replace(FILE_KEY, '$1/draft/')));
}

const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
const KEPT = v.object({ keptAt: v.number() });

function isExpired(row: unknown, now: number): boolean {
  return v.is(KEPT, row) && row.keptAt < now - MAX_AGE_MS;
}
