import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { MOST_FIRST_FLIGHTS } from '#domain/first-steps';
import { useDropToImport } from '#web/parts/files/use-file-drop.ts';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemTable } from '#web/parts/item/item-table.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { useIdle } from '#web/ui/use-idle.ts';
import { useChosenColumns } from './column-choice.ts';
import { LazyDueChip } from './due-chip.tsx';
import { FlightFilterBar } from './filters/flight-filter-bar.tsx';
import { useFlightsShown } from './filters/flights-shown.ts';
import { columnsShown, flightColumns } from './flight-columns.tsx';
import styles from './flight-list.module.css';
import { type FlightRow, flightRows } from './flight-row.ts';
import { ListBars, ListButtons, setOrder } from './list-tools.tsx';
import { groupByYear, TotalsLine } from './totals-line.tsx';
import { rowTotals } from './year-totals.ts';

const NEW_FLIGHT = pathTo('flightForm', 0);
/** Height of a row on a phone in CSS pixels: with a barogram below the words, and without. */
const PHONE_HEIGHT = { drawn: 114.8, plain: 64.5 };
const NEWEST_FIRST = { column: 'date', direction: 'descending' } as const;

/** Nobody waits for it. */
const Arrivals = lazy(async () => ({ default: (await import('#web/parts/files/arrivals.tsx')).Arrivals }));
/** Loaded for new logbooks alone. */
const Onboarding = lazy(async () => ({ default: (await import('./onboarding.tsx')).Onboarding }));

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
          <FlightsOf logbook={logbook} />
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

/** The undo of a deletion stays where no flight is left. */
function FlightsOf({ logbook }: { readonly logbook: Logbook }) {
  return (
    <>
      <ArrivalsOf pilot={logbook.pilot} />
      {logbook.flights.size > 0 && <Flights logbook={logbook} />}
      {logbook.flights.size <= MOST_FIRST_FLIGHTS && <NewLogbook logbook={logbook} />}
      <ListBars logbook={logbook} />
    </>
  );
}

/** What came from the pilot's devices, once the list is shown; a demo pilot has none. */
function ArrivalsOf({ pilot }: Pick<Logbook, 'pilot'>) {
  const isIdle = useIdle();
  if (!isIdle || pilot.email === null) return null;
  return (
    <OptionalNotice>
      <Arrivals />
    </OptionalNotice>
  );
}

/** What leads on in a new logbook: the whole page without flights; while the list is short, below it, once that is shown. */
function NewLogbook({ logbook }: { readonly logbook: Logbook }) {
  const isIdle = useIdle();
  if (logbook.flights.size > 0 && !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Onboarding logbook={logbook} />
    </Suspense>
  );
}

function Flights({ logbook }: { readonly logbook: Logbook }) {
  const { pilot } = logbook;
  const { altitudeUnit, distanceUnit, homeLeague } = pilot;
  const chosen = useChosenColumns(pilot.id);
  const flights = useFlightsShown(logbook);
  const rows = useMemo(() => flightRows(logbook, flights.values()), [logbook, flights]);
  const years = useMemo(() => groupByYear(rows, distanceUnit), [rows, distanceUnit]);
  const totals = useMemo(() => rowTotals(rows), [rows]);
  const shown = useMemo(
    () => columnsShown(flightColumns({ altitudeUnit, distanceUnit, homeLeague }), chosen),
    [altitudeUnit, distanceUnit, homeLeague, chosen],
  );
  return (
    <div className={styles.list} style={shown.style}>
      <div className={styles.tools}>
        <div className={styles.actions}>
          <LinkButton href={NEW_FLIGHT} tone="primary">
            {texts.flights.add}
          </LinkButton>
          <LinkButton href={PAGES.import.path}>{texts.actions.import}</LinkButton>
          <p aria-live="polite">
            <TotalsLine totals={totals} all={logbook.flights.size} unit={distanceUnit} before={logbook.pilot} />{' '}
            <LazyDueChip logbook={logbook} />
          </p>
          <ListButtons pilot={pilot} />
        </div>
        <FlightFilterBar logbook={logbook} isEmpty={rows.length === 0} />
      </div>
      {rows.length > 0 && (
        <ItemTable
          kind="flight"
          label={texts.terms.flights}
          columns={shown.columns}
          rows={rows}
          grouping={years}
          narrowHeight={phoneHeight}
          startSorting={NEWEST_FIRST}
          onOrder={setOrder}
          rowClass={styles.row}
          headClass={styles.headRow}
        />
      )}
    </div>
  );
}

function phoneHeight({ curve }: FlightRow): number {
  return curve ? PHONE_HEIGHT.drawn : PHONE_HEIGHT.plain;
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The columns with width and height of what stands for their text. */
const CELLS = [
  ['date', '120px', '1.1em'],
  ['site', '140px', '1.2em'],
  ['barogram', '100%', '100%'],
  ['xc', '0', '0'],
  ['altitude', '56px', '1.1em'],
  ['airtime', '72px', '1.2em'],
] as const;

/** Placeholder of the flight list while it loads, in the same layout. */
function FlightListSkeleton() {
  return (
    <div role="status" aria-label={texts.flights.loading} className={styles.list}>
      <div className={styles.tools}>
        <div className={styles.actions}>
          <Skeleton width="160px" height="1.45em" />
        </div>
        <div className={styles.filterPlace} />
      </div>
      <div className={styles.skeleton}>
        <div className={styles.skeletonHead} />
        {ROWS.map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={classes(styles.row, styles.skeletonRow)}>
      {CELLS.map(([column, width, height]) => (
        <div key={column} className={styles[column]}>
          <Skeleton width={width} height={height} />
        </div>
      ))}
    </div>
  );
}
