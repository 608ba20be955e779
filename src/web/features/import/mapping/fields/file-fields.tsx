import { TABLE_DELIMITERS, TABLE_ENCODINGS, type TableEncoding } from '#domain/import/table/source-table';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { importTexts } from '../../import-texts.ts';
import { headerRows } from '../draft/table-columns.ts';
import { isEncodingDoubtful, unreadableCells, wordsIn } from '../draft/table-encoding.ts';
import type { TableControls } from '../use-table-mapping.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './fields.module.css';

const { mapping: words } = importTexts;

/** The row of the headers; of a CSV file also its delimiter and, where its letters do not tell it, its encoding, with which it is read again. */
export function FileFields({ table }: { readonly table: TableControls }) {
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
    return shown === '' ? words.encodings[each] : words.encodingWith(words.encodings[each], shown);
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
