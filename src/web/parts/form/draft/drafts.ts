import * as v from 'valibot';
import {
  type DraftEnd,
  type DraftKeys,
  draftKeys,
  removeDrafts,
  type SessionEnd,
} from '#web/device-storage/draft-rows.ts';
import { inTime } from '#web/device-storage/in-time.ts';
import {
  DRAFT_STORE,
  readDraftRows,
  type StoredRow,
  type StoredWrites,
  writeDraftRows,
} from '#web/device-storage/stored-database.ts';
import { isPendingKey, untilQueueIsRead } from '#web/store/store.ts';
import { newClientKey } from '../client-key.ts';
import { type AnyDraft, DRAFT_ROW, type DraftFile, type DraftRow, FILE_ROW, type FileRow } from './draft.ts';
import { draftOwner, setDraftOwner } from './draft-owner.ts';
import { type OldDraft, readOldDrafts, removeOldDrafts } from './old-drafts.ts';

/** Identifies a form's draft in this tab. */
export interface FormOfPilot {
  readonly pilotId: number;
  /** The form's path, and what else distinguishes it. */
  readonly path: string;
}

/** A draft in memory, and where it comes from. */
export interface HeldDraft {
  readonly draft: AnyDraft;
  /** Whether it was stored before the page was loaded. */
  readonly isRestored: boolean;
}

/** How long a form waits for the browser's storage; in some browsers it never settles. */
const STORAGE_TIMEOUT_MS = 5_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * The drafts of this tab: in memory, and written to the browser's storage with each change. Where that fails they last as long as
 * the page.
 */
export class Drafts {
  readonly #held = new Map<string, HeldDraft>();
  /** The files as they are stored, by the key of their draft. */
  readonly #writtenFiles = new Map<string, DraftFile | null>();
  readonly #opening = new Map<number, Promise<void>>();
  readonly #opened = new Set<number>();
  /** Settles when all drafts are written. */
  #writing: Promise<unknown> = Promise.resolve();
  #hasWarned = false;

  /** Whether the pilot's drafts in this tab are read; true where it has none. */
  isOpen(pilotId: number): boolean {
    return this.#opened.has(pilotId) || knownTabId() === null;
  }

  /** Opens the storage, so that a first change is written at once, and reads the pilot's drafts, once. Never rejects. */
  open(pilotId: number): Promise<void> {
    const opening = this.#opening.get(pilotId) ?? this.#read(pilotId);
    this.#opening.set(pilotId, opening);
    return opening;
  }

  /** Returns the draft of a form; null when there is none. */
  find(form: FormOfPilot): HeldDraft | null {
    return this.#held.get(keysOf(form).draft) ?? null;
  }

