import type { AnyDraft, DraftFile } from './draft.ts';
import type { DraftChange, DraftDisk } from './draft-disk.ts';

/** A draft that is held, and where it comes from. */
export interface HeldDraft {
  readonly draft: AnyDraft;
  /** It was kept before the page was loaded. */
  readonly isRestored: boolean;
}

/** How long a form waits for the browser's storage; some browsers never answer. */
const PATIENCE_MS = 1_000;

/**
 * The drafts of this tab: held in memory, and written behind it. Where the browser's storage fails
 * they live as long as the page.
 */
export class Drafts {
  readonly #disk: Pick<DraftDisk, 'load' | 'write' | 'clear'>;
  readonly #held = new Map<string, HeldDraft>();
  /** The files as they are written, by key. */
  readonly #written = new Map<string, DraftFile | null>();
  /** Settles when all that was kept is written. */
  #writing: Promise<unknown> = Promise.resolve();
  #hasWarned = false;

  constructor(disk: Pick<DraftDisk, 'load' | 'write' | 'clear'>) {
    this.#disk = disk;
  }

  /** Takes in what was kept under keys that begin so. Never rejects. */
  async open(prefix: string): Promise<void> {
    try {
      const drafts = await withPatience(this.#disk.load(prefix));
      for (const [key, draft] of drafts) {
        if (this.#held.has(key)) continue;
        this.#held.set(key, { draft, isRestored: true });
        this.#written.set(key, draft.file);
      }
    } catch (error) {
      this.#warn(error);
    }
  }

  /** The draft under a key; null when there is none. */
  recall(key: string): HeldDraft | null {
    return this.#held.get(key) ?? null;
  }

  /** Keeps a draft in the place of the one that is there; null removes it. */
  keep(key: string, draft: AnyDraft | null): void {
    if (!draft && !this.#held.has(key)) return;
    if (draft) this.#held.set(key, { draft, isRestored: false });
    else this.#held.delete(key);
    this.#writing = Promise.all([this.#writing, this.#write(this.#changeOf(key))]);
  }

  /** Removes the drafts of all tabs. Rejects where those that are written cannot be removed. */
  async clear(): Promise<void> {
    this.#held.clear();
    this.#written.clear();
    await this.#writing;
    await this.#disk.clear();
  }

  /** Begins at once, whatever is being written: the page may be about to go, and the storage keeps the order. */
  async #write(change: DraftChange): Promise<void> {
    try {
      await this.#disk.write([change]);
    } catch (error) {
      this.#written.clear();
      this.#warn(error);
    }
  }

  /** A file of megabytes is not written again with each letter that is typed. */
  #changeOf(key: string): DraftChange {
    const draft = this.#held.get(key)?.draft ?? null;
    const file = draft?.file ?? null;
    const isWritten = (this.#written.get(key) ?? null) === file;
    this.#written.set(key, file);
    return isWritten ? { key, draft } : { key, draft, file };
  }

  #warn(error: unknown): void {
    if (!this.#hasWarned) console.warn('Drafts cannot be stored: a reload will lose what is typed.', error);
    this.#hasWarned = true;
  }
}

function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The storage does not answer.')), PATIENCE_MS);
  });
  return Promise.race([promise, tooLong]);
}
