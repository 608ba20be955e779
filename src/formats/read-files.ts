import type { ReadProblem } from '#domain/import/read-problem';
import { isTrackKind, type SourceKind } from '#domain/import/source-kind';
import { type ListedSource, listSources } from './list-sources.ts';
import { ReadError } from './read-error.ts';
import { readJsonFile, Sidecars } from './read-json-file.ts';
import { readTrackSource } from './read-track-source.ts';
import {
  type ChosenSource,
  type ReadProgress,
  type SourceFile,
  type SourceReading,
  withUniqueKeys,
} from './readings.ts';

/** Receives the read files. */
export interface ReadListener {
  readonly onReading: (reading: SourceReading) => void;
  readonly onProgress: (progress: ReadProgress) => void;
}

/**
 * Reads files one after the other: first which there are, then their content; one of them is in memory at a time. Rejects for no
 * file, whatever is in it.
 */
export async function readFiles(chosen: readonly ChosenSource[], listener: ReadListener): Promise<void> {
  const { onReading, onProgress } = listener;
  const sources = await listAll(chosen, listener);
  const keys = new Set<string>();
  let [files, read] = [sources.length, 0];
  for await (const reading of readAll(sources)) {
    onReading(withOwnKeys(reading, keys));
    // The tracks of an archive are counted one by one; what else is named of it is more than was known.
    if (reading.state === 'archive') files += reading.archive.trackFiles;
    read += 1;
    onProgress({ files: Math.max(files, read), read });
  }
}

async function listAll(
  chosen: readonly ChosenSource[],
  { onProgress }: Pick<ReadListener, 'onProgress'>,
): Promise<readonly ListedSource[]> {
  const sources: ListedSource[] = [];
  for await (const source of listSources(chosen)) {
    sources.push(source);
    onProgress({ files: sources.length, read: 0 });
  }
  return sources;
}

async function* readAll(sources: readonly ListedSource[]): AsyncGenerator<SourceReading> {
  const sidecars = new Sidecars(sources.map(({ source }) => source));
  for (const [number, listed] of jsonFirst(sources).entries()) yield* readSource(listed, { sidecars, number });
}

/** What is written beside a track is read before it. */
function jsonFirst(sources: readonly ListedSource[]): readonly ListedSource[] {
  const isLater = ({ source }: ListedSource): number => Number(source.kind !== 'json');
  return sources.toSorted((a, b) => isLater(a) - isLater(b));
}

/** What is known of a source before it is read: the values of recorders, and its place among the sources. */
interface SourceContext {
  readonly sidecars: Sidecars;
  readonly number: number;
}

/** Loaded only for an archive: few imports have one. */
function archiveReader() {
  return import('./read-archive.ts');
}

/** Loaded only for tables. */
function tableReader() {
  return import('./read-table.ts');
}

async function* readSource({ source, problem }: ListedSource, context: SourceContext): AsyncGenerator<SourceReading> {
  const flights = context.sidecars.withoutTrack(source.path);
  if (problem !== null) yield { state: 'refused', source, problem, flights };
  else
    try {
      if (source.kind === 'archive') yield* (await archiveReader()).readArchive(source, context.number);
      else yield await readContent(source, context.sidecars);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      yield { state: 'refused', source, problem: error.problem, flights };
    }
}

async function readContent(source: SourceFile, sidecars: Sidecars): Promise<SourceReading> {
  const { kind, path, handle } = source;
  if (isTrackKind(kind)) {
    const flights = await readTrackSource({ ...handle, kind, path });
    return { state: 'flights', source, flights: sidecars.joined(path, flights) };
  }
  if (kind === 'json') {
    const { flights, refused } = await readJsonFile(source);
    return { state: 'flights', source, flights: sidecars.keep(path, flights), refused };
  }
  if (kind === 'table') return await (await tableReader()).readTable(source);
  if (kind === 'logfly') return { state: 'logfly', source };
  throw new ReadError(PROBLEMS[kind] ?? 'notFlightFile');
}

/** Why files of these kinds are not read. */
const PROBLEMS: Readonly<Partial<Record<SourceKind, ReadProblem>>> = {
  spreadsheet: 'otherSpreadsheet',
  waypoints: 'waypoints',
  airspaces: 'airspaces',
  nmea: 'nmea',
  otherTrack: 'otherTrack',
};

function withOwnKeys(reading: SourceReading, keys: Set<string>): SourceReading {
  if (reading.state === 'table') return withUniqueKeys([reading], keys)[0] ?? reading;
  if (!('flights' in reading) || reading.flights === undefined) return reading;
  return { ...reading, flights: withUniqueKeys(reading.flights, keys) };
}