  /** Saves the draft of a form in place of the one before. */
  save(form: FormOfPilot, draft: AnyDraft): void {
    const keys = keysOf(form);
    this.#held.set(keys.draft, { draft, isRestored: false });
    const [row, file] = [rowOf(draft), draft.file];
    // Megabytes are not written again with each keystroke. A file that was not read is replaced.
    const isFileWritten = this.#writtenFiles.has(keys.draft) && this.#writtenFiles.get(keys.draft) === file;
    this.#writtenFiles.set(keys.draft, file);
    this.#write(form.pilotId, async ({ put, remove }) => {
      put(DRAFT_STORE, keys.draft, row);
      if (isFileWritten) return;
      if (file) put(DRAFT_STORE, keys.file, fileRowOf(file));
      else remove(DRAFT_STORE, keys.file);
    });
  }

  /** Saves the draft of a form whole, as where another tab has removed the stored one. */
  saveAnew(form: FormOfPilot, draft: AnyDraft): void {
    this.#writtenFiles.delete(keysOf(form).draft);
    this.save(form, draft);
  }

  /** Moves the draft of a form to another form, in place of that one's draft, and restores it there. */
  move(from: FormOfPilot, to: FormOfPilot): void {
    const draft = this.find(from)?.draft;
    if (!draft) return;
    this.save(to, draft);
    this.#held.set(keysOf(to).draft, { draft, isRestored: true });
    this.remove(from, 'setAside');
  }

  /** Removes the draft of a form, if it has one. */
  remove(form: FormOfPilot, why: DraftEnd): void {
    const keys = keysOf(form);
    if (!this.#held.has(keys.draft)) return;
    this.#held.delete(keys.draft);
    this.#writtenFiles.delete(keys.draft);
    this.#write(form.pilotId, (writes) => removeDrafts(writes, { why, draft: keys }));
  }

  /**
   * Removes the drafts of all tabs, but for those of a pilot who has logged in. Rejects when the stored ones cannot be removed: their
   * owner stays stored.
   */
  async removeAll(removal: SessionEnd): Promise<void> {
    const remaining = 'pilotId' in removal ? removal.pilotId : null;
    for (const key of [...this.#held.keys()].filter((held) => !held.startsWith(`${remaining}/`))) {
      this.#held.delete(key);
      this.#writtenFiles.delete(key);
    }
    await this.#writing;
    await removeOldDrafts('all');
    await writeDraftRows((writes) => removeDrafts(writes, removal));
    if (draftOwner() !== remaining) setDraftOwner(null);
  }

  async #read(pilotId: number): Promise<void> {
    try {
      for (const [key, draft] of await inTime(storedDrafts(pilotId), STORAGE_TIMEOUT_MS)) {
        if (this.#held.has(key)) continue;
        this.#held.set(key, { draft, isRestored: true });
        this.#writtenFiles.set(key, draft.file);
      }
    } catch (error) {
      this.#warn(error);
    }
    this.#opened.add(pilotId);
    if (draftOwner() !== null) void tidyDrafts(pilotId);
  }

  /** Starts at once, whatever is being written: the page may be closing, and the storage keeps the order. */
  #write(pilotId: number, work: (writes: StoredWrites) => Promise<void>): void {
    this.#writing = Promise.all([this.#writing, this.#written(pilotId, work)]);
  }

  async #written(pilotId: number, work: (writes: StoredWrites) => Promise<void>): Promise<void> {
    if (tabId() === null) return;
    try {
      setDraftOwner(pilotId); // First, so that a logout finds all that is written.
      await writeDraftRows(work);
    } catch (error) {
      this.#writtenFiles.clear();
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    if (!this.#hasWarned) console.warn('Drafts cannot be stored: a reload will lose what was typed.', error);
    this.#hasWarned = true;
  }
}

/** The drafts of this tab. */
export const drafts = new Drafts();

/** Returns where the draft of a form is stored. */
export function keysOf({ pilotId, path }: FormOfPilot): DraftKeys {
  return draftKeys({ pilotId, tab: tabId() ?? '', path });
}

/** Returns the rows of a draft. */
export function rowsOf(form: FormOfPilot, draft: AnyDraft): readonly StoredRow[] {
  const keys = keysOf(form);
  const file = draft.file && { key: keys.file, row: fileRowOf(draft.file) };
  return [{ key: keys.draft, row: rowOf(draft) }, ...(file ? [file] : [])];
}

function rowOf({ extra, file: _, ...draft }: AnyDraft): DraftRow {
  return { v: 1, ...draft, keptAt: Date.now(), beside: extra };
}

function fileRowOf({ name, bytes }: DraftFile): FileRow {
  return { v: 1, name, bytes };
}

/** Returns the pilot's drafts in this tab, by key, with those of version 1.1.0. */
async function storedDrafts(pilotId: number): Promise<ReadonlyMap<string, AnyDraft>> {
  const tab = knownTabId();
  if (tab !== null) await takeOverOldDrafts(pilotId, tab);
  const prefixes = draftKeys({ pilotId, tab: `${tab}/`, path: '' });
  const [rows, files] = await readDraftRows(({ rows: rowsIn }) =>
    Promise.all([rowsIn(DRAFT_STORE, prefixes.draft), rowsIn(DRAFT_STORE, prefixes.file)]),
  );
  const fileOf = new Map(files.map(({ key, row }) => [key.slice(prefixes.file.length), row]));
  return new Map(
    rows.flatMap(({ key, row }) => {
      if (!v.is(DRAFT_ROW, row)) return []; // Another version of this page may have written it.
      return [[key, draftOf(row, fileOf.get(key.slice(prefixes.draft.length)))]];
    }),
  );
}

function draftOf({ keptAt: _when, v: _version, beside, ...draft }: DraftRow, fileRow: unknown): AnyDraft {
  const file = v.is(FILE_ROW, fileRow) ? { name: fileRow.name, bytes: fileRow.bytes } : null;
  return { ...draft, extra: beside, file };
}

/** Moves this tab's drafts of version 1.1.0, which may have run again in between: of two of one form the newer one stays. */
async function takeOverOldDrafts(pilotId: number, tab: string): Promise<void> {
  if (draftOwner() === null) return;
  const prefix = `${tab}/${pilotId}`;
  const old = await readOldDrafts(`${prefix}/`);
  if (old.length === 0) return;
  await untilQueueIsRead();
  const moved = old.flatMap((one) => {
    const row = takenOver(one);
    return row
      ? [{ keys: draftKeys({ pilotId, tab, path: one.row.key.slice(prefix.length) }), row, file: one.file }]
      : [];
  });
  await writeDraftRows(async ({ get, put }) => {
    const present = await Promise.all(moved.map(({ keys }) => get(DRAFT_STORE, keys.draft)));
    for (const [index, { keys, row, file }] of moved.entries()) {
      const own = present[index];
      if (v.is(DRAFT_ROW, own) && own.keptAt > row.keptAt) continue;
      put(DRAFT_STORE, keys.draft, row);
      if (file) put(DRAFT_STORE, keys.file, file); // Otherwise it is that which was taken over before, or none that the draft names.
    }
  });
  await removeOldDrafts({ keys: old.map(({ row }) => row.key) });
}

/**
 * Returns the row of a draft of version 1.1.0; null when its save is a pending change. What was handed over, and is none any more, may
 * have been sent under its key: what is saved from it now is another item.
 */
function takenOver({ row: { key: _, isHandedOver, ...row } }: OldDraft): DraftRow | null {
  if (!isHandedOver) return { v: 1, ...row };
  return isPendingKey(row.clientKey) ? null : { v: 1, ...row, clientKey: newClientKey() };
}

/** Removes old drafts, of any tab, and those of other pilots. Never rejects. */
async function tidyDrafts(pilotId: number): Promise<void> {
  const now = Date.now();
  try {
    await writeDraftRows(async (writes) => {
      await removeDrafts(writes, { why: 'otherPilotLoggedIn', pilotId });
      await removeDrafts(writes, { why: 'expired', now });
    });
    await removeOldDrafts({ before: now - WEEK_MS });
  } catch (error) {
    console.warn('Old drafts could not be deleted.', error);
  }
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

/** Returns the id of this tab, created on first use; a reload keeps it. Null when storage is not available. */
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
