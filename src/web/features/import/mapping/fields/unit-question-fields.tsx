import { useId } from 'react';
import type { UnitQuestion } from '#domain/import/table/proposal/unit-questions';
import { readRows } from '#domain/import/table/read-rows';
import type { RowFlight } from '#domain/import/table/row-flight';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { Airtime } from '#web/parts/airtime.tsx';
import { Altitude } from '#web/parts/altitude.tsx';
import { texts } from '#web/texts.ts';
import { importTexts } from '../../import-texts.ts';
import type { TableControls } from '../use-table-mapping.ts';
import styles from './fields.module.css';

const { mapping: words } = importTexts;

interface UnitQuestionFieldsProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on without an answer. */
  readonly isMissing: boolean;
}

/** Asks what numbers mean where header and values do not say it, with rows of the table in each reading; renders nothing otherwise. */
export function UnitQuestionFields({ table, isMissing }: UnitQuestionFieldsProps) {
  return table.draft.questions.map((question) => (
    <QuestionField
      key={question.subject}
      question={question}
      table={table}
      isMissing={isMissing && table.draft.answers[question.subject] === undefined}
    />
  ));
}

function QuestionField({ question, table, isMissing }: UnitQuestionFieldsProps & { readonly question: UnitQuestion }) {
  const name = useId();
  const { draft, dispatch } = table;
  const { subject, options, rows } = question;
  return (
    <fieldset className={styles.question} aria-describedby={`${name}-lead`}>
      <legend className={styles.legend}>{words.unitQuestions[subject]}</legend>
      <p id={`${name}-lead`}>{words.unitQuestionLead}</p>
      {options.map((option, index) => (
        <label key={labelOf(question, option)} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={draft.answers[subject] === index}
            data-missing={isMissing && index === 0}
            onChange={() => dispatch({ type: 'questionAnswered', question, answer: index })}
          />
          <span>
            <strong>{labelOf(question, option)}</strong>
            {rows.map((row) => (
              <Reading
                key={row}
                table={table}
                question={question}
                mapping={{ ...draft.mapping, ...option }}
                row={row}
              />
            ))}
          </span>
        </label>
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.unitAnswerMissing}
        </p>
      )}
    </fieldset>
  );
}

/** An option names its unit, and a separator of thousands; or that the column is another one. */
function labelOf({ subject, options }: UnitQuestion, option: Partial<TableMapping>): string {
  if (option.columns !== undefined) return words.noAirtimes;
  if (subject === 'altitude') return words.altitudes[option.altitudeIn ?? 'm'];
  const isClock = options.some(({ columns }) => columns !== undefined);
  const unit = isClock ? words.clockAirtimes : words.durations[option.durationIn ?? 'auto'];
  return option.decimal === undefined || option.decimal === 'auto'
    ? unit
    : words.thousands(unit, option.decimal === ',' ? '.' : ',');
}

interface ReadingProps {
  readonly table: TableControls;
  readonly question: UnitQuestion;
  /** With the option. */
  readonly mapping: TableMapping;
  /** Index of the row. */
  readonly row: number;
}

/** What a row of the table is with an option. */
function Reading({ table, question, mapping, row }: ReadingProps) {
  const { draft } = table;
  const cells = draft.table.rows[row] ?? [];
  const column = draft.mapping.columns.find(({ field }) => field === question.subject || field === 'time')?.column;
  const [flight] = readRows(
    { ...draft.table, rows: [cells] },
    { ...mapping, headerRow: null, onlyActivity: null },
  ).flights;
  return (
    <span className={styles.reading}>
      {flight && `${texts.dates.day(flight.date)}: `}
      {words.readAs((cells[column ?? 0] ?? '').trim())} <Value flight={flight} question={question} table={table} />
    </span>
  );
}

function Value({
  flight,
  question,
  table,
}: Omit<ReadingProps, 'mapping' | 'row'> & { readonly flight: RowFlight | undefined }) {
  if (flight === undefined) return words.readAsNothing;
  if (question.subject === 'altitude')
    return flight.altitude === null ? (
      words.readAsNothing
    ) : (
      <Altitude altitude={flight.altitude} unit={table.draft.unit} />
    );
  if (flight.airtime !== null) return <Airtime airtime={flight.airtime} />;
  return flight.time ?? words.readAsNothing;
}
