import { useEffect, useRef, useState } from 'react';
import { activityKinds, NO_ACTIVITY } from '#domain/import/table/activities';
import { isolated } from '#domain/isolated';
import type { AltitudeUnit } from '#domain/units';
import { IMPORT as importTexts } from '#texts/import';
import { useSubmission } from '#web/parts/form/submission.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { useMounted } from '#web/ui/use-mounted.ts';
import { ColumnList, OtherColumns } from './column-list.tsx';
import { FormatFields, SavingFields } from './format-fields.tsx';
import { type KnownControls, proposedMappingName } from './known-mappings.ts';
import type { PlacedTable, TableAnswer } from './mapped-files.ts';
import styles from './mapping.module.css';
import { type MappingSaving, useMappingSaving } from './mapping-saving.ts';
import {
  ActivityFields,
  DateQuestionFields,
  ManyFlightsField,
  NameFields,
  UnitQuestionFields,
  YearField,
  ZoneField,
} from './question-fields.tsx';
import { EncodingQuestion, ReadingFields } from './reading-fields.tsx';
import { leftOutHeaders } from './table-columns.ts';
import { hasDates, isDateOpen, isYearOpen, openNames, openQuestion, type TableDraft } from './table-draft.ts';
import { FlightPreview, RefusedRows } from './table-preview.tsx';
import { rowsOfMany, zoneNeed } from './table-questions.ts';
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
  const continuing = useContinue(table.draft, saving, () => onAnswer(answerOf(table.draft)));
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
      <Failure continuing={continuing} onWithout={() => onAnswer(answerOf(table.draft))} />
      <div className={styles.parts}>
        <div ref={settings} className={styles.settings}>
          <YearField table={table} known={controls.known} isMissing={missing === 'year'} />
          <DateQuestionFields table={table} isMissing={missing === 'dateOrder'} />
          <ActivityFields table={table} isMissing={missing === 'activity'} />
          <UnitQuestionFields table={table} isMissing={missing === 'unit'} />
          <NameFields table={table} isMissing={missing === 'names'} />
          <ManyFlightsField table={table} isMissing={missing === 'manyFlights'} />
          <ZoneField table={table} isMissing={missing === 'timeZone'} />
          <EncodingQuestion table={table} />
          <OtherColumns table={table} />
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

function answerOf(draft: TableDraft): TableAnswer {
  return { table: draft.table, mapping: draft.mapping, leftOut: leftOutHeaders(draft) };
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
          {words.recognised(isolated(draft.known))}
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

/** Moves the focus to the missing answer, each time that the table is to be used without it. */
function useFocusOnMissing({ missing, tries }: Continuing) {
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0 || missing === null) return;
    settings.current?.querySelector<HTMLElement>('[data-missing="true"]')?.focus();
  }, [missing, tries]);
  return settings;
}

/** What is missing before a table can be used. */
type Missing = 'year' | 'date' | 'dateOrder' | 'activity' | 'unit' | 'names' | 'manyFlights' | 'timeZone' | 'name';

/** Using a table with its columns as they are chosen. */
interface Continuing {
  /** What the pilot must choose first; null for nothing, or as long as it was not tried. */
  readonly missing: Missing | null;
  /** How often it was tried: each time the field that is missing gets the focus. */
  readonly tries: number;
  readonly isBusy: boolean;
  /** Why the mapping could not be saved. */
  readonly failure: string | null;
  readonly onContinue: () => Promise<void>;
}

/** Returns the function that uses a table: it first names a missing answer, and saves the mapping. */
export function useContinue(draft: TableDraft, saving: MappingSaving, onUse: () => void): Continuing {
  const [tries, setTries] = useState(0);
  const { submission, submit } = useSubmission<'saving'>();
  const isMounted = useMounted();
  const isBusy = submission.state === 'busy' || submission.state === 'done';
  const failure = submission.state === 'failed' ? submission.failed.message : null;
  const missing = missingIn(draft, saving);
  const onContinue = async (): Promise<void> => {
    setTries((before) => before + 1);
    if (missing !== null || isBusy) return;
    const use = async (): Promise<void> => {
      await saving.save();
      if (isMounted.current) onUse(); // Else the pilot has left the table out meanwhile, or cancelled.
    };
    await submit({ job: 'saving', task: use });
  };
  return { missing: tries === 0 ? null : missing, tries, isBusy, failure, onContinue };
}

function missingIn(draft: TableDraft, { isAsked, isWanted, name }: MappingSaving): Missing | null {
  const missing = MISSING.find(([, isMissing]) => isMissing(draft))?.[0];
  return missing ?? (isAsked && isWanted && name.trim() === '' ? 'name' : null);
}

/** A table of ground handling alone has no flights to choose. */
function hasHandling(table: TableDraft['table'], mapping: TableDraft['mapping']): boolean {
  return activityKinds(table, mapping).some(({ isHandling }) => isHandling);
}

/** In the order of the fields on the page. */
const MISSING: readonly (readonly [Missing, (draft: TableDraft) => boolean])[] = [
  ['year', isYearOpen],
  ['date', (draft) => !hasDates(draft)],
  ['dateOrder', isDateOpen],
  ['activity', ({ table, mapping }) => mapping.onlyActivity === NO_ACTIVITY && !hasHandling(table, mapping)],
  ['unit', (draft) => openQuestion(draft) !== null],
  ['names', (draft) => openNames(draft) !== null],
  ['manyFlights', (draft) => draft.table.manyFlights === undefined && rowsOfMany(draft).length > 0],
  ['timeZone', (draft) => draft.mapping.timeZone === undefined && zoneNeed(draft) === 'asked'],
];
