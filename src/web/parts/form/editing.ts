import * as v from 'valibot';
import { openedTrack } from '#contract/data';
import { openedFields } from '#contract/field-schemas';
import type { EntryResult, InputOf } from '#domain/fields/entity';
import { type Entity, keysOf, namesOf, trimmedTo, withValuesOf } from '#domain/fields/field';
import { mergeFields } from '#domain/fields/merge';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { CallError } from '#web/api/call-error.ts';
import { newClientKey } from './client-key.ts';
import type { Draft, DraftFile } from './draft/draft.ts';

/** The values of an item as a form has shown them; those of a flight with its track, as far as that is known. */
export type Seen<E extends Entity> = InputOf<E> & v.InferOutput<typeof TRACK>;
const TRACK = v.object(openedTrack);

/** The item of a form. */
export interface EditedItem<Entry, E extends Entity> {
  readonly entity: E;
  /** 0 for a new item, and for the pilot. */
  readonly id: number;
  /** The item when the form was opened; null for a new one. */
  readonly opened: Seen<E> | null;
  /** The inputs when the form was opened. */
  readonly entry: Entry;
  /** Returns the item as the logbook has it now; null when it is gone. */
  readonly current: () => Seen<E> | null;
  /** Returns the inputs for an item's values; `shown` are the present ones, with the units that are chosen. */
  readonly entryOf: (values: InputOf<E>, shown: Entry) => Entry;
  /** Reads inputs: values of `before` that were not changed are kept exactly. */
  readonly read: (typed: Entry, before: InputOf<E> | undefined) => EntryResult<InputOf<E>>;
}

/** A save of an item: a new one has a key, another one is merged with later saves. */
export interface ItemToSave<E extends Entity> {
  readonly data: InputOf<E> & { readonly id: number };
  readonly clientKey?: string;
  readonly before?: Seen<E>;
}

/** The state of a form besides its inputs: a new object whenever it changes. */
export interface ExtraState {
  /** Whether it has changed since the form was opened. */
  readonly isChanged: boolean;
  /** Values that can be cloned. */
  readonly values: unknown;
  readonly file: DraftFile | null;
}

/** The two sides of a conflict: this form, and the values of another device. */
export type Side = 'mine' | 'theirs';

/** The fields that another device has changed to other values than the form has. */
export interface Conflict {
  /** How many there were since the form was opened. */
  readonly round: number;
  readonly subject: Entity['subject'];
  /** The fields of both sides; `igc` is the track. */
  readonly fields: readonly string[];
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
}

/** How a form goes on after another device has changed its item. */
interface Met<Entry> {
  /** The inputs that change. */
  readonly inputs: Partial<Entry>;
  /** Null when both sides could be merged. */
  readonly conflict: Conflict | null;
  /** Returns the inputs that change where one side of some fields is chosen. */
  readonly inputsOf: (fields: readonly string[], side: Side) => Partial<Entry>;
}

/** The opened item of a form, the typed values, and the values that its save is compared with: all that a save and a draft need. */
export class Editing<Entry extends object, E extends Entity> {
  /** Makes saving a new item twice harmless. */
  readonly clientKey: string;
  readonly #edited: EditedItem<Entry, E>;
  readonly #names: readonly string[];
  /** The epoch in which the form was opened: in another one its item's id may mean another item. */
  readonly #epoch: string | null;
  #typed: Entry;
  /** The values that a save or deletion is compared with: those when the form was opened, or that were met since. Null for a new item. */
  #before: Seen<E> | null;
  #isNew: boolean;
  #rounds = 0;

  constructor(edited: EditedItem<Entry, E>, found: Draft<Partial<Entry>> | null, heldEpoch: string | null) {
    this.#edited = edited;
    this.#names = [...namesOf(edited.entity), ...Object.keys(openedTrack)];
    this.clientKey = found?.clientKey ?? newClientKey();
    this.#epoch = found ? found.epoch : heldEpoch;
    this.#typed = { ...edited.entry, ...found?.entry };
    this.#before = edited.opened && { ...trimmedTo(this.#names, edited.opened), ...storedBefore(edited.entity, found) };
    this.#isNew = edited.opened === null;
  }

