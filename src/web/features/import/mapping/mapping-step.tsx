import { useContext, useEffect, useState } from 'react';
import type { AltitudeUnit } from '#domain/units';
import { IMPORT as importTexts } from '#texts/import';
import { useLeaveGuard } from '#web/parts/form/use-leave-guard.ts';
import { texts } from '#web/texts.ts';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageVisibleContext } from '#web/ui/overlay/page-visible.ts';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { LeaveDialog } from '../leave-dialog.tsx';
import type { ReadFiles } from '../reading/read-chosen-files.ts';
import { useKnownMappings } from './known-mappings.ts';
import { placedTables, type TableAnswer, withTables } from './mapped-files.ts';
import { TablePage } from './table-page.tsx';

const { mapping: words } = importTexts;

interface MappingStepProps {
  readonly read: ReadFiles;
  /** The pilot's unit of altitudes. */
  readonly unit: AltitudeUnit;
  readonly onMapped: (read: ReadFiles) => void;
  readonly onCancel: () => void;
}

/** The step of an import between reading and review: which column of a table is what, one table after the other. */
export function MappingStep({ read, unit, onMapped, onCancel }: MappingStepProps) {
  const { loaded, reload, controls } = useKnownMappings(unit);
  const [answers, setAnswers] = useState<readonly TableAnswer[]>([]);
  const guard = useLeaveGuard({ isChanged: true, canAsk: useContext(PageVisibleContext), onLeft: () => undefined });
  const tables = placedTables(read.tables);
  const placed = tables[answers.length];
  useEffect(() => {
    if (answers.length > 0) window.scrollTo(0, 0); // Each table is a page of its own.
  }, [answers.length]);
  const cancel = (): void => guard.leave(onCancel);
  const answer = (next: TableAnswer): void => {
    const all = [...answers, next];
    if (all.length < tables.length) setAnswers(all);
    else guard.leaveNow(() => onMapped(withTables(read, all)));
  };
  return (
    <>
      {loaded.state === 'loaded' && placed ? (
        <TablePage
          key={answers.length}
          placed={placed}
          place={{ number: answers.length + 1, count: tables.length }}
          controls={controls}
          unit={unit}
          onAnswer={answer}
          onCancel={cancel}
        />
      ) : (
        <Page title={words.title} start={<TopBarButton onClick={cancel}>{texts.actions.cancel}</TopBarButton>}>
          {loaded.state === 'failed' && <FailureBlock message={words.loadingFailed} onRetry={reload} />}
          {loaded.state === 'loading' && <Skeleton height="240px" />}
        </Page>
      )}
      <LeaveDialog guard={guard} question={words.leaveQuestion} />
    </>
  );
}
