import { readJsonFile } from './json/read-json-file.ts';
import { Sidecars } from './json/sidecars.ts';
import { ReadError } from './read-error.ts';
import type { GivenFile, ReadFlight, ReadProgress, SourceFile, SourceReading } from './readings.ts';
import { type ListedSource, listSources } from './sources/list-sources.ts';
import { readTable } from './table/read-table.ts';
import { readTrackFile } from './tracks/read-track-file.ts';

/** Who is told what is read, and when to stop. */
export interface ReadListener {
  readonly onReading: (reading: SourceReading) => void;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads files one after the other: first which there are, then their content; one of them is in memory at a time. Resolves when all
 * are read, or after the file that is read when it is stopped. Rejects for no file, whatever is in it.
 */
export async function readFiles(given: readonly GivenFile[], listener: ReadListener): Promise<void> {
  const { onReading, onProgress, signal } = listener;
  const sources: ListedSource[] = [];
  for await (const source of listSources(given)) {
    if (signal.aborted) return;
    sources.push(source);
    onProgress({ files: sources.length, read: 0 });
  }
  const keys = new Set<string>();
  const sidecars = new Sidecars(sources.map(({ source }) => source));
  for (const [index, listed] of jsonFirst(sources).entries()) {
    if (signal.aborted) return;
    onReading(withUniqueKeys(await readSource(listed, sidecars), keys));
    onProgress({ files: sources.length, read: index + 1 });
  }
}

/** What is written beside a track is read before it. */
function jsonFirst(sources: readonly ListedSource[]): readonly ListedSource[] {
  const isLater = ({ source }: ListedSource): number => Number(source.kind !== 'json');
  return sources.toSorted((a, b) => isLater(a) - isLater(b));
}

async function readSource({ source, problem }: ListedSource, sidecars: Sidecars): Promise<SourceReading> {
  if (problem !== null) return { state: 'refused', source, problem };
  try {
    return await readContent(source, sidecars);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { state: 'refused', source, problem: error.problem };
  }
}

async function readContent(source: SourceFile, sidecars: Sidecars): Promise<SourceReading> {
  const { kind, path, handle } = source;
  if (kind === 'igc' || kind === 'gpx' || kind === 'kml') {
    const flights = await readTrackFile({ ...handle, kind, path });
    return { state: 'flights', source, flights: sidecars.joined(path, flights) };
  }
  if (kind === 'json') return { state: 'flights', source, flights: sidecars.keep(path, await readJsonFile(source)) };
  if (kind === 'table') return await readTable(source);
  if (kind === 'logfly' || kind === 'archive') return { state: 'other', source };
  throw new ReadError('notFlightFile');
}

/** The same file given twice has the same keys: the second are numbered. Adds them to `keys`. */
function withUniqueKeys(reading: SourceReading, keys: Set<string>): SourceReading {
  if (reading.state !== 'flights') return reading;
  const flights = reading.flights.map((flight): ReadFlight => {
    const key = freeKey(flight.key, keys);
    keys.add(key);
    return { ...flight, key };
  });
  return { ...reading, flights };
}

function freeKey(key: string, keys: ReadonlySet<string>): string {
  if (!keys.has(key)) return key;
  let number = 2;
  while (keys.has(`${key}#${number}`)) number += 1;
  return `${key}#${number}`;
}
