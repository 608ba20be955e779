import { TABLE_FIELDS, type TableField } from '#domain/import/table/table-mapping';
import { classes } from '#web/ui/classes.ts';
import { importTexts } from '../import-texts.ts';
import styles from './fields.module.css';
import { Fold } from './fold.tsx';
import { PlainSelect } from './plain-select.tsx';
import { columnUnit, type ShownColumn, shownTableColumns } from './table-columns.ts';
import type { TableControls } from './use-table-mapping.ts';

const { mapping: words } = importTexts;

interface ColumnListProps {
  readonly table: TableControls;
  /** Whether no column has the dates, and the pilot has tried to go on. */
  readonly isMissing: boolean;
}

/** The columns of a table, each with its first values and what it is for. */
export function ColumnList({ table, isMissing }: ColumnListProps) {
  const { draft, dispatch } = table;
  const columns = shownTableColumns(draft.table, draft.mapping);
  return (
    <Fold title={words.columns} startsOpen={draft.known === null} isMissing={isMissing}>
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.noDateColumn}
        </p>
      )}
      <ul className={styles.columns}>
        {columns.map((shown, index) => (
          <ColumnLine
            key={shown.column}
            shown={shown}
            unit={columnUnit(draft.table, draft.mapping, shown.column)}
            isMissing={isMissing && index === 0}
            onChoose={(field) => dispatch({ type: 'columnChosen', column: shown.column, field })}
          />
        ))}
      </ul>
    </Fold>
  );
}

interface ColumnLineProps {
  readonly shown: ShownColumn;
  /** What its numbers are in. */
  readonly unit: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (field: TableField | null) => void;
}

const OPTIONS = [
  { value: '', label: words.unused },
  ...TABLE_FIELDS.map((field) => ({ value: field, label: words.fields[field] })),
];

function ColumnLine({ shown, unit, isMissing, onChoose }: ColumnLineProps) {
  const { column, header, values, field } = shown;
  const name = header === '' ? words.column(column + 1) : header;
  return (
    <li className={classes(styles.column, field === null && styles.unused)}>
      <span className={styles.header}>{name}</span>
      <span className={styles.values}>
        {values.length === 0 ? words.noValues : values.join(' · ')}
        {unit !== null && <span className={styles.unit}>{unit}</span>}
      </span>
      <PlainSelect
        label={words.isFor(name)}
        choices={OPTIONS}
        value={field ?? ''}
        data-missing={isMissing}
        onChange={({ target }) => onChoose(fieldOfValue(target.value))}
      />
    </li>
  );
}

function fieldOfValue(value: string): TableField | null {
  return TABLE_FIELDS.find((field) => field === value) ?? null;
}
