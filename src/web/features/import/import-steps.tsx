import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import { isOneTrack } from '#contract/pages/sharing';
import type { ChosenSource } from '#formats/readings';
import { removeShares } from '#web/device-storage/inbox.ts';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { removeSentFile } from '#web/parts/files/server-inbox.ts';
import { noteSharedTrack } from '#web/parts/files/shared-tracks.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { closeImportReader } from './parse/import-reader.ts';
import { type Compared, ComparingPage } from './reading/comparing-page.tsx';
import type { ReadFiles } from './reading/read-chosen-files.ts';
import { ReadingPage } from './reading/reading-page.tsx';
import { isAllKnown, type ReviewContent } from './review/review.ts';
import { ReviewPage } from './review/review-page.tsx';
import type { ImportPlan } from './send/plan.ts';
import { SendingPage } from './send/sending-page.tsx';

/** Loaded only for an import with tables. */
const MappingStep = lazy(async () => ({ default: (await import('./mapping/mapping-step.tsx')).MappingStep }));

type ImportStep =
  | { readonly step: 'reading' }
  /** Which column of a table is what. */
  | { readonly step: 'mapping'; readonly read: ReadFiles }
  | { readonly step: 'comparing'; readonly read: ReadFiles }
  | { readonly step: 'review'; readonly content: ReviewContent }
  | { readonly step: 'sending'; readonly plan: ImportPlan };

/** The files of an import. */
export interface ChosenFiles {
  readonly sources: readonly ChosenSource[];
  /** Where they are kept until the import has ended: in the inbox of this device, or of the server; null when they are not. */
  readonly kept:
    | { readonly where: 'device'; readonly key: string }
    | { readonly where: 'server'; readonly id: number }
    | null;
}

interface ImportStepsProps {
  readonly chosen: ChosenFiles;
  readonly logbook: Logbook;
  /** Shown while the code of a step comes. */
  readonly loading: ReactNode;
  /** Back to where files are chosen. */
  readonly onLeave: () => void;
}

/** The steps of an import once its files are chosen: they are read and reviewed, and nothing is saved before the pilot says so. A single track of a new flight goes to its form instead. */
export function ImportSteps({ chosen: { sources: chosen, kept }, logbook, loading, onLeave }: ImportStepsProps) {
  const [now, go] = useState<ImportStep>({ step: 'reading' });
  const [, navigate] = useLocation();
  useEffect(() => {
    return closeImportReader;
  }, []);
  const { step } = now;
  useEffect(() => {
    if (step !== 'reading') window.scrollTo(0, 0); // Each step is a page of its own.
  }, [step]);
  const end = (): void => {
    if (kept !== null) void removeImported(kept, logbook.pilot.id);
  };
  /** The server takes an IGC file that a device has sent out of its inbox once the form has saved it, and other files once they are imported. */
  const leavesWithForm = (): boolean =>
    kept?.where !== 'server' || isOneTrack(chosen.map(({ path: name, file: { size } }) => ({ name, size })));
  const goOn = (read: ReadFiles): void => {
    // Nothing will be read again, and a worker keeps the memory that a hostile file made it take.
    if (read.flights.length + read.tables.length + read.archives.length === 0) closeImportReader();
    go({ step: read.tables.length > 0 ? 'mapping' : 'comparing', read });
  };
  const review = ({ content, onlyTrack }: Compared): void => {
    if (onlyTrack && leavesWithForm()) {
      if (kept?.where === 'device') void noteSharedTrack(kept.key, onlyTrack);
      trackForForm.set({ flightId: 0, file: onlyTrack, isKept: kept !== null });
      navigate(pathTo('flightForm', 0));
      return;
    }
    if (isAllKnown(content)) end(); // The logbook has them already.
    go({ step: 'review', content });
  };
  const shared = { logbook, onCancel: onLeave };
  switch (now.step) {
    case 'reading':
      return <ReadingPage chosen={chosen} onRead={goOn} onCancel={onLeave} />;
    case 'mapping':
      return (
        <Suspense fallback={loading}>
          <MappingStep
            read={now.read}
            unit={logbook.pilot.altitudeUnit}
            onMapped={(read) => go({ step: 'comparing', read })}
            onCancel={onLeave}
          />
        </Suspense>
      );
    case 'comparing':
      return <ComparingPage {...shared} chosen={chosen} read={now.read} onCompared={review} />;
    case 'review':
      return <ReviewPage {...shared} content={now.content} onImport={(plan) => go({ step: 'sending', plan })} />;
    case 'sending':
      return <SendingPage plan={now.plan} logbook={logbook} onDone={end} onAgain={onLeave} />;
  }
}

/** Never rejects. */
async function removeImported(kept: NonNullable<ChosenFiles['kept']>, pilotId: number): Promise<void> {
  try {
    if (kept.where === 'server') await removeSentFile(kept.id);
    else await removeShares({ why: 'importEnded', pilotId, key: kept.key });
  } catch (error) {
    console.warn('Imported files stay in the list of files that are not saved.', error);
  }
}
