import { memo } from 'react';
import type { Flight } from '#domain/flight';
import type { Isolated } from '#domain/isolated';
import type { LogbookSheet as LogbookPage, Sum } from '#domain/logbook-sheets/logbook-sheets';
import { LOGBOOK_PRINT as logbookPrintTexts } from '#texts/logbook-print';
import { PRINT as printTexts } from '#texts/print';
import { Sheet } from '#web/parts/print/sheets.tsx';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import styles from './logbook-sheet.module.css';
import { type AppendixPage, type CellContext, hoursText, type PrintedRow, printedRow } from './sheet-cells.ts';
import type { SheetColumn, SheetLayout } from './sheet-layout.ts';

/** What all sheets of a print have. */
export interface SheetFrame {
  readonly owner: string;
  readonly licence: string;
  /** Which flights are printed; null for all. */
  readonly selection: Isolated | null;
  readonly hasStatement: boolean;
  readonly hasAppendix: boolean;
  readonly layout: SheetLayout;
  readonly context: CellContext;
}

interface LogbookSheetProps {
  readonly sheet: LogbookPage<Flight>;
  readonly frame: SheetFrame;
}

/** A page of the logbook: its flights, the sums, and room for a signature. */
export const LogbookSheet = memo(function LogbookSheet({ sheet, frame }: LogbookSheetProps) {
  const { layout, context, hasStatement, hasAppendix } = frame;
  const rows = sheet.rows.map((row) => printedRow(row, context, layout));
  const refersToAppendix = hasAppendix && rows.some(({ cut }) => cut.length > 0);
  const page = printTexts.page(sheet.page);
  return (
    <Sheet
      title={logbookPrintTexts.logbook}
      owner={frame.owner}
      licence={frame.licence}
      page={page}
      note={frame.selection && logbookPrintTexts.selection(frame.selection)}
    >
      <FlightTable rows={rows} frame={frame} label={page} />
      <div className={styles.foot}>
        <p className={styles.cutNote}>{refersToAppendix && logbookPrintTexts.cut}</p>
        <Sums sheet={sheet} />
        {hasStatement && <Statement />}
      </div>
    </Sheet>
  );
});

interface FlightTableProps {
  readonly rows: readonly PrintedRow[];
  readonly frame: SheetFrame;
  readonly label: string;
}

function FlightTable({ rows, frame: { layout, context }, label }: FlightTableProps) {
  const { columns, rowMm } = layout;
  const unit = texts.units.altitude[context.pilot.altitudeUnit];
  return (
    <table className={styles.table} aria-label={label}>
      <colgroup>
        {columns.map(({ id, mm }) => (
          <col key={id} style={{ width: `${mm}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id }) => (
            <th key={id} scope="col" className={LOOKS[id]}>
              {headOf(id, unit)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, cells }) => (
          <tr key={number} style={{ height: `${rowMm}mm` }}>
            {columns.map(({ id }) => (
              <td key={id} className={LOOKS[id]}>
                {cells[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Columns of numbers stand at the right; texts are already as long as their cells hold. */
const LOOKS: Readonly<Partial<Record<SheetColumn, string>>> = {
  number: styles.right,
  heightDifference: styles.right,
  altitude: styles.right,
  airtime: styles.right,
  date: styles.date,
};

function headOf(column: SheetColumn, unit: string): string {
  const { heads } = logbookPrintTexts;
  switch (column) {
    case 'heightDifference':
      return `${heads[column]} (${unit})`;
    case 'altitude':
      return `${texts.terms.maxAltitude} (${unit})`;
    case 'number':
    case 'landing':
    case 'stamps':
      return heads[column];
    default:
      return texts.terms[column];
  }
}

const SUMS = ['broughtForward', 'thisPage', 'carriedForward'] as const;

/** Flights and airtime before, on and up to a page. */
function Sums({ sheet }: { readonly sheet: LogbookPage<Flight> }) {
  return (
    <table className={styles.sums}>
      <tbody>
        {SUMS.map((sum) => (
          <tr key={sum}>
            <th scope="row">{logbookPrintTexts.sums[sum]}</th>
            <SumCells sum={sheet[sum]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SumCells({ sum: { flights, airtime } }: { readonly sum: Sum }) {
  return (
    <>
      <td>
        {formatWhole(flights)} {texts.flights.counted(flights)}
      </td>
      <td>
        {hoursText(airtime)} {texts.airtime.hour}
      </td>
    </>
  );
}

function Statement() {
  return (
    <div className={styles.statement}>
      <p>{logbookPrintTexts.declaration}</p>
      <p className={styles.line}>{logbookPrintTexts.placeAndDate}</p>
      <p className={styles.line}>{logbookPrintTexts.signature}</p>
    </div>
  );
}

interface AppendixSheetProps extends AppendixPage {
  readonly frame: SheetFrame;
}

/** A page of the appendix: the whole texts that are cut off on the pages before. */
export const AppendixSheet = memo(function AppendixSheet({ number, parts, frame }: AppendixSheetProps) {
  return (
    <Sheet
      title={logbookPrintTexts.logbook}
      owner={frame.owner}
      licence={frame.licence}
      page={logbookPrintTexts.appendixPage(number)}
    >
      {parts.map((part) => (
        <div key={part.number} className={styles.entry}>
          {part.head !== null && <h3 className={styles.entryHead}>{part.head}</h3>}
          <p className={styles.entryText}>{part.text}</p>
        </div>
      ))}
    </Sheet>
  );
});
