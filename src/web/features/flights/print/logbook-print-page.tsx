import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { type Isolated, isolatedList } from '#domain/isolated';
import { logbookSheets, nextStart } from '#domain/logbook-sheets/logbook-sheets';
import { LOGBOOK_PRINT as logbookPrintTexts } from '#texts/logbook-print';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { usualPaper } from '#web/parts/print/paper.ts';
import { PrintPage, SheetsPreview } from '#web/parts/print/print-page.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { usePrinting } from '#web/ui/page/printing.ts';
import { activeFilters } from '../list/filters/active-filters.ts';
import { filterOf, flightsShown } from '../list/filters/flights-shown.ts';
import { AppendixSheet, LogbookSheet, type SheetFrame } from './logbook-sheet.tsx';
import styles from './print.module.css';
import { type PrintChoices, readChoices, usualChoices } from './print-choices.ts';
import { PrintForm } from './print-form.tsx';
import { appendixOf } from './sheet-cells.ts';
import { sheetLayout } from './sheet-layout.ts';

/** Sheets that are rendered with the page; the others follow while it responds. */
const FIRST_SHEETS = 2;

/** The printed logbook: sheets with the flights that the filter in the address leaves, and the choices for them. */
export function LogbookPrintPage() {
  const search = useSearch();
  const toList = `${PAGES.flights.path}${search && `?${search}`}`;
  const page = (children: ReactNode) => (
    <PrintPage title={logbookPrintTexts.title} list={{ label: texts.terms.flights, href: toList }}>
      {children}
    </PrintPage>
  );
  return (
    <WithLogbook loading={page(<PrintSkeleton />)}>
      {(logbook) => page(<LogbookPrint logbook={logbook} search={search} toList={toList} />)}
    </WithLogbook>
  );
}

function PrintSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <Skeleton height="70px" />
        <Skeleton height="70px" />
        <Skeleton height="70px" />
      </div>
      <Skeleton height="1000px" />
    </div>
  );
}

interface LogbookPrintProps {
  readonly logbook: Logbook;
  readonly search: string;
  readonly toList: string;
}

function LogbookPrint({ logbook, search, toList }: LogbookPrintProps) {
  const { pilot, flights } = logbook;
  const [choices, setChoices] = useState(() => usualChoices(pilot.userName, usualPaper(navigator.language)));
  const shown = useMemo(() => flightsShown(logbook, search), [logbook, search]);
  const numbers = { first: pilot.initialFlightNum + 1, last: pilot.initialFlightNum + flights.size };
  const { wrong } = readChoices(choices, numbers);
  if (shown.size === 0)
    return (
      <Empty action={<LinkButton href={toList}>{logbookPrintTexts.toFlights}</LinkButton>}>
        {logbookPrintTexts.none}
      </Empty>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <PrintForm
          choices={choices}
          wrong={wrong}
          numbers={numbers}
          onChange={(changed) => setChoices((now) => ({ ...now, ...changed }))}
        />
      </div>
      <Preview logbook={logbook} shown={shown} search={search} choices={choices} />
    </div>
  );
}

interface PreviewProps {
  readonly logbook: Logbook;
  readonly shown: Logbook['flights'];
  readonly search: string;
  readonly choices: PrintChoices;
}

/** The sheets with the choices that were made last, as soon as the page has time for them. */
function Preview({ logbook, shown, search, choices }: PreviewProps) {
  const printed = useDeferredValue(choices);
  const { paper, sheets, appendix, frame, next, isWrong } = useMemo(
    () => printOf(logbook, shown, search, printed),
    [logbook, shown, search, printed],
  );
  const rendered = useDeferredValue(sheets.length + appendix.length, FIRST_SHEETS);
  const isPrinting = usePrinting();
  const most = isPrinting ? Number.POSITIVE_INFINITY : rendered;
  const lead = (
    <>
      {logbookPrintTexts.extent(countOf(sheets), sheets.length)}
      {appendix.length > 0 && ` ${logbookPrintTexts.appendixExtent(appendix.length)}`}.{' '}
      {next && <span className={styles.next}>{logbookPrintTexts.next(next.number, next.page)}</span>}
    </>
  );
  return (
    <SheetsPreview lead={lead} paper={paper} canPrint={!isWrong}>
      {sheets.slice(0, most).map((sheet) => (
        <LogbookSheet key={sheet.page} sheet={sheet} frame={frame} />
      ))}
      {appendix.slice(0, Math.max(0, most - sheets.length)).map(({ number, parts }) => (
        <AppendixSheet key={`appendix-${number}`} number={number} parts={parts} frame={frame} />
      ))}
    </SheetsPreview>
  );
}

/** Returns the printed part of a logbook. */
function printOf(logbook: Logbook, shown: Logbook['flights'], search: string, choices: PrintChoices) {
  const { pilot, flights } = logbook;
  const numbers = { first: pilot.initialFlightNum + 1, last: pilot.initialFlightNum + flights.size };
  const read = readChoices(choices, numbers);
  const sheets = logbookSheets({ pilot, flights, shown }, read);
  const layout = sheetLayout(choices);
  const frame: SheetFrame = {
    owner: choices.owner.trim(),
    licence: choices.licence.trim(),
    selection: shown === flights ? null : namesOfFilter(logbook, search),
    hasStatement: choices.hasStatement,
    hasAppendix: choices.hasAppendix,
    layout,
    context: logbook,
  };
  return {
    paper: choices.paper,
    sheets,
    appendix: choices.hasAppendix ? appendixOf(sheets, logbook, layout) : [],
    frame,
    next: nextStart(sheets, read.rowsPerPage),
    isWrong: read.wrong.length > 0,
  };
}

function namesOfFilter(logbook: Logbook, search: string): Isolated {
  const filter = filterOf(logbook, search);
  const words = filter.words.trim();
  return isolatedList([
    ...(words === '' ? [] : [`“${words}”`]),
    ...activeFilters(filter, logbook).map(({ name }) => name),
  ]);
}

function countOf(sheets: readonly { readonly rows: readonly unknown[] }[]): number {
  return sheets.reduce((sum, { rows }) => sum + rows.length, 0);
}
