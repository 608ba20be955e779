import type { ChosenSource } from '#formats/readings';
import { isLeftBehind } from '#formats/shown-path';
import type { DroppedFiles } from '#web/parts/files/dropped-files.ts';

/** Returns all files of a drop, those in folders with their paths. Rejects when the device cannot read a folder. */
export async function chosenByDrop({ entries, files }: DroppedFiles): Promise<readonly ChosenSource[]> {
  if (entries.length === 0) return chosenByPicker(files);
  const found: ChosenSource[] = [];
  for (const entry of entries) found.push(...(await filesIn(entry)));
  return found;
}

/** Returns chosen files, those of a chosen folder with their paths. */
export function chosenByPicker(files: Iterable<File>): readonly ChosenSource[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })).filter(isVisible);
}

function isVisible({ path }: ChosenSource): boolean {
  return !isLeftBehind(path);
}

async function filesIn(entry: FileSystemEntry): Promise<readonly ChosenSource[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) return [{ path, file: await fileOf(entry) }].filter(isVisible);
  if (!isFolder(entry) || isLeftBehind(path)) return [];
  const found: ChosenSource[] = [];
  for (const child of await childrenOf(entry)) found.push(...(await filesIn(child)));
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader hands out about a hundred entries at a time, and none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}

/** Returns the chosen files in a few words: a file's or folder's name, and how many others. */
export function sourceOf(chosen: readonly ChosenSource[], more: (first: string, others: number) => string): string {
  const names = [...new Set(chosen.map(({ path }) => path.split('/')[0] ?? path))];
  const [first = '', ...others] = names;
  return [...(others.length === 0 ? first : more(first, others.length))].slice(0, MAX_SOURCE).join('');
}

/** In code points: the contract allows 255 characters, of which an emoji is two. */
const MAX_SOURCE = 120;
