import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import { MOST_FIRST_FLIGHTS } from '#domain/first-steps/most-first-flights';
import { useDropToImport } from '#web/parts/files/use-drop-to-import.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemTable } from '#web/parts/item/item-table.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { useIdle } from '#web/ui/use-idle.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { useFlightsShown } from './filters/use-flights-shown.ts';

import { flightColumns } from './flight-columns.tsx';
import styles from './flight-list.module.css';
import { FlightListSkeleton } from './flight-list-skeleton.tsx';
import { flightRows } from './flight-row.ts';
import { groupByYear } from './years/group-by-year.tsx';
import { Totals } from './years/totals.tsx';
import { totalsOf } from './years/year-totals.ts';

const NEW_FLIGHT = pathTo('flightForm', 0);
const NEWEST_FIRST = { column: 'date', direction: 'descending' } as const;

/** Loaded for new logbooks alone. */
const FirstMinutes = lazy(async () => ({ default: (await import('./first/first-minutes.tsx')).FirstMinutes }));

/** The page of all flights, sortable; each row opens its flight. Files that are dropped on it are imported. */
export function FlightList() {
  const loading = (
    <FlightListPage>
      <FlightListSkeleton />
    </FlightListPage>
  );
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (
        <FlightListPage>
          {logbook.flights.size > 0 && <Flights logbook={logbook} />}
          {logbook.flights.size <= MOST_FIRST_FLIGHTS && <NewLogbook logbook={logbook} />}
        </FlightListPage>
      )}
    </WithLogbook>
  );
}

function FlightListPage({ children }: { readonly children: ReactNode }) {
  useDropToImport();
  const importing = <TopBarLink href={PAGES.import.path}>{texts.actions.import}</TopBarLink>;
  const add = <TopBarLink href={NEW_FLIGHT}>{texts.actions.add}</TopBarLink>;
  return (
    <Page title={texts.terms.flights} heading="hidden" flush start={importing} end={add}>
      {children}
    </Page>
  );
}

/** What leads on in a new logbook: the whole page without flights; while the list is short, below it, once that is shown. */
function NewLogbook({ logbook }: { readonly logbook: Logbook }) {
  const isIdle = useIdle();
  if (logbook.flights.size > 0 && !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <FirstMinutes logbook={logbook} />
    </Suspense>
  );
}

function Flights({ logbook }: { readonly logbook: Logbook }) {
  const { sites, gliders } = logbook;
  const flights = useFlightsShown(logbook);
  const { altitudeUnit, distanceUnit } = logbook.pilot;
  const rows = useMemo(() => flightRows({ flights, sites, gliders }), [flights, sites, gliders]);
  const years = useMemo(() => groupByYear(rows, distanceUnit), [rows, distanceUnit]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const columns = useMemo(() => flightColumns({ altitudeUnit, distanceUnit }), [altitudeUnit, distanceUnit]);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.actions}>
          <LinkButton href={NEW_FLIGHT} tone="primary">
            {texts.flights.add}
          </LinkButton>
          <LinkButton href={PAGES.import.path}>{texts.actions.import}</LinkButton>
          <p aria-live="polite">
            <Totals totals={totals} all={logbook.flights.size} unit={distanceUnit} before={logbook.pilot} />
          </p>
        </div>
        <FilterBar logbook={logbook} isEmpty={rows.length === 0} />
      </div>
      {rows.length > 0 && (
        <ItemTable
          kind="flight"
          columns={columns}
          rows={rows}
          grouping={years}
          startSorting={NEWEST_FIRST}
          rowClass={styles.row}
          headClass={styles.headRow}
        />
      )}
    </>
  );
}
