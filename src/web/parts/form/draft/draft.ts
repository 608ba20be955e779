import * as v from 'valibot';

/** A file that was chosen in a form: its very bytes. */
export interface DraftFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What stands in a changed form: enough to open it again as it was left. */
export interface Draft<Entry> {
  readonly entry: Entry;
  /** The key of the save: one that was under way when the page was reloaded saves nothing twice. */
  readonly clientKey: string;
  /** The epoch that the form was opened in: in another one the id that it is about may mean another item. */
  readonly epoch: string | null;
  /** What the form holds beside its fields; it is for the form to parse. */
  readonly beside: unknown;
  readonly file: DraftFile | null;
}

/** A draft of some form; its entry is the form's to parse. */
export type AnyDraft = Draft<unknown>;

const BYTES = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** A row of the drafts as the browser keeps it; the file has a row of its own. */
export const DRAFT_ROW = v.object({
  key: v.string(),
  /** Unix milliseconds. */
  keptAt: v.number(),
  entry: v.unknown(),
  clientKey: v.pipe(v.string(), v.uuid()),
  epoch: v.nullable(v.string()),
  beside: v.unknown(),
});

/** A row of the files of drafts. */
export const FILE_ROW = v.object({ key: v.string(), name: v.string(), bytes: BYTES });

/** A row of the drafts. */
export type DraftRow = v.InferOutput<typeof DRAFT_ROW>;
/** A row of the files of drafts. */
export type FileRow = v.InferOutput<typeof FILE_ROW>;
