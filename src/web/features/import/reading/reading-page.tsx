import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChosenSource } from '#formats/readings';
import { IMPORT as importTexts } from '#texts/import';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { type IsLatest, useLatest } from '#web/ui/use-latest.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { type ReadFiles, type ReadSoFar, readChosenFiles } from './read-chosen-files.ts';

const { page } = importTexts;

interface ReadingPageProps {
  readonly chosen: readonly ChosenSource[];
  readonly onRead: (read: ReadFiles) => void;
  readonly onCancel: () => void;
}

/** The second step of an import: files are read. */
export function ReadingPage({ chosen, onRead, onCancel }: ReadingPageProps) {
  const { reading, stop } = useReading({ chosen, onRead });
  const { state } = reading;
  return (
    <Page narrow title={page.reading} start={<TopBarButton onClick={onCancel}>{texts.actions.cancel}</TopBarButton>}>
      {state === 'unreadable' && (
        <FailureBlock message={page.readingFailed} action={<Button onClick={onCancel}>{page.otherFiles}</Button>} />
      )}
      {state === 'reading' && <Work soFar={reading.soFar} onStop={stop} />}
    </Page>
  );
}

function Work({ soFar, onStop }: { readonly soFar: ReadSoFar; readonly onStop: () => void }) {
  const action = <Button onClick={onStop}>{page.stop}</Button>;
  const { files, read, flights, database } = soFar;
  // How many flights a database has is not known before its end.
  const shown = database
    ? { max: 0, text: page.readOfDatabase(database.path, database.flights) }
    : { max: files, text: `${page.readOf(read, files)} · ${page.found(flights)}` };
  return <ProgressBar label={page.reading} value={read} {...shown} action={action} />;
}

/** The states of reading. */
type ReadingState =
  | { readonly state: 'reading'; readonly soFar: ReadSoFar }
  /** The files themselves could not be read. */
  | { readonly state: 'unreadable' };

interface ReadingOptions {
  readonly chosen: readonly ChosenSource[];
  readonly onRead: (read: ReadFiles) => void;
}

/** The state of reading, and what the pilot can do meanwhile. */
interface ReadingControls {
  readonly reading: ReadingState;
  /** Ends the reading with the flights read so far. */
  readonly stop: () => void;
}

const NOTHING_READ: ReadSoFar = { files: 0, read: 0, flights: 0, database: null };

/** Reads files. */
export function useReading({ chosen, onRead }: ReadingOptions): ReadingControls {
  const [reading, setReading] = useState<ReadingState>({ state: 'reading', soFar: NOTHING_READ });
  const begin = useLatest();
  const stopping = useRef<AbortController | null>(null);
  const start = useEffectEvent(async (signal: AbortSignal, isLatest: IsLatest): Promise<void> => {
    try {
      const read = await readChosenFiles(chosen, {
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
