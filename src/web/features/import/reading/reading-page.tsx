import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { importTexts } from '../import-texts.ts';
import type { ChosenSource } from '../parse/readings.ts';
import { ProgressBar } from '../progress-bar.tsx';
import type { ReadFiles, ReadSoFar } from './read-chosen-files.ts';
import { useReading } from './use-reading.ts';

const { page } = importTexts;

interface ReadingPageProps {
  readonly given: readonly ChosenSource[];
  readonly onRead: (read: ReadFiles) => void;
  readonly onCancel: () => void;
}

/** The second step of an import: files are read. */
export function ReadingPage({ given, onRead, onCancel }: ReadingPageProps) {
  const { reading, stop } = useReading({ given, onRead });
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
