import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FileToZip, zipOf } from './zip-file.ts';

/** More than the streams hold back. */
const CONTENT = gzipSync(Buffer.alloc(200_000, 'track'), { level: 0 });
const entryOf = (name: string): FileToZip => ({ name, content: CONTENT, changedAt: new Date('2026-07-01T12:00:00Z') });

async function readAll(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

describe('a ZIP file that is produced while it is read', () => {
  it.each([0, 1, 3])('fails for its reader when its entries fail after %i of them', async (count) => {
    const entries = async function* (): AsyncGenerator<FileToZip> {
      for (let i = 0; i < count; i += 1) yield entryOf(`${i}.igc`);
      throw new Error('the thread ended');
    };
    await expect(readAll(zipOf(entries()))).rejects.toThrow('the thread ended');
  });

  it('asks for no more entries once its reader has left', async () => {
    let [asked, isEnded] = [0, false];
    const entries = async function* (): AsyncGenerator<FileToZip> {
      try {
        for (; ; asked += 1) yield entryOf(`${asked}.igc`);
      } finally {
        isEnded = true;
      }
    };
    const content = zipOf(entries());
    expect((await content.next()).done).toBe(false);
    await content.return(undefined);
    expect(isEnded).toBe(true);
    expect(asked).toBeLessThan(4);
  });
});
