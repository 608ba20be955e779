import { ReadError } from './read-error.ts';
import type { GivenFile, ReadFlight, ReadProgress, SourceFile, SourceReading } from './readings.ts';
import { type ListedSource, listSources } from './sources/list-sources.ts';
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
  for (const [index, listed] of sources.entries()) {
    if (signal.aborted) return;
    onReading(withUniqueKeys(await readSource(listed), keys));
    onProgress({ files: sources.length, read: index + 1 });
  }
}

async function readSource({ source, problem }: ListedSource): Promise<SourceReading> {
  if (problem !== null) return { state: 'refused', source, problem };
  try {
    return await readContent(source);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { state: 'refused', source, problem: error.problem };
  }
}

async function readContent(source: SourceFile): Promise<SourceReading> {
  const { kind, path, handle } = source;
  if (kind === 'igc' || kind === 'gpx' || kind === 'kml') {
    return { state: 'flights', source, flights: await readTrackFile({ ...handle, kind, path }) };
  }
  if (kind === 'table' || kind === 'logfly' || kind === 'archive') return { state: 'other', source };
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
