import { useMemo } from 'react';
import { PAGES } from '#contract/pages/pages';
import { GEAR as gearTexts } from '#texts/gear';
import { checkNameOf, stateTextOf } from '#web/parts/due/due-text.ts';
import { useDues } from '#web/parts/due/dues-today.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { usualPaper } from '#web/parts/print/paper.ts';
import { PrintPage, SheetsPreview } from '#web/parts/print/print-page.tsx';
import { Sheet } from '#web/parts/print/sheets.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useToday } from '#web/ui/use-today.ts';
import styles from './gear-print.module.css';
import { type PrintedGear, printedGear, sheetsOf } from './gear-sheets.ts';

/** The gliders and the gear in use as they are printed, with serial numbers and checks. */
export function GearPrintPage() {
  return (
    <PrintPage title={gearTexts.print.title} list={{ label: texts.terms.gliders, href: PAGES.gliders.path }}>
      <WithLogbook loading={<Skeleton height="1000px" />}>{(logbook) => <GearPrint logbook={logbook} />}</WithLogbook>
    </PrintPage>
  );
}

function GearPrint({ logbook }: { readonly logbook: Logbook }) {
  const dues = useDues(logbook);
  const today = useToday();
  const sheets = useMemo(() => sheetsOf(printedGear(logbook, dues, today)), [logbook, dues, today]);
  if (sheets.length === 0)
    return (
      <Empty action={<LinkButton href={PAGES.gliders.path}>{texts.terms.gliders}</LinkButton>}>
        {gearTexts.print.none}
      </Empty>
    );
  return (
    <SheetsPreview lead={gearTexts.print.lead} paper={usualPaper(navigator.language)}>
      {sheets.map((rows, index) => (
        <Sheet
          key={rows[0]?.key}
          title={gearTexts.print.title}
          owner={logbook.pilot.userName}
          licence=""
          page={gearTexts.print.page(index + 1)}
        >
          <GearTable rows={rows} />
        </Sheet>
      ))}
    </SheetsPreview>
  );
}

function GearTable({ rows }: { readonly rows: readonly PrintedGear[] }) {
  const { print } = gearTexts;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[gearTexts.kind, print.name, gearTexts.serialNumber, gearTexts.inUse, gearTexts.checks, print.last].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
          <th scope="col">{print.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {cellsOf(row).map(([head, cell]) => (
              <td key={head}>
                <div className={styles.cell}>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cells of a row, by their columns. */
function cellsOf({ kind, name, serialNumber, use, check, lastOn, due }: PrintedGear) {
  return [
    ['kind', kind],
    ['name', name],
    ['serialNumber', serialNumber],
    ['use', use],
    ['check', check && checkNameOf(check)],
    ['lastOn', lastOn && texts.dates.day(lastOn)],
    ['due', due && stateTextOf(due)],
  ] as const;
}
