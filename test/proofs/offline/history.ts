import { attemptOf, needOf, type PendingChange, type Values } from '#web/store/pending/pending-change.ts';

/** A value that a pilot has typed, which nobody else types: of one field of one item. */
interface Write {
  /** What the form had shown: what it is known to replace. */
  readonly replaced: Set<string>;
  isAcknowledged: boolean;
  /** Whether the pilot has taken it back. */
  isDiscarded: boolean;
}

/** What the pilot has done with an item, by the word with which its name or remarks begin. */
export interface ItemHistory {
  readonly kind: 'flight' | 'site' | 'glider';
  readonly writes: Map<string, Write>;
  /** The words and names of the sites that were chosen for a flight. */
  readonly sites: Set<string>;
  /** The names that a site or glider was given. */
  readonly names: Set<string>;
  /** What has happened to it, in order: for whoever looks for a fault. */
  readonly notes: string[];
  isDiscarded: boolean;
  /** How often it was made once more, after another device had deleted it. */
  savedAsNew: number;
  /** Deletions that were tried, and those of them that the pilot has taken back. */
  deletions: number;
  /** The values that were shown to whoever has deleted it. */
  readonly shownAtDeletion: Set<string>;
  deletionsDiscarded: number;
  /** Whether one was, or may have been. */
  isUndone: boolean;
  /** Whether one was acknowledged, and nothing was saved since. */
  isDeleted: boolean;
}

/** The field of each kind of item whose values are told apart, and that which never changes. */
export const TOKEN_FIELD = 'remarks';

/** Everything that the pilot has done on any device. */
export class History {
  readonly items = new Map<string, ItemHistory>();
  /** The keys of changes that were saved anew in their forms. */
  readonly #repaired = new Set<string>();

  /** Remembers that a value is about to be saved. */
  begin(
    kind: ItemHistory['kind'],
    word: string,
    write: { readonly value: string; readonly replaced: string | null },
  ): void {
    const item = this.items.get(word) ?? this.#added(kind, word);
    const replaced = new Set(write.replaced === null ? [] : [write.replaced]);
    item.writes.set(write.value, { replaced, isAcknowledged: false, isDiscarded: false });
  }

  /**
   * A site or glider is about to be saved with a name: that of another one makes it the same where it was new. Returns what takes that
   * back where the save is rejected.
   */
  name(word: string, name: unknown): () => void {
    const names = this.items.get(word)?.names;
    if (typeof name !== 'string' || !names || names.has(name)) return () => undefined;
    names.add(name);
    return () => void names.delete(name);
  }

  /** A form was saved that was open when its item was deleted: that may take the deletion back. */
  keep(word: string): void {
    const item = this.items.get(word);
    if (item) item.isDeleted = false;
  }

  /** A site was chosen for a flight. */
  chooseSite(word: string, site: { readonly name: string; readonly remarks: string } | undefined): void {
    if (site === undefined) return;
    const { sites } = this.items.get(word) ?? {};
    sites?.add(wordOf(site.remarks));
    sites?.add(site.name);
  }

  /** Returns all that is or was a name of the sites that were chosen for a flight. */
  namesChosen(word: string): ReadonlySet<string> {
    const chosen = [...(this.items.get(word)?.sites ?? [])];
    return new Set(chosen.flatMap((site) => [site, ...(this.items.get(site)?.names ?? [])]));
  }

  /**
   * Returns the words of the items of which one has become another: a new site with the name of another one is that. Whoever deletes one
   * of them deletes the other.
   */
  sameAs(word: string): ReadonlySet<string> {
    const same = new Set([word]);
    for (const one of same)
      for (const [other, item] of this.items) if (item.kind !== 'flight' && this.#areOne(one, other)) same.add(other);
    return same;
  }

  #areOne(one: string, other: string): boolean {
    const [first, second] = [this.items.get(one), this.items.get(other)];
    return first?.kind === second?.kind && [...(first?.names ?? [])].some((name) => second?.names.has(name));
  }

  /** Remembers in words what happens to the item of a value. */
  note(value: string, what: string): void {
    this.#itemOf(value)?.notes.push(what);
  }

  acknowledge(value: string): void {
    const write = this.#itemOf(value)?.writes.get(value);
    if (write) write.isAcknowledged = true;
  }

