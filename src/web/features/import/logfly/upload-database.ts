import { LOGFLY_PART_BYTES } from '#contract/import/logfly';
import { CallError } from '#web/api/call-error.ts';
import { dataUriOf } from '#web/api/data-uri.ts';
import { ReadError } from '../parse/read-error.ts';
import { type Repeating, untilSent } from '../send/until-sent.ts';
import type { LogflyCalls, Upload } from './logfly-calls.ts';

/** What sending needs. */
export interface Uploading extends Repeating {
  readonly calls: LogflyCalls;
  /** Called with the bytes that the server has. */
  readonly onSent: (bytes: number) => void;
}

/** How often the server may have less than before: a server that restarts without its files would never have all. */
const MOST_LOSSES = 3;

/** Sends a database part by part, from wherever the server has it. Rejects with a `CallError`, or a {@link ReadError} when the file is gone. */
export async function uploadDatabase(file: Blob, upload: Upload, uploading: Uploading): Promise<void> {
  let [received, losses] = [0, 0];
  while (received < upload.size) {
    uploading.signal.throwIfAborted();
    const offset = received;
    const content = await base64Of(file.slice(offset, offset + LOGFLY_PART_BYTES));
    ({ received } = await untilSent(() => uploading.calls.upload({ ...upload, offset, content }), uploading));
    uploading.onSent(received);
    if (received <= offset) losses += 1;
    if (losses > MOST_LOSSES) throw new CallError('DBWriteError');
  }
}

async function base64Of(part: Blob): Promise<string> {
  try {
    const uri = await dataUriOf(part);
    return uri.slice(uri.indexOf(',') + 1);
  } catch (cause) {
    throw new ReadError('gone', { cause });
  }
}
