import { useState } from 'react';
import { importFlights } from '#contract/import/flights-import';
import { callErrorOf } from '#web/api/call-error.ts';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { addAsPilot } from '#web/store/store.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { importFailureOf } from './import-failure.ts';
import { readCsvFile } from './read-csv-file.ts';
import { importable, type UploadState } from './upload-state.ts';

/** An upload of flights, from the choice of a file to what it added. */
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
    if (!isLatest()) return; // Removed or replaced meanwhile.
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
