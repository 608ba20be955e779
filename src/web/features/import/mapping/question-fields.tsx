import { useId } from 'react';
import { activityKinds, activityText, isWanted, NO_ACTIVITY } from '#domain/import/table/activities';
import { readDate } from '#domain/import/table/date-cell';
import { readRows } from '#domain/import/table/read-rows';
import type { RowFlight } from '#domain/import/table/row-flight';
import type { DateOrder, TableMapping } from '#domain/import/table/table-mapping';
import type { UnitQuestion } from '#domain/import/table/unit-questions';
import { lacksYears } from '#domain/import/table/year-of-dates';
import { isolated } from '#domain/isolated';
import { IMPORT as importTexts } from '#texts/import';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './fields.module.css';
import { allKnown, type KnownMappings } from './known-mappings.ts';
import { type ShownColumn, shownTableColumns } from './table-columns.ts';
import { openNames } from './table-draft.ts';
import { rowsOfMany, zoneNeed } from './table-questions.ts';
import type { TableControls } from './use-table-mapping.ts';

const { mapping: words } = importTexts;

interface DateQuestionFieldsProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on without an answer. */
  readonly isMissing: boolean;
}

/** Asks for the order of day and month where the column does not say it, with cells of the table; renders nothing otherwise. */
export function DateQuestionFields({ table, isMissing }: DateQuestionFieldsProps) {
  const name = useId();
  const { dateQuestion, dateAnswer } = table.draft;
  if (dateQuestion === null) return null;
  return (
    <fieldset className={styles.question} aria-describedby={`${name}-lead`}>
      <legend className={styles.legend}>{words.dateQuestion}</legend>
      <p id={`${name}-lead`}>{words.dateQuestionLead}</p>
      {dateQuestion.orders.map((order, index) => (
        <label key={order} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={order}
            checked={dateAnswer === order}
            data-missing={isMissing && index === 0}
            onChange={() => table.dispatch({ type: 'dateOrderChosen', order })}
          />
          <span>
            <strong>{words.dateOrders[order]}</strong>
            {dateQuestion.cells.map((cell) => (
              <span key={cell} className={styles.reading}>
                {dateReadingOf(cell, order)}
              </span>
            ))}
          </span>
        </label>
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.dateAnswerMissing}
        </p>
      )}
    </fieldset>
  );
}

function dateReadingOf(cell: string, order: DateOrder): string {
  const read = readDate(cell, order);
  return read === null ? '' : words.dateReading(cell, texts.dates.day(read.date));
}

interface ActivityFieldsProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on while none is chosen. */
  readonly isMissing: boolean;
}

/** Which kinds of activity of a list of several sports are flights; renders nothing for a table without them. */
export function ActivityFields({ table, isMissing }: ActivityFieldsProps) {
  const { draft, dispatch } = table;
  const { mapping } = draft;
  const kinds = activityKinds(draft.table, mapping);
  if (kinds.length === 0 || (kinds.every(({ isFlight }) => isFlight) && mapping.onlyActivity === null)) return null;
  const toggle = (name: string): void => {
    const chosen = kinds.filter((kind) => isWanted(mapping, kind.name) !== (kind.name === name));
    dispatch({ type: 'optionChosen', option: { onlyActivity: activityText(chosen.map((kind) => kind.name)) } });
  };
  return (
    <fieldset className={mapping.onlyActivity === NO_ACTIVITY ? styles.question : styles.kinds}>
      <legend className={styles.legend}>{words.activities}</legend>
      {kinds.slice(0, MOST_SHOWN).map(({ name, count, isHandling }, index) => (
        <Checkbox
          key={name}
          label={isHandling ? words.handlingCount(isolated(name), count) : words.activityCount(isolated(name), count)}
          checked={isWanted(mapping, name)}
          data-missing={isMissing && index === 0}
          onChange={() => toggle(name)}
        />
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.activityMissing}
        </p>
      )}
    </fieldset>
  );
}

/** Words of the pilot's own under such a header are no kinds. */
const MOST_SHOWN = 40;

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
      {words.readAs((cells[column ?? 0] ?? '').trim(), flight ? texts.dates.day(flight.date) : null)}{' '}
      <Value flight={flight} question={question} table={table} />
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

interface YearFieldProps extends ZoneFieldProps {
  readonly known: KnownMappings;
}

