import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hugeZip, type ZipDraft, zipBytes } from '#test/builders/zip';
import { ReadError } from './read-error.ts';
import { endsAsZip, readDirectory, recoverEntries, unpackEntry, unpackFile, unpackHead, type ZipEntry } from './zip.ts';

const TEXT = 'B1101355206343N00006198WA0058700558\r\n'.repeat(500);
const fileOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);
const draftFile = (...drafts: readonly ZipDraft[]): Blob => fileOf(zipBytes(drafts));

async function problemOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof ReadError) return error.problem;
    throw error;
  }
  return 'none';
}

async function onlyEntry(blob: Blob): Promise<ZipEntry> {
  const [entry] = await readDirectory(blob);
  if (!entry) throw new Error('The ZIP is empty');
  return entry;
}

async function problemOfEntry(blob: Blob): Promise<string> {
  const entry = await onlyEntry(blob);
  return problemOf(unpackEntry(blob, entry));
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

describe('a ZIP of another program', () => {
  const zip = fileOf(
    zipSync({
      'a.igc': strToU8(TEXT),
      'july/über.igc': strToU8('stored'),
      'folder/': new Uint8Array(),
      'empty.txt': new Uint8Array(),
    }),
  );

  it('has its files with their sizes, folders left out', async () => {
    const entries = await readDirectory(zip);
    expect(entries.map(({ name, size }) => [name, size])).toEqual([
      ['a.igc', TEXT.length],
      ['july/über.igc', 6],
      ['empty.txt', 0],
    ]);
  });

  it('is unpacked file by file: as a whole, its head, or as a file', async () => {
    const [a, b, empty] = await readDirectory(zip);
    if (!a || !b || !empty) throw new Error('Entries are missing');
    expect(textOf(await unpackEntry(zip, a))).toBe(TEXT);
    expect(textOf(await unpackEntry(zip, b))).toBe('stored');
    expect(await unpackEntry(zip, empty)).toHaveLength(0);
    expect(textOf(await unpackHead(zip, a, 100))).toBe(TEXT.slice(0, 100));
    expect(textOf(await unpackHead(zip, b, 100))).toBe('stored');
    expect(await (await unpackFile(zip, a)).text()).toBe(TEXT);
  });

  it('may follow other bytes, and be followed by a comment', async () => {
    const inner = new Uint8Array(await zip.arrayBuffer());
    const commented = Uint8Array.from([...inner.subarray(0, -2), 3, 0, 1, 2, 3]);
    const blob = new Blob([new Uint8Array(1_000), commented]);
    const [entry] = await readDirectory(blob);
    expect(entry && textOf(await unpackEntry(blob, entry))).toBe(TEXT);
    expect(await endsAsZip(blob)).toBe(true);
    expect(await endsAsZip(new Blob([new Uint8Array(1_000), 'PK\u0005\u0006', new Uint8Array(18)]))).toBe(false);
  });

  it('may have its sizes behind the packed bytes', async () => {
    const blob = draftFile({ name: 'a', content: TEXT, hasDescriptor: true });
    expect(textOf(await unpackEntry(blob, await onlyEntry(blob)))).toBe(TEXT);
  });

  it.each([
    ['July\\Höhe.igc', Buffer.from('July\\Höhe.igc')],
    ['July\\Höhe.igc', Buffer.from('July\\Höhe.igc', 'latin1')],
    ['Höhe.igc', Uint8Array.from([0x48, 0x94, 0x68, 0x65, 0x2e, 0x69, 0x67, 0x63])],
  ])('may have the name %s in any encoding', async (name, nameBytes) => {
    const entry = await onlyEntry(draftFile({ name, nameBytes, content: '' }));
    expect(entry.name).toBe(name.replace('\\', '/'));
  });
});

describe('a ZIP without its directory', () => {
  const drafts: readonly ZipDraft[] = [
    { name: 'a.igc', content: TEXT },
    { name: 'b/', content: '' },
    { name: 'b/c.igc', content: TEXT, hasDescriptor: true },
    { name: 'd.igc', content: TEXT.repeat(200), method: 0, hasDescriptor: true },
    { name: 'e.igc', content: TEXT },
  ];

  it.each([
    ['cut off', zipBytes(drafts).subarray(0, -40), 4],
    ['cut off behind other bytes', Buffer.concat([new Uint8Array(70_000), zipBytes(drafts).subarray(0, -40)]), 4],
    [
      'cut off, with a header in two of the parts that are searched',
      Buffer.concat([new Uint8Array(2 ** 16 - 1), zipBytes(drafts).subarray(0, -40)]),
      4,
    ],
    ['cut off in its last file', zipBytes(drafts).subarray(0, -290), 3],
  ])('that was %s has its files before the cut', async (_, bytes, whole) => {
    const blob = fileOf(bytes);
    const entries = await recoverEntries(blob, 100);
    expect(entries.map(({ name }) => name)).toEqual(['a.igc', 'b/c.igc', 'd.igc', 'e.igc']);
    for (const entry of entries.slice(0, whole))
      expect(textOf(await unpackEntry(blob, entry)).slice(0, TEXT.length)).toBe(TEXT);
    for (const entry of entries.slice(whole)) expect(await problemOf(unpackEntry(blob, entry))).toBe('badEntry');
    expect(await recoverEntries(blob, 2)).toHaveLength(1);
  });

  it('of anything else has none', async () => {
    expect(await recoverEntries(fileOf(new Uint8Array(200_000)), 100)).toEqual([]);
  });
});

describe('a ZIP of more than 4 GB', () => {
  it('has its sizes and offsets in the records of ZIP64', async () => {
    const blob = fileOf(hugeZip({ name: 'a.igc', content: TEXT }));
    const entry = await onlyEntry(blob);
    expect(entry).toMatchObject({ name: 'a.igc', size: TEXT.length });
    expect(textOf(await unpackEntry(blob, entry))).toBe(TEXT);
  });
});

describe('an entry is refused', () => {
  it.each<[string, ZipDraft, string]>([
    ['that is encrypted', { name: 'a', content: TEXT, flags: 1 }, 'encrypted'],
    ['packed in an unknown way', { name: 'a', content: TEXT, method: 14 }, 'unknownCompression'],
    ['that is longer than it says', { name: 'a', content: TEXT, size: 100 }, 'wrongLength'],
    ['that is shorter than it says', { name: 'a', content: TEXT, size: TEXT.length + 1 }, 'wrongChecksum'],
    ['stored in another length', { name: 'a', content: TEXT, method: 0, size: 100 }, 'wrongLength'],
    ['of another checksum', { name: 'a', content: TEXT, crc32: 1 }, 'wrongChecksum'],
    [
      'whose packed bytes are none',
      { name: 'a', content: TEXT, packed: new Uint8Array(200).fill(0xff) },
      'wrongChecksum',
    ],
    ['whose packed bytes end too early', { name: 'a', content: TEXT, cut: 20 }, 'wrongChecksum'],
  ])('%s', async (_, draft, problem) => {
    expect(await problemOfEntry(draftFile(draft))).toBe(problem);
  });

  it('that unpacks to 20 MB, after the length it says', async () => {
    const bomb = draftFile({ name: 'bomb.igc', content: new Uint8Array(20 * 2 ** 20), size: 1_000 });
    expect(bomb.size).toBeLessThan(100_000);
    const entry = await onlyEntry(bomb);
    expect(await problemOf(unpackEntry(bomb, entry))).toBe('wrongLength');
    expect(await problemOf(unpackFile(bomb, entry))).toBe('wrongLength');
    expect(await problemOf(unpackHead(bomb, entry, 500))).toBe('wrongLength');
  });

  it('whose beginning is missing, the next one is read', async () => {
    const zip = fileOf(
      zipBytes([
        { name: 'a', content: TEXT },
        { name: 'b', content: TEXT },
      ]).subarray(50),
    );
    const entries = await readDirectory(zip);
    const problems = await Promise.all(entries.map((entry) => problemOf(unpackEntry(zip, entry))));
    expect(problems).toEqual(['badEntry', 'none']);
  });

  it('that overlaps the next, which is read', async () => {
    const zip = draftFile({ name: 'a', content: TEXT }, { name: 'b', content: TEXT, offset: 0 });
    const entries = await readDirectory(zip);
    const problems = await Promise.all(entries.map((entry) => problemOf(unpackEntry(zip, entry))));
    expect(problems).toEqual(['overlapping', 'none']);
  });

  it('whose local header is elsewhere', async () => {
    const blob = draftFile({ name: 'a', content: TEXT });
    const entry = await onlyEntry(blob);
    expect(await problemOf(unpackEntry(blob, { ...entry, offset: 5 }))).toBe('badEntry');
    expect(await problemOf(unpackEntry(blob, { ...entry, offset: 10 ** 9 }))).toBe('badEntry');
  });
});

describe('a ZIP is refused', () => {
  const whole = zipBytes([{ name: 'a', content: TEXT }]);

  it.each([
    ['that is cut off', whole.subarray(0, -30)],
    ['of nothing', new Uint8Array()],
    ['of nothing but zeros', new Uint8Array(100_000)],
  ])('%s', async (_, bytes) => {
    expect(await problemOf(readDirectory(fileOf(bytes)))).toBe('badZip');
  });

  it('with more entries than allowed', async () => {
    const zip = draftFile(...['a', 'b', 'c'].map((name) => ({ name, content: '' })));
    expect(await problemOf(readDirectory(zip, 2))).toBe('tooManyEntries');
    expect(await readDirectory(zip, 3)).toHaveLength(3);
  });
});
