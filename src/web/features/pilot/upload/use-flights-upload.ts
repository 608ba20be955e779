import { useState } from 'react';
import type { RowError } from '#contract/errors';
import { type ImportResponse, importFlights } from '#contract/import/flights-import';
import { textsByField } from '#contract/messages/problem-text';
import { problemsOfCsvFile } from '#domain/file';
import { isolated } from '#domain/isolated';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { UPLOAD as uploadTexts } from '#texts/upload';
import { type CallError, callErrorOf, canRetry, isSessionError, rowErrorsOf } from '#web/api/call-error.ts';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { addAsPilot } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { useLatest } from '#web/ui/use-latest.ts';

/** An upload of flights, from the choice of a file to its result. */
export interface FlightsUpload {
  readonly upload: UploadState;
  readonly choose: (file: File) => Promise<void>;
  /** Removes the file and starts again. */
  readonly remove: () => void;
  /** Imports the chosen file. Never rejects. */
  readonly send: () => Promise<void>;
}

/** The state of the upload page. */
export function useFlightsUpload(): FlightsUpload {
  const [upload, setUpload] = useState<UploadState>({ state: 'none' });
  const begin = useLatest();

  const remove = (): void => {
    begin();
    setUpload({ state: 'none' });
  };
  const choose = async (file: File): Promise<void> => {
    const isLatest = begin();
    const fileName = file.name;
    setUpload({ state: 'reading', fileName });
    const read = await readCsvFile(file);
    if (!isLatest()) return; // Removed or replaced while it was read.
    if (read.state === 'rejected') setUpload({ ...read, fileName });
    else setUpload({ state: 'chosen', fileName, content: read.content, clientKey: newClientKey() });
  };
  const send = async (): Promise<void> => {
    const chosen = importable(upload);
    if (!chosen) return;
    const { fileName, content, clientKey } = chosen;
    const file = { fileName, content, clientKey };
    setUpload({ state: 'importing', ...file });
    try {
      const added = await addAsPilot(importFlights, { body: { encodedContent: content, clientKey } });
      setUpload({ state: 'imported', fileName, added });
    } catch (thrown) {
      const failure = importFailureOf(callErrorOf(thrown));
      setUpload(failure ? { state: 'failed', failure, ...file } : { state: 'chosen', ...file });
    }
  };
  return { upload, choose, remove, send };
}

/** Result of reading a chosen file. */
type CsvFile =
  | { readonly state: 'read'; readonly content: string }
  | { readonly state: 'rejected'; readonly message: string };

/** Checks a chosen file by type, name and size, and reads it as a data URI. */
async function readCsvFile(file: File): Promise<CsvFile> {
  const { csv: message } = textsByField(problemTexts, problemsOfCsvFile(file));
  if (message !== undefined) return { state: 'rejected', message };
  try {
    return { state: 'read', content: await dataUriOf(file) };
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return { state: 'rejected', message: itemFormTexts.forms.unreadableFile(isolated(file.name)) };
  }
}

/**
 * Returns why an import failed, as it is shown (`docs/behaviour.md`, 'Errors'): bad records, or the error's own message. A response
 * without an error counts as a write error. Null where the frame around the page shows the error and a login.
 */
export function importFailureOf(error: CallError): ImportFailure | null {
  if (isSessionError(error)) return null;
  const records = rowErrorsOf(error);
  if (records && records.length > 0) return { kind: 'records', records };
  return { kind: 'message', message: messageOf(error), canRetry: canRetry(error) && error.type !== 'fileImportError' };
}

function messageOf({ type, message, hasOwnMessage }: CallError): string {
  if (type === 'DBReadError') return texts.errors.DBWriteError;
  return type === 'other' && !hasOwnMessage ? uploadTexts.failed : message;
}

/** A file that was read and waits to be imported. */
interface Chosen {
  readonly fileName: string;
  /** The file as a data URI. */
  readonly content: string;
  /** The same key twice imports once. */
  readonly clientKey: string;
}

/** Why a file was not imported. */
type ImportFailure =
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

/** Returns the content of a blob as a data URI. Rejects when it cannot be read. */
function dataUriOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
