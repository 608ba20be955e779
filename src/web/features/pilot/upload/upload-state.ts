import type { RowError } from '#contract/errors';
import type { ImportResponse } from '#contract/import/flights-import';

/** A file that was read and waits to be imported. */
interface Chosen {
  readonly fileName: string;
  /** The file as a data URI. */
  readonly content: string;
  /** The same key twice imports once. */
  readonly clientKey: string;
}

/** Why a file was not imported. */
export type ImportFailure =
  | { readonly kind: 'records'; readonly records: readonly RowError[] }
  | { readonly kind: 'message'; readonly message: string; readonly canRetry: boolean };

/** The states of an upload. */
export type UploadState =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly fileName: string }
  | { readonly state: 'rejected'; readonly fileName: string; readonly message: string }
  | ({ readonly state: 'chosen' } & Chosen)
  | ({ readonly state: 'importing' } & Chosen)
  | ({ readonly state: 'failed'; readonly failure: ImportFailure } & Chosen)
  | { readonly state: 'imported'; readonly fileName: string; readonly added: ImportResponse };

/** Returns what can be imported now: a file that was read and is neither being imported nor done; else null. */
export function importable(upload: UploadState): Chosen | null {
  return upload.state === 'chosen' || upload.state === 'failed' ? upload : null;
}
