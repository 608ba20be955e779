import * as v from 'valibot';

/** A file that was chosen in a form. */
export interface DraftFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The content of a changed form: enough to restore it. */
export interface Draft<Entry> {
  readonly entry: Entry;
  /** The key of the save: a save that was running when the page was reloaded saves nothing twice. */
  readonly clientKey: string;
  /** The epoch in which the form was opened: in another one the item's id may mean another item. */
  readonly epoch: string | null;
  /** The values of the item when the form was opened, with which a save is merged; the form parses them. */
  readonly before?: unknown;
  /** The state of the form besides its fields; the form parses it. */
  readonly extra: unknown;
  readonly file: DraftFile | null;
}

/** A draft of any form; the form parses its entry. */
export type AnyDraft = Draft<unknown>;

const BYTES = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

const CONTENT = {
  /** Unix milliseconds. */
  keptAt: v.number(),
  entry: v.unknown(),
  clientKey: v.pipe(v.string(), v.uuid()),
  epoch: v.nullable(v.string()),
  before: v.optional(v.unknown()),
  /** `extra` of the draft, by the name that stored drafts have had from the start. */
  beside: v.unknown(),
};

/** Schema of a stored draft; its file has a row of its own. */
export const DRAFT_ROW = v.object({ v: v.literal(1), ...CONTENT });
/** Schema of a stored file of a draft. */
export const FILE_ROW = v.object({ v: v.literal(1), name: v.string(), bytes: BYTES });

/** Schema of a draft as version 1.1.0 has stored it, in a database of its own. */
export const OLD_DRAFT_ROW = v.object({
  key: v.string(),
  ...CONTENT,
  /** Its save was about to be stored as a pending change: a later save from it may be another item. */
  isHandedOver: v.exactOptional(v.literal(true)),
});
/** See {@link OLD_DRAFT_ROW}. */
export const OLD_FILE_ROW = v.object({ key: v.string(), name: v.string(), bytes: BYTES });

export type DraftRow = v.InferOutput<typeof DRAFT_ROW>;
export type FileRow = v.InferOutput<typeof FILE_ROW>;
export type OldDraftRow = v.InferOutput<typeof OLD_DRAFT_ROW>;