  /** The pilot has seen both values of a conflict, and keeps one of them. */
  choose(mine: string, theirs: string, side: 'mine' | 'theirs'): void {
    const [kept, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    if (kept !== other) this.#itemOf(kept)?.writes.get(kept)?.replaced.add(other);
    this.note(other, `'${kept}' is chosen instead of '${other}'`);
  }

  /** The item was deleted on another device; the pilot makes it once more from a pending change. */
  saveAsNew({ data }: PendingChange): void {
    const item = this.#itemOf(tokenIn(data));
    if (!item) return;
    item.savedAsNew += 1;
    item.isDeleted = false;
    // What the deleted one had is gone with it.
    for (const [value, write] of item.writes)
      if (!tokensIn(data).includes(value)) write.isDiscarded ||= write.isAcknowledged;
  }

  /** The pilot saves a change anew in its form: one of an item that was deleted before a restore is one of a new item by now. */
  noteRepair(change: PendingChange): void {
    const { deletions = 0 } = this.#itemOf(tokenOf(change)) ?? {};
    const reason = needOf(change)?.reason ?? '';
    const isAsNew = reason.startsWith('restored') && change.clientKey !== null && deletions > 0;
    if (isAsNew && !this.#repaired.has(change.opKey)) this.saveAsNew(change);
    this.#repaired.add(change.opKey);
  }

  /** The pilot is about to discard a pending change of an item with this value; `stored` are those that the server has. With `isDeletion` its item is deleted once it is sent. */
  beginDiscard(
    change: PendingChange,
    {
      value,
      stored,
      isDeletion,
    }: { readonly value: string; readonly stored: readonly string[]; readonly isDeletion: boolean },
  ): void {
    const item = this.#itemOf(value);
    if (!item) return;
    // What was changed of a new item goes with it, and its deletion.
    const isNew = change.clientKey !== null;
    item.isDiscarded ||= isNew;
    if (isDeletion) item.deletions += 1;
    item.isUndone ||= (isNew && !isDeletion) || change.kind === 'delete';
    const edits = change.replacesEdits ? item.shownAtDeletion : savedBy(change);
    for (const saved of isNew ? item.writes.keys() : edits) this.#drop(item, saved, stored);
  }

  /** The change is discarded. A deletion of unknown outcome may have been done all the same, also by another tab at this moment. */
  discard(
    change: PendingChange,
    { value, isDeletion }: { readonly value: string; readonly isDeletion: boolean },
  ): void {
    if (isDeletion) this.acknowledgeDeletion(wordOf(value));
    const need = needOf(change);
    const isUndone = need !== null && (attemptOf(change) === null || need.reason === 'conflict');
    const item = change.kind === 'delete' && isUndone ? this.#itemOf(value) : undefined;
    if (item) item.deletionsDiscarded += 1;
  }

  /** What was joined with the change is dropped with it: all that it has replaced, but what the server has had. */
  #drop(item: ItemHistory, value: string, stored: readonly string[]): void {
    const write = item.writes.get(value);
    if (!write || write.isDiscarded || this.knownTo(stored).has(value)) return;
    write.isDiscarded = true;
    for (const replaced of write.replaced) this.#drop(item, replaced, stored);
  }

  /** Remembers that an item is about to be deleted, and what is shown of it. */
  beginDeletion(word: string, shown: readonly string[]): void {
    const item = this.items.get(word);
    if (!item) return;
    item.deletions += 1;
    for (const value of shown) item.shownAtDeletion.add(value);
  }

  acknowledgeDeletion(word: string): void {
    const item = this.items.get(word);
    if (item) item.isDeleted = true;
  }

  /**
   * Returns these values, and all that those who typed them knew, directly or by what that had replaced: also of another item, whose name a new
   * one had, and which became the same.
   */
  knownTo(values: Iterable<string>): ReadonlySet<string> {
    const known = new Set(values);
    for (const value of known)
      for (const replaced of this.#itemOf(value)?.writes.get(value)?.replaced ?? []) known.add(replaced);
    return known;
  }

  #added(kind: ItemHistory['kind'], word: string): ItemHistory {
    const item: ItemHistory = {
      kind,
      writes: new Map(),
      sites: new Set(),
      names: new Set(),
      notes: [],
      isDiscarded: false,
      savedAsNew: 0,
      deletions: 0,
      shownAtDeletion: new Set(),
      deletionsDiscarded: 0,
      isUndone: false,
      isDeleted: false,
    };
    this.items.set(word, item);
    return item;
  }

  #itemOf(value: string): ItemHistory | undefined {
    return this.items.get(wordOf(value));
  }
}

/** Returns the word of an item: that with which each of its values begins. */
export function wordOf(value: string): string {
  return value.split(' ')[0] ?? '';
}

/** Returns the value of an item that is told apart. */
export function tokenIn(values: Values): string {
  return String(values[TOKEN_FIELD] ?? '');
}

/** Returns the value of a change that is told apart; of a deletion, the one that it is of, where that says so. */
export function tokenOf({ kind, before, data }: PendingChange): string {
  return tokenIn(kind === 'delete' ? (before ?? {}) : data);
}

/** Returns the values of a stored item that are told apart: the name of a track's file is one, too. */
export function tokensIn(item: Values): readonly string[] {
  const { igcFileName } = item;
  return typeof igcFileName === 'string' ? [tokenIn(item), igcFileName] : [tokenIn(item)];
}

/** Returns the values that a change saves; none for a deletion. */
export function savedBy({ kind, data, file }: PendingChange): readonly string[] {
  if (kind === 'delete') return [];
  return file === null ? [tokenIn(data)] : tokensIn(data);
}
