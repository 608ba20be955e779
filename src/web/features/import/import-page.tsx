import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { ShareProblem } from '#contract/pages/sharing';
import { filesForImport, trackForForm } from '#web/parts/files/dropped-files.ts';
import { useSharedFiles } from '#web/parts/files/use-shared-files.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { importTexts } from './import-texts.ts';
import { closeImportReader } from './parse/import-reader.ts';
import type { ChosenSource } from './parse/readings.ts';
import { ChoosingPage } from './reading/choosing-page.tsx';
import { type Compared, ComparingPage } from './reading/comparing-page.tsx';
import type { ReadFiles } from './reading/read-chosen-files.ts';
import { ReadingPage } from './reading/reading-page.tsx';
import type { ReviewContent } from './review/review.ts';
import { ReviewPage } from './review/review-page.tsx';
import type { ImportPlan } from './send/plan.ts';
import { SendingPage } from './send/sending-page.tsx';

/** Loaded only for an import with tables. */
const MappingStep = lazy(async () => ({ default: (await import('./mapping/mapping-step.tsx')).MappingStep }));

type ImportStep =
  | { readonly step: 'choosing' }
  | { readonly step: 'reading'; readonly chosen: readonly ChosenSource[] }
  /** Which column of a table is what. */
  | { readonly step: 'mapping'; readonly chosen: readonly ChosenSource[]; readonly read: ReadFiles }
  | { readonly step: 'comparing'; readonly chosen: readonly ChosenSource[]; readonly read: ReadFiles }
  | { readonly step: 'review'; readonly content: ReviewContent }
  | { readonly step: 'sending'; readonly plan: ImportPlan };

const CHOOSING: ImportStep = { step: 'choosing' };
const LOADING = <FormSkeleton narrow={false} title={importTexts.page.title} />;

/** Imports tracks and tables in bulk: files are chosen, read and reviewed, and nothing is saved before the pilot says so. A single track of a new flight goes to its form instead. */
export function ImportPage() {
  const shared = useSharedFiles((files) => filesForImport.set({ entries: [], files }));
  const problem = shared.state === 'problem' ? shared.problem : null;
  return (
    <WithLogbook loading={LOADING}>
      {(logbook) => (shared.state === 'opening' ? LOADING : <Steps logbook={logbook} problem={problem} />)}
    </WithLogbook>
  );
}

interface StepsProps {
  readonly logbook: Logbook;
  /** Why files that another app shared did not come; null if none were. */
  readonly problem: ShareProblem | null;
}

function Steps({ logbook, problem }: StepsProps) {
  const [now, go] = useState<ImportStep>(CHOOSING);
  const [, navigate] = useLocation();
  useEffect(() => {
    return closeImportReader;
  }, []);
  const { step } = now;
  useEffect(() => {
    if (step !== 'choosing') window.scrollTo(0, 0); // Each step is a page of its own.
  }, [step]);
  const startOver = (): void => go(CHOOSING);
  const goOn = (chosen: readonly ChosenSource[], read: ReadFiles): void => {
    // Nothing will be read again, and a worker keeps the memory that a hostile file made it take.
    if (read.flights.length + read.tables.length + read.archives.length === 0) closeImportReader();
    go({ step: read.tables.length > 0 ? 'mapping' : 'comparing', chosen, read });
  };
  const review = ({ content, onlyTrack }: Compared): void => {
    if (onlyTrack) {
      trackForForm.set({ flightId: 0, file: onlyTrack });
      navigate(pathTo('flightForm', 0));
    } else go({ step: 'review', content });
  };
  const shared = { logbook, onCancel: startOver };
  switch (now.step) {
    case 'choosing':
      return (
        <ChoosingPage logbook={logbook} problem={problem} onChosen={(chosen) => go({ step: 'reading', chosen })} />
      );
    case 'reading':
      return <ReadingPage chosen={now.chosen} onRead={(read) => goOn(now.chosen, read)} onCancel={startOver} />;
    case 'mapping':
      return (
        <Suspense fallback={LOADING}>
          <MappingStep
            read={now.read}
            unit={logbook.pilot.altitudeUnit}
            onMapped={(read) => go({ step: 'comparing', chosen: now.chosen, read })}
            onCancel={startOver}
          />
        </Suspense>
      );
    case 'comparing':
      return <ComparingPage {...shared} chosen={now.chosen} read={now.read} onCompared={review} />;
    case 'review':
      return <ReviewPage {...shared} content={now.content} onImport={(plan) => go({ step: 'sending', plan })} />;
    case 'sending':
      return <SendingPage plan={now.plan} logbook={logbook} onAgain={startOver} />;
  }
}
