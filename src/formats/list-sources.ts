import { filesOfBulkArchive } from '#domain/import/bulk-archive';
import type { ReadProblem } from '#domain/import/read-problem';
import { kindOfHead, kindOfZip, type SourceKind } from '#domain/import/source-kind';
import { MAX_ARCHIVE_ENTRIES, MAX_ENTRIES, MAX_ZIP_DEPTH, ZipBudget } from './limits.ts';
import { ReadError } from './read-error.ts';
import type { ChosenSource, SourceFile, SourceHandle } from './readings.ts';
import { isLeftBehind, shownPath } from './shown-path.ts';
import { fileOf, firstBytesOf } from './source-bytes.ts';
import { endsAsZip, readDirectory, recoverEntries, type ZipEntry } from './zip.ts';

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

/** Files of other spreadsheets, some of which are web pages inside. */
const SPREADSHEET_NAME = /\.(?:xls|xlsb|xlw|ods|fods|sxc|numbers|gnumeric)$/i;
/** Excel packs a workbook with a password in the format of its older files. */
const WORKBOOK_NAME = /\.xls[xm]$/i;
/** What the bytes before a ZIP may look like: a program, a script. */
const MAY_BE_PREFIX: readonly SourceKind[] = ['unknown', 'table', 'json'];
/** Files in a ZIP that are looked at for a ZIP behind other bytes. */
const ZIP_NAME = /\.(?:zip|kmz|exe)$/i;

/** Yields every file that is given, those in ZIPs one by one, each once it is known what it is. Never throws. */
export async function* listSources(chosen: readonly ChosenSource[]): AsyncGenerator<ListedSource> {
  const budget = new ZipBudget();
  const meant = chosen.filter(({ path }) => !isLeftBehind(path));
  const wanted = filesOfBulkArchive(meant.map(({ path }) => path));
  const candidates = meant.map(({ path, file }) => ({ path, handle: { blob: file, entry: null }, depth: 0 }));
  for (const candidate of candidates) {
    if (wanted?.has(candidate.path) !== false) yield* listCandidate(candidate, budget);
  }
  const other = candidates.find(({ path }) => wanted?.has(path) === false);
  if (other) yield { ...sourceOf({ ...other, path: folderOf(other.path) }, 'unknown'), problem: 'otherFilesOfArchive' };
}

/** The chosen folder; the file itself when there is none. */
function folderOf(path: string): string {
  return path.split('/')[0] ?? path;
}

async function* listCandidate(candidate: SourceCandidate, budget: ZipBudget): AsyncGenerator<ListedSource> {
  let kind: SourceKind = 'unknown';
  try {
    kind = await kindOf(candidate);
    yield* kind === 'gzip' ? listOpened(await unpacked(candidate), budget) : listOpened({ candidate, kind }, budget);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    yield { ...listed(candidate, kind), problem: error.problem };
  }
}

async function* listOpened({ candidate, kind }: OpenedCandidate, budget: ZipBudget): AsyncGenerator<ListedSource> {
  if (kind === 'zip') yield* listZip(await openZip(candidate), budget);
  else yield listed(candidate, kind);
}

interface OpenedCandidate {
  readonly candidate: SourceCandidate;
  readonly kind: SourceKind;
}

/** A file that is packed by gzip is what it has inside: a logbook of LogFly and a ZIP are read as files of their own. */
async function unpacked(candidate: SourceCandidate): Promise<OpenedCandidate> {
  const packed = { ...candidate, handle: { ...candidate.handle, isGzip: true } as const };
  const kind = kindOfHead(await firstBytesOf(packed.handle));
  if (kind === 'gzip') return { candidate, kind: 'unknown' };
  if (kind !== 'zip' && kind !== 'logfly') return { candidate: packed, kind };
  return { candidate: { ...candidate, handle: { blob: await fileOf(packed.handle), entry: null } }, kind };
}

async function kindOf({ path, handle }: SourceCandidate): Promise<SourceKind> {
  const kind = kindOfHead(await firstBytesOf(handle));
  if (kind === 'spreadsheet' && WORKBOOK_NAME.test(path)) throw new ReadError('encrypted');
  if (!MAY_BE_PREFIX.includes(kind)) return kind;
  const mayBeZip = handle.entry === null || ZIP_NAME.test(path);
  if (mayBeZip && (await endsAsZip(await fileOf(handle)))) return 'zip';
  return kind === 'unknown' && SPREADSHEET_NAME.test(path) ? 'spreadsheet' : kind;
}

/** A ZIP as a file of its own, wherever it is. */
async function openZip({ path, handle, depth }: SourceCandidate): Promise<SourceCandidate> {
  if (depth >= MAX_ZIP_DEPTH) throw new ReadError('zipTooDeep');
  return { path, handle: { blob: await fileOf(handle), entry: null }, depth };
}

