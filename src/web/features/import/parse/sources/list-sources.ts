import type { ReadProblem } from '#domain/import/read-problem';
import { kindOfHead, kindOfZip, type SourceKind } from '#domain/import/source-kind';
import { ReadError } from '../read-error.ts';
import type { ChosenSource, SourceFile, SourceHandle } from '../readings.ts';
import { readDirectory } from '../zip/directory.ts';
import { unpackFile } from '../zip/unpack.ts';
import { MAX_ARCHIVE_ENTRIES, MAX_ZIP_DEPTH, ZipBudget } from './limits.ts';
import { isLeftBehind, shownPath } from './shown-path.ts';
import { firstBytesOf } from './source-bytes.ts';

/** A source file, and why it cannot be read, if that is known without reading it. */
export interface ListedSource {
  readonly source: SourceFile;
  readonly problem: ReadProblem | null;
}

/** A file on the way through the ZIPs it is in. */
interface SourceCandidate {
  readonly path: string;
  readonly handle: SourceHandle;
  /** How many ZIPs it is in. */
  readonly depth: number;
}

/** Yields every file that is given, those in ZIPs one by one, each once it is known what it is. Never throws. */
export async function* listSources(given: readonly ChosenSource[]): AsyncGenerator<ListedSource> {
  const budget = new ZipBudget();
  for (const { path, file } of given) {
    if (isLeftBehind(path)) continue;
    yield* listCandidate({ path, handle: { blob: file, entry: null }, depth: 0 }, budget);
  }
}

async function* listCandidate(candidate: SourceCandidate, budget: ZipBudget): AsyncGenerator<ListedSource> {
  let kind: SourceKind = 'unknown';
  try {
    kind = kindOfHead(await firstBytesOf(candidate.handle));
    if (kind === 'zip') yield* listZip(await openZip(candidate), budget);
    else yield listed(candidate, kind);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    yield { ...listed(candidate, kind), problem: error.problem };
  }
}

/** A ZIP as a file of its own, wherever it is. */
async function openZip({ path, handle, depth }: SourceCandidate): Promise<SourceCandidate> {
  if (depth >= MAX_ZIP_DEPTH) throw new ReadError('zipTooDeep');
  const blob = handle.entry === null ? handle.blob : await unpackFile(handle.blob, handle.entry);
  return { path, handle: { blob, entry: null }, depth };
}

async function* listZip(zip: SourceCandidate, budget: ZipBudget): AsyncGenerator<ListedSource> {
  const { blob } = zip.handle;
  const entries = await readDirectory(blob, MAX_ARCHIVE_ENTRIES);
  const kind = kindOfZip(entries.map(({ name }) => name));
  if (kind !== 'zip') {
    yield listed(zip, kind);
    return;
  }
  budget.take(entries);
  const wanted = entries.filter(({ name }) => !isLeftBehind(name));
  if (wanted.length === 0) throw new ReadError('empty');
  for (const entry of wanted) {
    const path = `${zip.path}/${entry.name}`;
    yield* listCandidate({ path, handle: { blob, entry }, depth: zip.depth + 1 }, budget);
  }
}

function listed({ path, handle }: SourceCandidate, kind: SourceKind): ListedSource {
  const size = handle.entry?.size ?? handle.blob.size;
  return { source: { path: shownPath(path), size, kind, handle }, problem: size === 0 ? 'empty' : null };
}
