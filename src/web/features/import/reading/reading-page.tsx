import { useState } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { importTexts } from '../import-texts.ts';
import { DatabaseWork } from '../logfly/database-work.tsx';
import type { ChosenSource } from '../parse/readings.ts';
import { ProgressBar } from '../progress-bar.tsx';
import type { ReadFiles, ReadSoFar } from './read-given.ts';
import { useReading } from './use-reading.ts';

const { page } = importTexts;

interface ReadingPageProps {
  readonly given: readonly ChosenSource[];
  readonly onRead: (read: ReadFiles) => void;
  readonly onCancel: () => void;
}

/** The second step of an import: files are read. */
export function ReadingPage(props: ReadingPageProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onAgain={async () => setAttempt(attempt + 1)} />;
}

function Attempt({ given, onRead, onCancel, onAgain }: ReadingPageProps & { readonly onAgain: () => Promise<void> }) {
  const { reading, stop } = useReading({ given, onRead });
  const { state } = reading;
  return (
    <Page narrow title={page.reading} start={<TopBarButton onClick={onCancel}>{texts.actions.cancel}</TopBarButton>}>
      {state === 'rejected' && <FailureBlock message={reading.message} onRetry={onAgain} />}
      {state === 'unreadable' && (
        <FailureBlock message={page.readingFailed} action={<Button onClick={onCancel}>{page.otherFiles}</Button>} />
      )}
      {state === 'reading' && <Work soFar={reading.soFar} onStop={stop} />}
    </Page>
  );
}

function Work({ soFar, onStop }: { readonly soFar: ReadSoFar; readonly onStop: () => void }) {
  const action = <Button onClick={onStop}>{page.stop}</Button>;
  if (soFar.database) return <DatabaseWork database={soFar.database} action={action} />;
  return <ProgressBar label={page.reading} value={soFar.read} max={soFar.files} text={textOf(soFar)} action={action} />;
}

function textOf({ files, read, flights }: ReadSoFar): string {
  return `${page.readOf(read, files)} · ${page.found(flights)}`;
}
