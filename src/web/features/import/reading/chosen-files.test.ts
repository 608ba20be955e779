import { describe, expect, it } from 'vitest';
import { chosenByDrop, chosenByPicker, sourceOf } from './chosen-files.ts';

const fileOf = (name: string, webkitRelativePath = ''): File =>
  Object.assign(new File(['A'], name), { webkitRelativePath });

/** A file of a drop. */
function fileEntry(fullPath: string): FileSystemFileEntry {
  const name = fullPath.split('/').at(-1) ?? '';
  const entry = { isFile: true, isDirectory: false, name, fullPath };
  const file = (done: (file: File) => void): void => done(new File(['A'], name));
  return Object.assign(entry, { file, filesystem: new NoFileSystem(), getParent: () => undefined });
}

/** A folder of a drop; its reader hands out two entries at a time. */
function folderEntry(fullPath: string, children: readonly FileSystemEntry[]): FileSystemDirectoryEntry {
  const rest = [...children];
  const readEntries = (done: (some: FileSystemEntry[]) => void): void => done(rest.splice(0, 2));
  const entry = { isFile: false, isDirectory: true, name: fullPath.slice(1), fullPath };
  const unused = { getDirectory: () => undefined, getFile: () => undefined, getParent: () => undefined };
  return Object.assign(entry, unused, { filesystem: new NoFileSystem(), createReader: () => ({ readEntries }) });
}

class NoFileSystem implements FileSystem {
  readonly name = '';
  get root(): FileSystemDirectoryEntry {
    throw new Error('Unused.');
  }
}

describe('given files', () => {
  it('have the path within a chosen folder, and systems’ own files are left out', () => {
    const files = [
      fileOf('a.igc'),
      fileOf('b.igc', '2025/b.igc'),
      fileOf('.DS_Store'),
      fileOf('Thumbs.db', '2025/Thumbs.db'),
    ];
    expect(chosenByPicker(files).map(({ path }) => path)).toEqual(['a.igc', '2025/b.igc']);
  });

  it('are all files in dropped folders, however many', async () => {
    const flights = ['1', '2', '3', '4', '5'].map((name) => fileEntry(`/2025/${name}.igc`));
    const folder = folderEntry('/2025', [...flights, folderEntry('/2025/__MACOSX', [fileEntry('/2025/__MACOSX/x')])]);
    const given = await chosenByDrop({ entries: [folder, fileEntry('/last.igc')], files: [] });
    expect(given.map(({ path }) => path)).toEqual([...'12345'].map((name) => `2025/${name}.igc`).concat('last.igc'));
  });

  it('are the files of a drop where the browser has no folders', async () => {
    expect(await chosenByDrop({ entries: [], files: [fileOf('a.igc')] })).toMatchObject([{ path: 'a.igc' }]);
  });
});

describe('the source of an import', () => {
  const source = (...paths: readonly string[]) =>
    sourceOf(
      paths.map((path) => ({ path, file: new Blob() })),
      (first, others) => `${first} and ${others} more`,
    );

  it('is the file or folder that was given, and how many others', () => {
    expect(source('tracks.zip')).toBe('tracks.zip');
    expect(source('2025/a.igc', '2025/b.igc')).toBe('2025');
    expect(source('a.igc', 'b.igc', 'c.igc')).toBe('a.igc and 2 more');
  });

  it('is cut between characters where a name is endless', () => {
    expect([...source('🪂'.repeat(300))].length).toBe(120);
  });
});