  /** The item that the form was opened with; the id 0 for a new one, and for the pilot. */
  get item(): { readonly dataType: Entity['subject']; readonly id: number } {
    return { dataType: this.#edited.entity.subject, id: this.#edited.id };
  }

  /** The inputs when the form was opened. */
  get entry(): Entry {
    return this.#edited.entry;
  }

  /** The inputs as they are typed. */
  get typed(): Entry {
    return this.#typed;
  }

  /** Whether a save adds an item. */
  get isNew(): boolean {
    return this.#isNew;
  }

  type(inputs: Partial<Entry>): void {
    this.#typed = { ...this.#typed, ...inputs };
  }

  /** Returns the values of inputs, or their problems. */
  read(typed: Entry): EntryResult<InputOf<E>> {
    return this.#edited.read(typed, this.#before ?? undefined);
  }

  /** The item that the form was opened with no longer exists: from now on it is saved as a new one. */
  becomeNew(): void {
    this.#isNew = true;
  }

  /** The track that the flight had when the form was opened comes later. It does not replace that of a draft, or of another device. */
  seeTrack(track: NonNullable<Seen<E>['track']>): void {
    if (this.#before?.track === undefined && this.#before && this.#rounds === 0)
      this.#before = { ...this.#before, track };
  }

  /** Returns how to save values. Throws a `CallError` where the logbook was restored from a backup since the form was opened. */
  toSave(input: InputOf<E>, heldEpoch: string | null): ItemToSave<E> {
    if (this.#isNew) return { data: { ...input, id: 0 }, clientKey: this.clientKey };
    this.#checkEpoch(heldEpoch);
    return { data: { ...input, id: this.#edited.id }, ...(this.#before && { before: this.#before }) };
  }

  /** Returns which item to delete, as it was seen. Throws as {@link toSave} does. */
  toDelete(heldEpoch: string | null): { readonly id: number; readonly before?: Seen<E> } {
    this.#checkEpoch(heldEpoch);
    return { id: this.#edited.id, ...(this.#before && { before: this.#before }) };
  }

  /** Returns the draft of the form; null when it is as it was opened. */
  draft({ isChanged, values, file }: ExtraState): Draft<Entry> | null {
    const { entry } = this.#edited;
    if (!isChanged && keysOf(inputsThatDiffer(entry, this.#typed)).length === 0) return null;
    const opened = { clientKey: this.clientKey, epoch: this.#epoch, before: this.#before };
    return { entry: this.#typed, ...opened, extra: values, file };
  }

  /**
   * Merges the typed values with those saved by another device, which a save or deletion is compared with from now on. `rejected` are the
   * fields in conflict by the server. Null when there is nothing to merge.
   */
  meet(rejected: readonly string[]): Met<Entry> | null {
    const [before, theirs] = [this.#before, this.#edited.current()];
    if (before === null || theirs === null) return null;
    const read = this.read(this.#typed);
    const mine: InputOf<E> = read.state === 'right' ? read.input : before;
    const { entity } = this.#edited;
    const { values, conflicts } = mergeFields(entity.fields, { before, mine, stored: theirs });
    const kept = withValuesOf(values, mine, conflicts);
    this.#before = trimmedTo(this.#names, theirs);
    this.#rounds += 1;
    const inputs = this.#inputsFor(kept, mine);
    this.type(inputs);
    const fields = [...conflicts, ...rejected.filter((field) => field === 'igc')];
    const conflict = { round: this.#rounds, subject: entity.subject, fields, mine, theirs };
    return {
      inputs,
      conflict: fields.length > 0 ? conflict : null,
      inputsOf: (chosen, side) => {
        const [wanted, shown] = side === 'mine' ? [mine, theirs] : [theirs, mine];
        return this.#inputsFor(withValuesOf(kept, wanted, chosen), withValuesOf(kept, shown, chosen));
      },
    };
  }

  #inputsFor(wanted: InputOf<E>, shown: InputOf<E>): Partial<Entry> {
    const to = this.#edited.entryOf(wanted, this.#typed);
    return inputsThatDiffer(to, this.#edited.entryOf(shown, this.#typed));
  }

  #checkEpoch(held: string | null): void {
    if (this.#epoch !== null && held !== null && this.#epoch !== held)
      throw new CallError('badRequest', { message: itemFormTexts.forms.openAgain });
  }
}

/** The values in a draft may be older than the item; version 1.1.0 has stored none of the track. */
function storedBefore<E extends Entity>({ fields }: E, found: Pick<Draft<unknown>, 'before'> | null) {
  const { success, output } = v.safeParse(v.object({ ...openedFields(fields), ...openedTrack }), found?.before);
  return success ? output : {};
}

/** Returns the inputs, which are texts, that differ. */
function inputsThatDiffer<Entry extends object>(entry: Entry, other: Entry): Partial<Entry> {
  const inputs: Partial<Entry> = {};
  for (const name of keysOf(entry)) if (entry[name] !== other[name]) inputs[name] = entry[name];
  return inputs;
}