async function* listZip(zip: SourceCandidate, budget: ZipBudget): AsyncGenerator<ListedSource> {
  const { entries, isDamaged } = await entriesOf(zip.handle.blob);
  const kind = kindOfZip(entries.map(({ name }) => name));
  if (kind !== 'zip' && !isDamaged) return yield listed(zip, kind);
  const tooMuch = budget.take(entries);
  const wanted = wantedOf(zip.path, entries);
  if (wanted.length === 0) throw new ReadError('empty');
  if (isDamaged) yield { ...listed(zip, 'zip'), problem: 'badZip' };
  const activities = filesOfBulkArchive(wanted.map(({ name }) => name));
  const read = activities ? wanted.filter(({ name }) => activities.has(name)) : wanted;
  yield* orOneLine(zip, read.length, listEntries(zip, { wanted: read, tooMuch, budget }));
  if (read.length < wanted.length) yield { ...listed(zip, 'zip'), problem: 'otherFilesOfArchive' };
}

/** A ZIP whose files are all refused for one reason is refused for it: thousands of lines would hide the others. */
async function* orOneLine(
  zip: SourceCandidate,
  files: number,
  sources: AsyncGenerator<ListedSource>,
): AsyncGenerator<ListedSource> {
  let alike: ListedSource[] | null = [];
  for await (const source of sources) {
    if (alike && isRefusedLike(source, alike[0] ?? source)) alike.push(source);
    else {
      yield* alike ?? [];
      alike = null;
      yield source;
    }
  }
  if (alike) yield* files > 1 ? alike.slice(0, 1).map((first) => ({ ...first, ...sourceOf(zip, 'zip') })) : alike;
}

function isRefusedLike({ problem }: ListedSource, first: ListedSource): boolean {
  return problem !== null && problem === first.problem;
}

interface WantedEntries {
  readonly wanted: readonly ZipEntry[];
  /** Those that there is no room for. */
  readonly tooMuch: ReadonlySet<ZipEntry>;
  readonly budget: ZipBudget;
}

async function* listEntries(
  zip: SourceCandidate,
  { wanted, tooMuch, budget }: WantedEntries,
): AsyncGenerator<ListedSource> {
  // Unpacking each of thousands only to see that it is one more ZIP takes long, so names tell it then.
  const zipEndings = new Set(['.zip']);
  for (const entry of wanted) {
    const path = `${zip.path}/${entry.name}`;
    const candidate = { path, handle: { blob: zip.handle.blob, entry }, depth: zip.depth + 1 };
    const ending = endingOf(entry.name);
    const isTooDeep = candidate.depth >= MAX_ZIP_DEPTH && zipEndings.has(ending);
    if (isTooDeep) yield { ...listed(candidate, 'zip'), problem: 'zipTooDeep' };
    else if (tooMuch.has(entry)) yield { ...listed(candidate, 'unknown'), problem: 'tooMuchContent' };
    else yield* noting(listCandidate(candidate, budget), () => zipEndings.add(ending));
  }
}

/** Passes sources on, and calls back for a ZIP that is too deep. */
async function* noting(sources: AsyncGenerator<ListedSource>, onTooDeep: () => void): AsyncGenerator<ListedSource> {
  for await (const source of sources) {
    if (source.problem === 'zipTooDeep') onTooDeep();
    yield source;
  }
}

function endingOf(name: string): string {
  return /\.[^./]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Only the KML of a KMZ is wanted: its pictures belong to its marks. */
function wantedOf(path: string, entries: readonly ZipEntry[]): readonly ZipEntry[] {
  const meant = entries.filter(({ name }) => !isLeftBehind(name));
  const lines = path.toLowerCase().endsWith('.kmz') ? meant.filter(({ name }) => /\.kml$/i.test(name)) : [];
  return lines.length > 0 ? lines : meant;
}

/** The files of a ZIP; those before its damage where its directory cannot be read. Throws when there are none of them, either. */
async function entriesOf(blob: Blob): Promise<{ readonly entries: readonly ZipEntry[]; readonly isDamaged: boolean }> {
  try {
    return { entries: await readDirectory(blob, MAX_ARCHIVE_ENTRIES), isDamaged: false };
  } catch (error) {
    if (!(error instanceof ReadError) || error.problem !== 'badZip') throw error;
    const entries = await recoverEntries(blob, MAX_ENTRIES);
    const isTable = kindOfZip(entries.map(({ name }) => name)) === 'table';
    if (isTable || entries.every(({ problem }) => problem !== undefined)) throw error;
    return { entries, isDamaged: true };
  }
}

function listed(candidate: SourceCandidate, kind: SourceKind): ListedSource {
  const { source } = sourceOf(candidate, kind);
  const problem = kind === 'unknown' ? 'notFlightFile' : null;
  return { source, problem: source.size === 0 ? 'empty' : problem };
}

function sourceOf({ path, handle }: SourceCandidate, kind: SourceKind): Pick<ListedSource, 'source'> {
  return { source: { path: shownPath(path), size: handle.entry?.size ?? handle.blob.size, kind, handle } };
}
