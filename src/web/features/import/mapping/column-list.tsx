import { useId } from 'react';
import { TABLE_FIELDS } from '#domain/import/table/table-mapping';
import { IMPORT as importTexts } from '#texts/import';
import { classes } from '#web/ui/classes.ts';
import type { SelectOption } from '#web/ui/form/select-field.tsx';
import styles from './fields.module.css';
import { Fold } from './fold.tsx';
import { PlainSelect } from './plain-select.tsx';
import { columnUnit, type ShownColumn, shownTableColumns } from './table-columns.ts';
import { type ColumnUse, isYearOpen } from './table-draft.ts';
import type { TableControls } from './use-table-mapping.ts';

const { mapping: words } = importTexts;

interface ColumnListProps {
  readonly table: TableControls;
  /** Whether no column has the dates, and the pilot has tried to go on. */
  readonly isMissing: boolean;
}

/** The columns of a table, each with its first values and what it is for; {@link OtherColumns} has those without a field. */
export function ColumnList({ table, isMissing }: ColumnListProps) {
  const { draft } = table;
  const columns = shownTableColumns(draft.table, draft.mapping).filter(({ column }) => !draft.others.includes(column));
  return (
    <Fold title={words.columns} startsOpen={draft.known === null} isMissing={isMissing}>
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.noDateColumn}
        </p>
      )}
      <Columns table={table} columns={columns} choices={CHOICES} isMissing={isMissing} />
    </Fold>
  );
}

/**
 * The columns of a table that have no field: nobody has decided yet whether they are kept. Renders nothing without any, and while the
 * year of the days is open. Those with names have a question of their own.
 */
export function OtherColumns({ table }: { readonly table: TableControls }) {
  const id = useId();
  const { draft } = table;
  const isListed = (column: number): boolean => draft.others.includes(column) && !draft.mayBeNames.includes(column);
  const columns = shownTableColumns(draft.table, draft.mapping).filter(({ column }) => isListed(column));
  if (columns.length === 0 || isYearOpen(draft)) return null;
  const shown = columns.map((column) => ({ ...column, values: column.values.slice(0, MOST_VALUES) }));
  return (
    <section className={classes(styles.format, styles.others)} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {words.others(columns.length)}
        </h2>
        <p>{words.othersLead}</p>
      </div>
      <Columns table={table} columns={shown} choices={OTHER_CHOICES} isMissing={false} />
    </section>
  );
}

const MOST_VALUES = 2;

interface ColumnsProps extends ColumnListProps {
  readonly columns: readonly ShownColumn[];
  readonly choices: readonly SelectOption[];
}

function Columns({ table: { draft, dispatch }, columns, choices, isMissing }: ColumnsProps) {
  return (
    <ul className={styles.columns}>
      {columns.map((shown, index) => (
        <ColumnLine
          key={shown.column}
          shown={shown}
          choices={choices}
          unit={columnUnit(draft.table, draft.mapping, shown.column)}
          isMissing={isMissing && index === 0}
          onChoose={(use) => dispatch({ type: 'columnChosen', column: shown.column, use })}
        />
      ))}
    </ul>
  );
}

const FIELDS = TABLE_FIELDS.map((field) => ({ value: field, label: words.fields[field] }));
const LEAVE_OUT = { value: 'leftOut', label: words.unused };
const KEEP = { value: 'kept', label: words.keptInRemarks };
const CHOICES: readonly SelectOption[] = [LEAVE_OUT, ...FIELDS, KEEP];
const OTHER_CHOICES: readonly SelectOption[] = [KEEP, LEAVE_OUT, ...FIELDS];

interface ColumnLineProps {
  readonly shown: ShownColumn;
  readonly choices: readonly SelectOption[];
  /** What its numbers are in. */
  readonly unit: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (use: ColumnUse) => void;
}

function ColumnLine({ shown, choices, unit, isMissing, onChoose }: ColumnLineProps) {
  const { column, header, values, use } = shown;
  const name = header === '' ? words.column(column + 1) : header;
  return (
    <li className={classes(styles.column, use === 'leftOut' && styles.unused)}>
      <span className={styles.header}>{name}</span>
      <span className={styles.values}>
        {values.length === 0 ? words.noValues : values.join(' · ')}
        {unit !== null && <span className={styles.unit}>{unit}</span>}
      </span>
      <PlainSelect
        label={words.isFor(name)}
        choices={choices}
        value={use}
        data-missing={isMissing}
        onChange={({ target }) => onChoose(columnUseOf(target.value))}
      />
    </li>
  );
}

function columnUseOf(value: string): ColumnUse {
  return value === 'kept' ? 'kept' : (TABLE_FIELDS.find((field) => field === value) ?? 'leftOut');
}
