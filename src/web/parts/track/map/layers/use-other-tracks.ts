import { useEffect, useState } from 'react';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { readTrackOfFlight } from '../../track-store.ts';
import type { OtherLine } from './layer-data.ts';
import { otherFlights } from './other-flights.ts';

const NONE: readonly OtherLine[] = [];

/** Returns the lines of the pilot's newest other flights from the site of one, each as soon as it is read; none unless wanted. */
export function useOtherTracks(flightId: number | null, isWanted: boolean): readonly OtherLine[] {
  const [lines, setLines] = useState(NONE);
  const ids = useOtherFlights(flightId).join();
  useEffect(() => {
    if (!isWanted || ids === '') return;
    const closed = new AbortController();
    const add = (line: OtherLine): void => setLines((before) => [...before, line]);
    void readAll(ids.split(',').map(Number), add, closed.signal);
    return () => {
      closed.abort();
      setLines(NONE);
    };
  }, [ids, isWanted]);
  return lines;
}

/** Returns the ids of the flights that {@link useOtherTracks} would show. */
export function useOtherFlights(flightId: number | null): readonly number[] {
  const logbook = useLogbookIfSignedIn();
  return logbook && flightId !== null ? otherFlights(logbook, flightId) : [];
}

/** One after the other, so that the page stays quick; a track that cannot be read is left out. */
async function readAll(ids: readonly number[], add: (line: OtherLine) => void, signal: AbortSignal): Promise<void> {
  for (const id of ids) {
    const reading = await readTrackOfFlight(id).catch(() => null);
    if (signal.aborted) return;
    if (reading?.state !== 'ready') continue;
    const { line, lng, lat } = reading.track;
    add(Array.from(line, (index) => [lng[index] ?? 0, lat[index] ?? 0] as const));
  }
}
