import { ReadError } from './read-error.ts';

/** Most entries in all ZIPs of an import. */
export const MAX_ENTRIES = 20_000;
/** Most bytes that all ZIPs of an import may unpack to. */
export const MAX_CONTENT = 4 * 2 ** 30;
/** Most files in an archive: pilots may have more tracks than other ZIPs have files. */
export const MAX_ARCHIVE_ENTRIES = 100_000;
/** How deep a ZIP may be in a ZIP. */
export const MAX_ZIP_DEPTH = 3;
/** Largest GPX, KML, FIT, TCX or JSON file, and what any file unpacks to by gzip, in bytes. */
export const MAX_TEXT_BYTES = 64 * 2 ** 20;

/** What the ZIPs of an import may still hold, all together. Changed in place. */
export class ZipBudget {
  #entries = MAX_ENTRIES;
  #bytes = MAX_CONTENT;

  /**
   * Counts the entries of a ZIP, by their declared sizes: they never unpack to more. Returns the largest ones, for which there is no room.
   * Throws when there are too many.
   */
  take<Entry extends { readonly size: number }>(entries: readonly Entry[]): ReadonlySet<Entry> {
    if (entries.length > this.#entries) throw new ReadError('tooManyEntries');
    this.#entries -= entries.length;
    const tooMuch = new Set<Entry>();
    for (const entry of entries.toSorted((a, b) => a.size - b.size)) {
      if (entry.size > this.#bytes) tooMuch.add(entry);
      else this.#bytes -= entry.size;
    }
    return tooMuch;
  }
}
