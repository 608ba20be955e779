// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LOGFLY_PART_BYTES } from '#contract/import/logfly';
import { ReadError } from '../parse/read-error.ts';
import type { LogflyCalls } from './logfly-calls.ts';
import { uploadDatabase } from './upload-database.ts';

const SIZE = 2 * LOGFLY_PART_BYTES + 10;
const FILE = new Blob([Uint8Array.from({ length: SIZE }, (_, i) => i % 251)]);
const UPLOAD = { clientKey: 'a3bb189e-8bf9-4888-9912-ace4e6543002', size: SIZE };

/** Uploads to a server that says, part by part, how much it has; by default what has come. */
async function sentTo(says: (part: number, arrived: number) => number, stopAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController();
  const [offsets, bytes, progress]: [number[], number[], number[]] = [[], [], []];
  const upload: LogflyCalls['upload'] = async ({ offset, content }) => {
    offsets.push(offset);
    const arrived = Buffer.from(content, 'base64');
    bytes.push(arrived[0] ?? 0, arrived.length);
    if (offsets.length >= stopAfter) stop.abort(new Error('stopped'));
    return { received: says(offsets.length, offset + arrived.length) };
  };
  const nothing = async (): Promise<never> => Promise.reject(new Error('Not called'));
  const sending = uploadDatabase(FILE, UPLOAD, {
    calls: { upload, read: nothing, page: nothing, remove: nothing },
    signal: stop.signal,
    onWaiting: () => undefined,
    onSent: (sent) => progress.push(sent),
  });
  const problem = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  return { offsets, bytes, progress, problem };
}

describe('the upload of a database', () => {
  it('sends its bytes in parts, one after the other', async () => {
    const { offsets, bytes, progress, problem } = await sentTo((_, arrived) => arrived);
    const [part, last] = [LOGFLY_PART_BYTES, 2 * LOGFLY_PART_BYTES];
    expect({ offsets, progress, problem }).toEqual({
      offsets: [0, part, last],
      progress: [part, last, SIZE],
      problem: null,
    });
    expect(bytes).toEqual([0, part, part % 251, part, last % 251, 10]);
  });

  it('goes on where the server has it', async () => {
    const { offsets, problem } = await sentTo((part, arrived) => (part === 2 ? 0 : arrived));
    expect(offsets).toEqual([0, LOGFLY_PART_BYTES, 0, LOGFLY_PART_BYTES, 2 * LOGFLY_PART_BYTES]);
    expect(problem).toBeNull();
  });

  it('ends when the server loses it again and again', async () => {
    const { offsets, problem } = await sentTo(() => 0);
    expect(offsets).toEqual([0, 0, 0, 0]);
    expect(problem).toMatchObject({ type: 'DBWriteError' });
  });

  it('ends between two parts when it is stopped', async () => {
    const { offsets, problem } = await sentTo((_, arrived) => arrived, 1);
    expect([offsets, problem]).toEqual([[0], new Error('stopped')]);
  });

  it('ends when the file is gone', async () => {
    const gone = Object.assign(new Blob(['x']), { slice: () => 'not a blob' });
    const nothing = async (): Promise<never> => Promise.reject(new Error('Not called'));
    const uploading = { signal: new AbortController().signal, onWaiting: () => undefined, onSent: () => undefined };
    const calls = { upload: nothing, read: nothing, page: nothing, remove: nothing };
    await expect(uploadDatabase(gone, UPLOAD, { ...uploading, calls })).rejects.toBeInstanceOf(ReadError);
  });
});
