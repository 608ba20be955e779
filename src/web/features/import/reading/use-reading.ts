import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError, callErrorOf } from '#web/api/call-error.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { IMPORT_CALLS } from '../calls.ts';
import { sourceOf } from '../given/given-files.ts';
import { importTexts } from '../import-texts.ts';
import type { GivenFile } from '../read/readings.ts';
import type { ReviewContent } from '../review/review.ts';
import { compare } from './compare.ts';
import { type ReadFiles, type ReadSoFar, readGiven } from './read-given.ts';

/** The states of reading. */
export type Reading =
  | { readonly state: 'reading'; readonly soFar: ReadSoFar }
  | { readonly state: 'comparing'; readonly read: ReadFiles }
  /** The calls failed that comparing needs; they can be repeated. */
  | { readonly state: 'failed'; readonly read: ReadFiles; readonly message: string }
  /** The server has not taken a database of LogFly; reading can begin anew. */
  | { readonly state: 'rejected'; readonly message: string }
  /** The files themselves could not be read. */
  | { readonly state: 'unreadable' };

interface ReadingOptions {
  readonly given: readonly GivenFile[];
  readonly logbook: Logbook;
  readonly onRead: (content: ReviewContent) => void;
}

/** Reading, and what the pilot can do meanwhile. */
export interface ReadingControls {
  readonly reading: Reading;
  /** Ends the reading with what was read so far. */
  readonly stop: () => void;
  /** Compares once more after a failure. */
  readonly retry: () => Promise<void>;
}

const NOTHING_READ: ReadSoFar = { files: 0, read: 0, flights: 0, database: null };

/** Reads files and compares them with the logbook. */
export function useReading({ given, logbook, onRead }: ReadingOptions): ReadingControls {
  const [reading, setReading] = useState<Reading>({ state: 'reading', soFar: NOTHING_READ });
  const stopping = useRef<AbortController | null>(null);
  const compareWith = async (read: ReadFiles, isLeft: () => boolean): Promise<void> => {
    const source = sourceOf(given, importTexts.page.source);
    setReading({ state: 'comparing', read });
    try {
      const content = await compare({ source, read, logbook, calls: IMPORT_CALLS });
      if (!isLeft()) onRead(content);
    } catch (thrown) {
      setReading({ state: 'failed', read, message: callErrorOf(thrown).message });
    }
  };
  const start = useEffectEvent(async (signal: AbortSignal, isLeft: () => boolean): Promise<void> => {
    try {
      const read = await readGiven(given, { signal, onProgress: (soFar) => setReading({ state: 'reading', soFar }) });
      if (!isLeft()) await compareWith(read, isLeft);
    } catch (error) {
      if (!isLeft()) setReading(stateAfter(error));
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    let left = false;
    stopping.current = stop;
    void start(stop.signal, () => left);
    return () => {
      left = true;
      stop.abort(); // Ends the worker, too.
    };
  }, []);
  return {
    reading,
    stop: useCallback(() => stopping.current?.abort(), []),
    retry: async () => {
      if (reading.state === 'failed') await compareWith(reading.read, () => false);
    },
  };
}

function stateAfter(error: unknown): Reading {
  if (error instanceof CallError) return { state: 'rejected', message: error.message };
  console.warn('The files of an import could not be read.', error);
  return { state: 'unreadable' };
}
