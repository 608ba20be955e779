import { useMemo, useState } from 'react';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { Flight } from '#domain/flight';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { monthTable, type YearOfMonths } from '#domain/statistics/calendar-periods';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type HeatRow, HeatTable } from '#web/ui/chart/heat-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';

interface FlightMonthsProps {
  /** The flights of the item. */
  readonly flights: readonly Pick<Flight, 'date'>[];
  /** Selects them in the flight list: `{ site: 3 }`. Keep the identity stable. */
  readonly filter: Partial<FlightFilter>;
}

/** Years that are shown at first: those before are a click away. */
export const MOST_YEARS = 12;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** How often an item was flown in each month of each year; a click leads to those flights in the list. */
export function FlightMonths({ flights, filter }: FlightMonthsProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => monthTable(flights).map((year) => rowOf(year, filter)), [flights, filter]);
  const isLong = rows.length > MOST_YEARS + 1;
  const shown = isLong && !isWhole ? rows.slice(0, MOST_YEARS) : rows;
  return (
    <>
      <HeatTable
        label={itemPageTexts.rhythm}
        head={[texts.terms.year, ...MONTHS.map(texts.dates.month), itemPageTexts.total]}
        rows={shown}
      />
      {isLong && (
        <Button tone="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? itemPageTexts.fewerYears : itemPageTexts.allYears(rows.length)}
        </Button>
      )}
    </>
  );
}

function rowOf({ year, months, total }: YearOfMonths, filter: Partial<FlightFilter>): HeatRow {
  return {
    key: String(year),
    head: {
      value: total,
      text: formatWhole(total),
      name: itemPageTexts.year(year, total),
      href: pathToFlights({ ...filter, year }),
    },
    cells: months.map((count, index) => ({
      key: String(index + 1),
      value: count,
      text: formatWhole(count),
      name: itemPageTexts.month(texts.dates.month(index + 1), year, count),
      href: pathToFlights({ ...filter, year, month: index + 1 }),
    })),
  };
}
