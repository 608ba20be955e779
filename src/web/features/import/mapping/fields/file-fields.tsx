import { TABLE_DELIMITERS, TABLE_ENCODINGS } from '#domain/import/table/source-table';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { importTexts } from '../../import-texts.ts';
import { headerRows } from '../draft/table-columns.ts';
import type { TableControls } from '../use-table-mapping.ts';
import { ChoiceField } from './choice-field.tsx';

const { mapping: words } = importTexts;

/** The row of the headers; of a CSV file also its encoding and delimiter, with which it is read again. */
export function FileFields({ table }: { readonly table: TableControls }) {
  const { draft, readAgain, hasFailed } = table;
  const { encoding, delimiter } = draft.table;
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
      {encoding && (
        <ChoiceField
          label={words.encoding}
          names={words.encodings}
          choices={TABLE_ENCODINGS}
          value={encoding}
          onChoose={(chosen) => void readAgain({ encoding: chosen })}
        />
      )}
      {hasFailed && <Banner message={words.readingAgainFailed} />}
    </>
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
