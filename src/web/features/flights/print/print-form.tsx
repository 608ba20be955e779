import { FEWEST_ROWS, MOST_ROWS } from '#domain/logbook-sheets/logbook-sheets';
import { LOGBOOK_PRINT as logbookPrintTexts } from '#texts/logbook-print';
import { PRINT as printTexts } from '#texts/print';
import { FieldGroup, FieldPair } from '#web/parts/form/field-group.tsx';
import { PAPERS } from '#web/parts/print/paper.ts';
import { texts } from '#web/texts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './print.module.css';
import {
  LAST_PAGE,
  OPTIONAL_COLUMNS,
  type OptionalColumn,
  type PrintChoices,
  type WrongField,
} from './print-choices.ts';

const PAPER_CHOICES = PAPERS.map((paper) => ({ value: paper, label: paper }));
const ROW_CHOICES = Array.from({ length: MOST_ROWS - FEWEST_ROWS + 1 }, (_, index) => String(FEWEST_ROWS + index)).map(
  (rows) => ({ value: rows, label: rows }),
);
const LABELS: Readonly<Record<OptionalColumn, string>> = {
  ...logbookPrintTexts.choices,
  altitude: texts.terms.maxAltitude,
  tags: texts.terms.tags,
  remarks: texts.terms.remarks,
};
/** Longest name and licence number that a sheet has room for. */
const MOST_CHARACTERS = 100;

interface PrintFormProps {
  readonly choices: PrintChoices;
  readonly wrong: readonly WrongField[];
  /** The numbers of the first and the last flight of the logbook. */
  readonly numbers: { readonly first: number; readonly last: number };
  readonly onChange: (changed: Partial<PrintChoices>) => void;
}

/** What is printed, and how; the sheets beside it follow at once. */
export function PrintForm({ choices, wrong, numbers, onChange }: PrintFormProps) {
  const { columns } = choices;
  const toggle = (column: OptionalColumn): void =>
    onChange({ columns: OPTIONAL_COLUMNS.filter((each) => columns.includes(each) !== (each === column)) });
  const errorOf = (field: WrongField, least: number, most: number): string | undefined =>
    wrong.includes(field) ? logbookPrintTexts.wrongNumber(least, most) : undefined;
  return (
    <div className={styles.form}>
      <TextField
        label={printTexts.owner}
        autoComplete="name"
        maxLength={MOST_CHARACTERS}
        value={choices.owner}
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <TextField
        label={printTexts.licence}
        hint={printTexts.notStored}
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={choices.licence}
        onChange={({ target }) => onChange({ licence: target.value })}
      />
      <FieldPair>
        <SelectField
          label={printTexts.paper}
          choices={PAPER_CHOICES}
          value={choices.paper}
          onChange={({ target }) => onChange({ paper: PAPERS.find((paper) => paper === target.value) ?? 'A4' })}
        />
        <SelectField
          label={logbookPrintTexts.rowsPerPage}
          choices={ROW_CHOICES}
          value={String(choices.rowsPerPage)}
          onChange={({ target }) => onChange({ rowsPerPage: Number(target.value) })}
        />
      </FieldPair>
      <FieldGroup title={logbookPrintTexts.start}>
        <FieldPair>
          <NumberField
            label={logbookPrintTexts.fromNumber}
            placeholder={String(numbers.first)}
            error={errorOf('fromNumber', numbers.first, numbers.last)}
            value={choices.fromNumber}
            onChange={({ target }) => onChange({ fromNumber: target.value })}
          />
          <NumberField
            label={logbookPrintTexts.firstPage}
            placeholder="1"
            error={errorOf('firstPage', 1, LAST_PAGE)}
            value={choices.firstPage}
            onChange={({ target }) => onChange({ firstPage: target.value })}
          />
        </FieldPair>
      </FieldGroup>
      <FieldGroup title={logbookPrintTexts.columns}>
        <div className={styles.checks}>
          {OPTIONAL_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={LABELS[column]}
              checked={columns.includes(column)}
              onChange={() => toggle(column)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup title={logbookPrintTexts.more}>
        <div className={styles.checks}>
          <Checkbox
            label={logbookPrintTexts.statement}
            checked={choices.hasStatement}
            onChange={({ target }) => onChange({ hasStatement: target.checked })}
          />
          <Checkbox
            label={logbookPrintTexts.appendix}
            checked={choices.hasAppendix}
            onChange={({ target }) => onChange({ hasAppendix: target.checked })}
          />
        </div>
      </FieldGroup>
    </div>
  );
}
