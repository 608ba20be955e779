import { TABLE_DELIMITERS, TABLE_ENCODINGS, type TableEncoding } from '#domain/import/table/source-table';
import {
  ALTITUDE_UNITS,
  DATE_ORDERS,
  DECIMAL_SEPARATORS,
  DURATION_UNITS,
  type TableField,
  type TableMapping,
} from '#domain/import/table/table-mapping';
import { isolated } from '#domain/isolated';
import { IMPORT as importTexts } from '#texts/import';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './fields.module.css';
import { Fold } from './fold.tsx';
import { headerRows } from './table-columns.ts';
import type { MappingOption } from './table-draft.ts';
import { dateOrderMatters, isEncodingDoubtful, unreadableCells, wordsIn } from './table-questions.ts';
import type { TableControls } from './use-table-mapping.ts';

const { mapping: words } = importTexts;

/** How the cells of a table are read. */
export function ReadingFields({ table }: { readonly table: TableControls }) {
  return (
    <Fold title={words.reading} startsOpen={table.draft.known === null}>
      <div className={styles.fields}>
        <UnitFields table={table} />
        <FileFields table={table} />
      </div>
    </Fold>
  );
}

const TIMES = ['local', 'utc'] as const;

/** The order of the dates, the units and the like: only what the columns need. */
function UnitFields({ table }: { readonly table: TableControls }) {
  const { draft, dispatch } = table;
  const { mapping } = draft;
  const choose = (option: MappingOption): void => dispatch({ type: 'optionChosen', option });
  return (
    <>
      {draft.dateQuestion === null && dateOrderMatters(draft) && (
        <ChoiceField
          label={words.dateOrder}
          names={words.dateOrders}
          choices={DATE_ORDERS}
          value={mapping.dateOrder}
          onChoose={(order) => dispatch({ type: 'dateOrderChosen', order })}
        />
      )}
      {hasAny(mapping, 'time', 'landingTime') && (
        <ChoiceField
          label={words.timeIs}
          names={words.times}
          choices={TIMES}
          value={mapping.timeIs}
          onChoose={(timeIs) => choose({ timeIs })}
        />
      )}
      <QuantityFields mapping={mapping} onChoose={choose} />
    </>
  );
}

interface QuantityFieldsProps {
  readonly mapping: TableMapping;
  readonly onChoose: (option: MappingOption) => void;
}

/** How the numbers of the columns are to be read. */
function QuantityFields({ mapping, onChoose }: QuantityFieldsProps) {
  return (
    <>
      {hasAny(mapping, 'altitude') && (
        <ChoiceField
          label={words.altitudeIn}
          names={words.altitudes}
          choices={ALTITUDE_UNITS}
          value={mapping.altitudeIn}
          onChoose={(altitudeIn) => onChoose({ altitudeIn })}
        />
      )}
      {hasAny(mapping, 'duration') && (
        <ChoiceField
          label={words.durationIn}
          names={words.durations}
          choices={DURATION_UNITS}
          value={mapping.durationIn}
          onChoose={(durationIn) => onChoose({ durationIn })}
        />
      )}
      {hasAny(mapping, 'duration', 'altitude') && (
        <ChoiceField
          label={words.decimal}
          names={words.decimals}
          choices={DECIMAL_SEPARATORS}
          value={mapping.decimal}
          onChoose={(decimal) => onChoose({ decimal })}
        />
      )}
    </>
  );
}

function hasAny({ columns }: TableMapping, ...fields: readonly TableField[]): boolean {
  return columns.some(({ field }) => fields.includes(field));
}

/** The row of the headers; of a CSV file also its delimiter and, where its letters do not tell it, its encoding, with which it is read again. */
function FileFields({ table }: { readonly table: TableControls }) {
  const { draft, readAgain, hasFailed } = table;
  const { delimiter } = draft.table;
  return (
    <>
      <HeaderRowField table={table} />
      {delimiter && (
        <ChoiceField
          label={words.delimiter}
          names={words.delimiters}
          choices={TABLE_DELIMITERS}
          value={delimiter}
          onChoose={(chosen) => void readAgain({ delimiter: chosen })}
        />
      )}
      {!isEncodingDoubtful(draft.table) && <EncodingField table={table} />}
      {hasFailed && <Banner message={words.readingAgainFailed} />}
    </>
  );
}

/** Asks whether the names of a table are right where its encoding is a guess or does not fit all of it; renders nothing otherwise. */
export function EncodingQuestion({ table }: { readonly table: TableControls }) {
  const { draft } = table;
  if (!isEncodingDoubtful(draft.table)) return null;
  const unreadable = unreadableCells(draft.table);
  return (
    <section className={styles.format} aria-label={words.encodingTitle}>
      <h2 className={styles.title}>{words.encodingTitle}</h2>
      <p>{wordsIn(draft.table, draft.table.encoding ?? 'utf-8')}</p>
      <p>{unreadable === 0 ? words.encodingLead : words.unreadable(unreadable)}</p>
      <EncodingField table={table} />
    </section>
  );
}

/** The encodings of a CSV file, each with words of it as they are then. */
function EncodingField({ table }: { readonly table: TableControls }) {
  const { draft, readAgain } = table;
  const { encoding } = draft.table;
  if (encoding === null) return null;
  const nameOf = (each: TableEncoding): string => {
    const shown = wordsIn(draft.table, each);
    return shown === '' ? words.encodings[each] : words.encodingWith(words.encodings[each], isolated(shown));
  };
  const choose = (value: string): void => {
    const chosen = TABLE_ENCODINGS.find((each) => each === value);
    if (chosen !== undefined) void readAgain({ encoding: chosen });
  };
  return (
    <SelectField
      label={words.encoding}
      choices={TABLE_ENCODINGS.map((each) => ({ value: each, label: nameOf(each) }))}
      value={encoding}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function HeaderRowField({ table }: { readonly table: TableControls }) {
  const { draft, dispatch } = table;
  const { headerRow } = draft.mapping;
  const choices = headerRows(draft.table).map(({ row, text }) => ({
    value: String(row),
    label: words.headerRowOf(row + 1, text),
  }));
  return (
    <SelectField
      label={words.headerRow}
      choices={[{ value: '', label: words.noHeaderRow }, ...choices]}
      value={headerRow === null ? '' : String(headerRow)}
      onChange={({ target }) =>
        dispatch({ type: 'headerRowChosen', headerRow: target.value === '' ? null : Number(target.value) })
      }
    />
  );
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** The texts of the choices. */
  readonly names: Readonly<Record<Value, string>>;
  readonly choices: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A select of one of a few values. */
function ChoiceField<Value extends string>({ label, names, choices, value, onChoose }: ChoiceFieldProps<Value>) {
  const choose = (chosen: string): void => {
    const found = choices.find((choice) => choice === chosen);
    if (found !== undefined) onChoose(found);
  };
  return (
    <SelectField
      label={label}
      choices={choices.map((choice) => ({ value: choice, label: names[choice] }))}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