/** Asks for the year of days that have none; renders nothing otherwise. */
export function YearField({ table, known, isMissing }: YearFieldProps) {
  const { draft, dispatch } = table;
  if (!draft.yearless && !lacksYears(draft.table)) return null;
  const latest = new Date().getFullYear();
  const years = Array.from({ length: latest - FIRST_YEAR + 1 }, (_, index) => String(latest - index));
  return (
    <section className={draft.yearless ? styles.format : styles.question} aria-label={words.yearTitle}>
      <h2 className={styles.title}>{words.yearTitle}</h2>
      <p>{words.yearLead}</p>
      <SelectField
        label={texts.terms.year}
        choices={[
          ...(draft.yearless ? [] : [{ value: OPEN, label: words.yearOpen }]),
          ...years.map((year) => ({ value: year, label: year })),
        ]}
        value={draft.yearless ? String(draft.yearless.year) : OPEN}
        error={isMissing ? words.yearMissing : undefined}
        data-missing={isMissing}
        onChange={({ target }) => {
          if (target.value !== OPEN) dispatch({ type: 'yearSaid', year: Number(target.value), known: allKnown(known) });
        }}
      />
    </section>
  );
}

const FIRST_YEAR = 1970;

/** Asks whether columns have the names of sites or gliders; renders nothing without any. */
export function NameFields({ table, isMissing }: ZoneFieldProps) {
  const open = openNames(table.draft);
  const columns = shownTableColumns(table.draft.table, table.draft.mapping);
  return columns
    .filter(({ column }) => table.draft.mayBeNames.includes(column))
    .map((shown) => (
      <NameField key={shown.column} table={table} shown={shown} isMissing={isMissing && shown.column === open} />
    ));
}

function NameField({ table, shown, isMissing }: ZoneFieldProps & { readonly shown: ShownColumn }) {
  const name = useId();
  const { column, header, values, use } = shown;
  const isChosen = table.draft.chosen.has(column);
  return (
    <fieldset className={styles.question} aria-describedby={`${name}-lead`}>
      <legend className={styles.legend}>{words.names(header === '' ? words.column(column + 1) : header)}</legend>
      <p id={`${name}-lead`}>{values.join(' · ')}</p>
      {NAME_USES.map((each, index) => (
        <label key={each} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={isChosen && use === each}
            data-missing={isMissing && index === 0}
            onChange={() => table.dispatch({ type: 'columnChosen', column, use: each })}
          />
          <span>{words.nameUses[each]}</span>
        </label>
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.namesMissing}
        </p>
      )}
    </fieldset>
  );
}

const NAME_USES = ['site', 'glider', 'kept', 'leftOut'] as const;

/** Asks what rows are that stand for many flights; renders nothing without any. */
export function ManyFlightsField({ table, isMissing }: ZoneFieldProps) {
  const name = useId();
  const [most] = rowsOfMany(table.draft);
  if (most === undefined) return null;
  const { manyFlights } = table.draft.table;
  return (
    <fieldset className={styles.question} aria-describedby={`${name}-lead`}>
      <legend className={styles.legend}>{words.manyFlights}</legend>
      <p id={`${name}-lead`}>{words.manyFlightsLead(most.row, most.count)}</p>
      {MANY_FLIGHTS.map((are, index) => (
        <label key={are} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={manyFlights === are}
            data-missing={isMissing && index === 0}
            onChange={() => table.dispatch({ type: 'manyFlightsSaid', are })}
          />
          <span>
            <strong>{words.manyFlightsAre[are]}</strong>
            <span className={styles.reading}>{words.manyFlightsHints[are]}</span>
          </span>
        </label>
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.manyFlightsMissing}
        </p>
      )}
    </fieldset>
  );
}

const MANY_FLIGHTS = ['before', 'flights'] as const;

interface ZoneFieldProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on without an answer. */
  readonly isMissing: boolean;
}

/** Asks in which time zone the flights were whose times are in UTC and whose place is not known; renders nothing otherwise. */
export function ZoneField({ table, isMissing }: ZoneFieldProps) {
  const { draft, dispatch } = table;
  const need = zoneNeed(draft);
  if (need === 'none') return null;
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
  const { timeZone } = draft.mapping;
  return (
    <section
      className={need === 'asked' && timeZone === undefined ? styles.question : styles.format}
      aria-label={words.zoneTitle}
    >
      <h2 className={styles.title}>{words.zoneTitle}</h2>
      <p>{words.zoneLead}</p>
      <SelectField
        label={words.zone}
        choices={[
          ...(need === 'asked' ? [{ value: OPEN, label: words.zoneOpen }] : []),
          { value: UNKNOWN, label: words.zoneUnknown },
          ...zones.map((zone) => ({ value: zone, label: zone })),
        ]}
        value={shownZone(timeZone, need)}
        error={isMissing ? words.zoneMissing : undefined}
        data-missing={isMissing}
        onChange={({ target }) => {
          if (target.value !== OPEN) dispatch({ type: 'optionChosen', option: { timeZone: zoneOf(target.value) } });
        }}
      />
    </section>
  );
}

/** No zone has such a name. */
const [OPEN, UNKNOWN] = ['-', '?'];

function zoneOf(value: string): string {
  return value === UNKNOWN ? '' : value;
}

function shownZone(zone: string | undefined, need: 'offered' | 'asked'): string {
  if (zone === undefined) return need === 'asked' ? OPEN : UNKNOWN;
  return zone || UNKNOWN;
}
