import { useState } from 'react';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { importTexts } from '../import-texts.ts';
import { DatabaseWork } from '../logfly/database-work.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import type { GivenFile } from '../read/readings.ts';
import type { ReviewContent } from '../review/review.ts';
import type { ReadSoFar } from './read-given.ts';
import { type Reading, useReading } from './use-reading.ts';

const { page } = importTexts;

interface ReadingPageProps {
  readonly given: readonly GivenFile[];
  readonly logbook: Logbook;
  readonly onRead: (content: ReviewContent) => void;
  readonly onCancel: () => void;
}

/** The second step of an import: files are read, and compared with the logbook. */
export function ReadingPage(props: ReadingPageProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onAgain={async () => setAttempt(attempt + 1)} />;
}

function Attempt({
  given,
  logbook,
  onRead,
  onCancel,
  onAgain,
}: ReadingPageProps & { readonly onAgain: () => Promise<void> }) {
  const { reading, stop, retry } = useReading({ given, logbook, onRead });
  const { state } = reading;
  return (
    <Page narrow title={page.reading} start={<TopBarButton onClick={onCancel}>{texts.actions.cancel}</TopBarButton>}>
      {state === 'failed' && <FailureBlock message={reading.message} onRetry={retry} />}
      {state === 'rejected' && <FailureBlock message={reading.message} onRetry={onAgain} />}
      {state === 'unreadable' && (
        <FailureBlock message={page.readingFailed} action={<Button onClick={onCancel}>{page.otherFiles}</Button>} />
      )}
      {(state === 'reading' || state === 'comparing') && <Work reading={reading} onStop={stop} />}
    </Page>
  );
}

function Work({ reading, onStop }: { readonly reading: Reading; readonly onStop: () => void }) {
  const soFar = reading.state === 'reading' ? reading.soFar : null;
  const action = soFar && <Button onClick={onStop}>{page.stop}</Button>;
  if (soFar?.database) return <DatabaseWork database={soFar.database} action={action} />;
  return (
    <ProgressBar
      label={page.reading}
      value={soFar?.read ?? 0}
      max={soFar?.files ?? 0}
      text={soFar ? textOf(soFar) : page.comparing}
      action={action}
    />
  );
}

function textOf({ files, read, flights }: ReadSoFar): string {
  return `${page.readOf(read, files)} · ${page.found(flights)}`;
}
