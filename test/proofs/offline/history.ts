import type { QueuedChange, Values } from '#web/store/queue/queued-change.ts';

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
  /** The words of the sites that were chosen for a flight. */
  readonly sites: Set<string>;
  isCreateAcknowledged: boolean;
  isDiscarded: boolean;
  /** Deletions that were tried, and those of them that the pilot has taken back. */
  deletions: number;
  deletionsDiscarded: number;
  /** Whether one was acknowledged, and nothing was saved since. */
  isDeleted: boolean;
}

/** The field of each kind of item whose values are told apart, and that which never changes. */
export const TOKEN_FIELD = 'remarks';

/** Everything that the pilot has done on any device. */
export class History {
  readonly items = new Map<string, ItemHistory>();

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

  acknowledge(value: string): void {
    const item = this.#itemOf(value);
    const write = item?.writes.get(value);
    if (!item || !write) return;
    write.isAcknowledged = true;
    item.isDeleted = false; // Another form was open, and takes the deletion back.
    item.isCreateAcknowledged = true;
  }

  /** The pilot has seen the value of the other device, and keeps this one. */
  replace(value: string, other: string): void {
    this.#itemOf(value)?.writes.get(value)?.replaced.add(other);
  }

  /** The pilot has dropped a change that waits. */
  discard({ kind, data, before, clientKey }: QueuedChange): void {
    const item = this.#itemOf(tokenIn(kind === 'delete' ? (before ?? {}) : data));
    if (!item) return;
    if (kind === 'delete') item.deletionsDiscarded += 1;
    if (clientKey !== null) item.isDiscarded = true;
    for (const [value, write] of item.writes) if (kind === 'save' && value === tokenIn(data)) this.#drop(item, write);
  }

  #drop(item: ItemHistory, write: Write): void {
    write.isDiscarded = true;
    // Joined saves: what it has replaced here was dropped with it, unless the server has it.
    for (const value of write.replaced) {
      const earlier = item.writes.get(value);
      if (earlier && !earlier.isDiscarded) this.#drop(item, earlier);
    }
  }

  /** Remembers that an item is about to be deleted. */
  beginDeletion(word: string): void {
    const item = this.items.get(word);
    if (item) item.deletions += 1;
  }

  acknowledgeDeletion(word: string): void {
    const item = this.items.get(word);
    if (item) item.isDeleted = true;
  }

  #added(kind: ItemHistory['kind'], word: string): ItemHistory {
    const item: ItemHistory = {
      kind,
      writes: new Map(),
      sites: new Set(),
      isCreateAcknowledged: false,
      isDiscarded: false,
      deletions: 0,
      deletionsDiscarded: 0,
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

/** Whether a value was typed by somebody who knew another one, directly or by what that had replaced. */
export function knew(item: ItemHistory, value: string, other: string): boolean {
  const seen = new Set<string>();
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === other) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(item.writes.get(next)?.replaced ?? []));
  }
  return false;
}
