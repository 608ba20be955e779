import { inTime } from '#web/device-storage/in-time.ts';
import { newClientKey } from '../client-key.ts';
import type { AnyDraft, DraftFile } from './draft.ts';
import type { DraftChange, DraftDatabase } from './draft-database.ts';

/** A draft in memory, and where it comes from. */
export interface HeldDraft {
  readonly draft: AnyDraft;
  /** Whether it was stored before the page was loaded. */
  readonly isRestored: boolean;
}

/**
 * Returns the draft with which a form is opened; null where its save is queued on this device, by its key. What was handed over, and
 * waits no longer, may have been sent under its key: what is saved from it now is another item.
 */
export function draftToRestore(held: HeldDraft | null, isPendingKey: (clientKey: string) => boolean): HeldDraft | null {
  if (!held?.isRestored || !held.draft.isHandedOver) return held;
  const { isHandedOver: _, ...draft } = held.draft;
  return isPendingKey(draft.clientKey) ? null : { ...held, draft: { ...draft, clientKey: newClientKey() } };
}

/** Where drafts are stored. */
export type DraftStorage = Pick<DraftDatabase, 'open' | 'load' | 'write' | 'clear' | 'sweep'>;

/** How long a form waits for the browser's storage; in some browsers it never settles. */
const STORAGE_TIMEOUT_MS = 5_000;

/**
 * The drafts of this tab: in memory, and written to the browser's storage. Where that fails they last as long as the
 * page.
 */
export class Drafts {
  readonly #database: DraftStorage;
  readonly #held = new Map<string, HeldDraft>();
  /** The files as they are stored, by key. */
  readonly #written = new Map<string, DraftFile | null>();
  /** Settles when all drafts are written. */
  #writing: Promise<unknown> = Promise.resolve();
  #hasWarned = false;
  #opening: Promise<void> | null = null;
  #isOpen = false;

  constructor(database: DraftStorage) {
    this.#database = database;
  }

  /** Whether the stored drafts are read. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the storage and reads the drafts whose key starts with the prefix, once; null for none. Never rejects. */
  open(prefix: string | null): Promise<void> {
    this.#opening ??= this.#read(prefix);
    return this.#opening;
  }

  /** Returns the draft under a key; null when there is none. */
  find(key: string): HeldDraft | null {
    return this.#held.get(key) ?? null;
  }

  /** Saves a draft in place of the one under the key; null removes it. */
  save(key: string, draft: AnyDraft | null): void {
    if (!draft && !this.#held.has(key)) return;
    if (draft) this.#held.set(key, { draft, isRestored: false });
    else this.#held.delete(key);
    this.#writing = Promise.all([this.#writing, this.#write(this.#changeOf(key))]);
  }

  /** Moves a draft to another key, in place of what is there. Whoever finds it there has not seen it typed. */
  move(from: string, to: string): void {
    const held = this.#held.get(from);
    if (!held) return;
    this.save(to, held.draft);
    this.#held.set(to, { draft: held.draft, isRestored: true });
    this.save(from, null);
  }

  /** Removes the drafts of all tabs. Rejects where the stored ones cannot be removed. */
  async clear(): Promise<void> {
    this.#held.clear();
    this.#written.clear();
    await this.#writing;
    await this.#database.clear();
  }

  async #read(prefix: string | null): Promise<void> {
    try {
      for (const [key, draft] of await inTime(this.#stored(prefix), STORAGE_TIMEOUT_MS)) {
        if (this.#held.has(key)) continue;
        this.#held.set(key, { draft, isRestored: true });
        this.#written.set(key, draft.file);
      }
    } catch (error) {
      this.#warn(error);
    }
    this.#isOpen = true;
    this.#database.sweep().catch((error: unknown) => console.warn('Old drafts could not be deleted.', error));
  }

  async #stored(prefix: string | null): Promise<ReadonlyMap<string, AnyDraft>> {
    await this.#database.open();
    return prefix === null ? new Map() : this.#database.load(prefix);
  }

  /** Starts at once, whatever is being written: the page may be closing, and the storage keeps the order. */
  async #write(change: DraftChange): Promise<void> {
    try {
      await this.#database.write([change]);
    } catch (error) {
      this.#written.clear();
      this.#warn(error);
    }
  }

  /** Omits an unchanged file: megabytes are not written again with each key stroke. One that is not known is replaced. */
  #changeOf(key: string): DraftChange {
    const draft = this.#held.get(key)?.draft ?? null;
    const file = draft?.file ?? null;
    const isWritten = this.#written.has(key) && this.#written.get(key) === file;
    this.#written.set(key, file);
    return isWritten ? { key, draft } : { key, draft, file };
  }

  #warn(error: unknown): void {
    if (!this.#hasWarned) console.warn('Drafts cannot be stored: a reload will lose what was typed.', error);
    this.#hasWarned = true;
  }
}
