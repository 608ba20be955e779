import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { importTexts } from '../import-texts.ts';
import type { ChosenSource } from '../parse/readings.ts';
import { ProgressBar } from '../progress-bar.tsx';
import type { ReadFiles } from './read-chosen-files.ts';
import { type Compared, useComparing } from './use-comparing.ts';

const { page } = importTexts;

interface ComparingPageProps {
  readonly given: readonly ChosenSource[];
  readonly read: ReadFiles;
  readonly logbook: Logbook;
  readonly onCompared: (compared: Compared) => void;
  readonly onCancel: () => void;
}

/** The step of an import in which what was read is compared with the logbook. */
export function ComparingPage({ onCancel, ...options }: ComparingPageProps) {
  const { comparing, retry } = useComparing(options);
  return (
    <Page narrow title={page.reading} start={<TopBarButton onClick={onCancel}>{texts.actions.cancel}</TopBarButton>}>
      {comparing.state === 'failed' ? (
        <FailureBlock message={comparing.message} onRetry={retry} />
      ) : (
        <ProgressBar label={page.reading} value={0} max={0} text={page.comparing} action={null} />
      )}
    </Page>
  );
}
