import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type IsLatest, useLatest } from '#web/ui/use-latest.ts';
import type { ChosenSource } from '../parse/readings.ts';
import { type ReadFiles, type ReadSoFar, readChosenFiles } from './read-chosen-files.ts';

/** The states of reading. */
export type ReadingState =
  | { readonly state: 'reading'; readonly soFar: ReadSoFar }
  /** The files themselves could not be read. */
  | { readonly state: 'unreadable' };

interface ReadingOptions {
  readonly given: readonly ChosenSource[];
  readonly onRead: (read: ReadFiles) => void;
}

/** The state of reading, and what the pilot can do meanwhile. */
export interface ReadingControls {
  readonly reading: ReadingState;
  /** Ends the reading with what was read so far. */
  readonly stop: () => void;
}

const NOTHING_READ: ReadSoFar = { files: 0, read: 0, flights: 0, database: null };

/** Reads files. */
export function useReading({ given, onRead }: ReadingOptions): ReadingControls {
  const [reading, setReading] = useState<ReadingState>({ state: 'reading', soFar: NOTHING_READ });
  const begin = useLatest();
  const stopping = useRef<AbortController | null>(null);
  const start = useEffectEvent(async (signal: AbortSignal, isLatest: IsLatest): Promise<void> => {
    try {
      const read = await readChosenFiles(given, {
        signal,
        onProgress: (soFar) => setReading({ state: 'reading', soFar }),
      });
      if (isLatest()) onRead(read);
    } catch (error) {
      console.warn('The files of an import could not be read.', error);
      if (isLatest()) setReading({ state: 'unreadable' });
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    stopping.current = stop;
    void start(stop.signal, begin());
    return () => stop.abort(); // Ends the worker, too.
  }, [begin]);
  return { reading, stop: useCallback(() => stopping.current?.abort(), []) };
}
