import { useEffect, useRef } from 'react';
import type { AltitudeUnit } from '#domain/units';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { importTexts } from '../import-texts.ts';
import { proposedMappingName } from './draft/known-mappings.ts';
import type { PlacedTable, TableAnswer } from './draft/mapped-files.ts';
import { ActivityFields } from './fields/activity-fields.tsx';
import { ColumnList } from './fields/column-list.tsx';
import { DateQuestionFields } from './fields/date-question-fields.tsx';
import { EncodingQuestion } from './fields/file-fields.tsx';
import { FormatFields } from './fields/format-fields.tsx';
import { ReadingFields } from './fields/reading-fields.tsx';
import { SavingFields } from './fields/saving-fields.tsx';
import { UnitQuestionFields } from './fields/unit-question-fields.tsx';
import { ZoneField } from './fields/zone-field.tsx';
import styles from './mapping.module.css';
import { FlightPreview } from './preview/flight-preview.tsx';
import { RefusedRows } from './preview/refused-rows.tsx';
import { type Continuing, useContinue } from './use-continue.ts';
import type { KnownControls } from './use-known-mappings.ts';
import { useMappingSaving } from './use-mapping-saving.ts';
import { type TableControls, useTableMapping } from './use-table-mapping.ts';

const { mapping: words, review } = importTexts;

interface TablePageProps {
  readonly placed: PlacedTable;
  /** Which of how many tables it is, from 1. */
  readonly place: { readonly number: number; readonly count: number };
  readonly controls: KnownControls;
  /** The pilot's unit of altitudes. */
  readonly unit: AltitudeUnit;
  readonly onAnswer: (answer: TableAnswer) => void;
  readonly onCancel: () => void;
}

/** One table: what its columns are for, and the flights that it has then. */
export function TablePage({ placed, place, controls, unit, onAnswer, onCancel }: TablePageProps) {
  const table = useTableMapping(placed, controls.known, unit);
  const saving = useMappingSaving(table.draft, controls, proposedMappingName(placed));
  const continuing = useContinue(table.draft, saving, () => onAnswer(table.draft));
  const { missing, isBusy, onContinue } = continuing;
  const settings = useFocusOnMissing(continuing);
  const using = { disabled: isBusy, onClick: () => void onContinue() };
  const count = place.count === 1 ? words.title : words.titleOf(place.number, place.count);
  return (
    <Page
      wide
      title={count}
      start={<TopBarButton onClick={onCancel}>{texts.actions.cancel}</TopBarButton>}
      end={
        <TopBarButton strong {...using}>
          {words.useShort}
        </TopBarButton>
      }
    >
      <Head table={table} />
      <div className={styles.buttons}>
        <Button tone="primary" busy={isBusy} {...using}>
          {isBusy ? words.using : words.use}
        </Button>
        <Button onClick={() => onAnswer(null)}>{words.leaveOut}</Button>
        <Button className={styles.startOver} onClick={onCancel}>
          {review.startOver}
        </Button>
      </div>
      <Failure continuing={continuing} onWithout={() => onAnswer(table.draft)} />
      <div className={styles.parts}>
        <div ref={settings} className={styles.settings}>
          <DateQuestionFields table={table} isMissing={missing === 'dateOrder'} />
          <ActivityFields table={table} isMissing={missing === 'activity'} />
          <UnitQuestionFields table={table} isMissing={missing === 'unit'} />
          <ZoneField table={table} isMissing={missing === 'timeZone'} />
          <EncodingQuestion table={table} />
          <FormatFields table={table} controls={controls} />
          <ColumnList table={table} isMissing={missing === 'date'} />
          <ReadingFields table={table} />
          <SavingFields saving={saving} controls={controls} isMissing={missing === 'name'} />
        </div>
        <div className={styles.outcome}>
          <FlightPreview rows={table.rows} unit={unit} />
          <RefusedRows refused={table.rows.refused} />
        </div>
      </div>
    </Page>
  );
}

function Head({ table }: { readonly table: TableControls }) {
  const { placed, draft } = table;
  return (
    <div className={styles.head}>
      <p className={styles.about}>
        {words.about(placed.reading.source.path, draft.table.sheet, draft.table.rows.length)}
      </p>
      {draft.known === null ? (
        <p className={styles.lead}>{words.proposed}</p>
      ) : (
        <Notice tone="good" isLive={false}>
          {words.recognised(draft.known)}
        </Notice>
      )}
    </div>
  );
}

function Failure({ continuing, onWithout }: { readonly continuing: Continuing; readonly onWithout: () => void }) {
  const { failure, isBusy } = continuing;
  if (failure === null || isBusy) return null;
  const action = <Button onClick={onWithout}>{words.goOnWithout}</Button>;
  return <Banner message={words.keepFailed(failure)} action={action} />;
}

/** Moves the focus to what is missing, each time that the table is to be used without it. */
function useFocusOnMissing({ missing, tries }: Continuing) {
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0 || missing === null) return;
    settings.current?.querySelector<HTMLElement>('[data-missing="true"]')?.focus();
  }, [missing, tries]);
  return settings;
}
