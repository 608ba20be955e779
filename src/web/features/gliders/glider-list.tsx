import { useMemo } from 'react';
import { checksOf, type GliderCheck } from '#domain/glider-check';
import type { LocalDate } from '#domain/local-date';
import { GLIDER_ORDERS, type UsedGlider } from '#domain/order/item-order';
import { gliderYears, usageOfGliders } from '#domain/statistics/glider-usage';
import { recordsByGlider } from '#domain/statistics/records';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { ITEMS as itemTexts } from '#texts/items';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { CheckState } from '#web/parts/item/check-state.tsx';
import { ItemTable } from '#web/parts/item/item-table.tsx';
import { ListPage } from '#web/parts/item/page/list-page.tsx';
import { ListSkeleton } from '#web/parts/item/page/list-skeleton.tsx';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { Airtime, type PilotUnits } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { useRenderedInTurn } from '#web/ui/page/in-turn.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { useToday } from '#web/ui/use-today.ts';
import { GearSection } from './gear/gear-section.tsx';
import { type GliderBest, GliderRecords } from './glider-records.tsx';
import { GliderYears } from './glider-years.tsx';
import styles from './gliders.module.css';

/** The page of all the pilot's gliders. */
export function GliderList() {
  return (
    <WithLogbook loading={<ListSkeleton kind="glider" />}>{(logbook) => <Gliders logbook={logbook} />}</WithLogbook>
  );
}

function Gliders({ logbook }: { readonly logbook: Logbook }) {
  const { gliders, flights, handlings, pilot } = logbook;
  const today = useToday();
  const rows = useMemo(() => usedGliders({ gliders, flights, handlings }, today), [gliders, flights, handlings, today]);
  const rendered = useRenderedInTurn(BESIDE_THE_LIST);
  const isFlown = useMemo(() => [...flights.values()].some(({ airtime }) => airtime > 0), [flights]);
  const hasChecks = rows.some(({ check }) => check.state !== 'none');
  return (
    <ListPage
      kind="glider"
      isEmpty={rows.length === 0}
      summary={itemTexts.gliders.count(rows.length)}
      aside={isFlown ? rendered > 0 && <YearsOf gliders={gliders} flights={flights} /> : null}
      after={
        rendered > 1 && (
          <div className={styles.gear}>
            <GearSection logbook={logbook} />
          </div>
        )
      }
      below={rendered > 1 && <BestOf rows={rows} flights={flights} units={pilot} />}
    >
      <ItemTable
        kind="glider"
        label={texts.terms.gliders}
        columns={hasChecks ? GLIDER_COLUMNS : WITHOUT_CHECKS}
        rows={rows}
        startSorting={{ column: 'name', direction: 'ascending' }}
        rowClass={classes(styles.row, !hasChecks && styles.unchecked)}
        headClass={styles.headRow}
      />
    </ListPage>
  );
}

/** The years, and the records with the gear below them: they take three times as long as the list, which is shown first. */
const BESIDE_THE_LIST = 2;

function YearsOf({ gliders, flights }: Pick<Logbook, 'gliders' | 'flights'>) {
  const today = useToday();
  const years = useMemo(() => gliderYears([...flights.values()], today), [flights, today]);
  return <GliderYears years={years} gliders={gliders} />;
}

interface BestOfProps {
  readonly rows: readonly GliderRow[];
  readonly flights: Logbook['flights'];
  readonly units: PilotUnits;
}

function BestOf({ rows, flights, units }: BestOfProps) {
  const best = useMemo(() => bestOfGliders(rows, flights), [rows, flights]);
  return best.length > 0 && <GliderRecords gliders={best} units={units} />;
}

type UsedLists = Pick<Logbook, 'gliders' | 'flights' | 'handlings'>;

function usedGliders({ gliders, flights, handlings }: UsedLists, today: LocalDate): readonly GliderRow[] {
  const usage = usageOfGliders(gliders.values(), flights.values(), today);
  const checks = checksOf(gliders.values(), { flights: flights.values(), handlings: handlings.values() }, today);
  return [...gliders.values()].flatMap((glider) => {
    const [used, check] = [usage.get(glider.id), checks.get(glider.id)];
    return used && check ? [{ ...glider, ...used, check }] : [];
  });
}

/** The one flown last first. */
function bestOfGliders(gliders: readonly GliderRow[], flights: Logbook['flights']): readonly GliderBest[] {
  const byGlider = recordsByGlider(flights.values());
  return gliders
    .toSorted((a, b) => GLIDER_ORDERS.lastFlown(b, a))
    .flatMap(({ id, name }) => {
      const records = byGlider.get(id);
      return records ? [{ id, name, records }] : [];
    });
}

/** A glider as its list shows it, with its check. */
interface GliderRow extends UsedGlider {
  readonly check: GliderCheck;
}

/** The columns of the glider list. */
const GLIDER_COLUMNS: readonly Column<GliderRow>[] = [
  {
    name: 'name',
    label: texts.terms.name,
    className: styles.name,
    cell: (glider) => (
      <>
        <TwoLines>{glider.name}</TwoLines> <PendingMark dataType="glider" id={glider.id} />
      </>
    ),
    sort: { compare: GLIDER_ORDERS.name, first: 'ascending' },
  },
  {
    name: 'trueFlightNum',
    label: texts.terms.flights,
    cell: ({ trueFlightNum }) => (
      <>
        {formatWhole(trueFlightNum)}
        <span className={styles.noun}> {texts.flights.counted(trueFlightNum)}</span>
      </>
    ),
    sort: { compare: GLIDER_ORDERS.trueFlightNum, first: 'descending' },
    className: styles.flights,
    atEnd: true,
  },
  {
    name: 'trueAirtime',
    label: texts.terms.airtimeHead,
    cell: (glider) => <Airtime airtime={glider.trueAirtime} />,
    sort: { compare: GLIDER_ORDERS.trueAirtime, first: 'descending' },
    className: styles.airtime,
    atEnd: true,
  },
  {
    name: 'lastFlown',
    label: itemPageTexts.lastFlown,
    cell: ({ lastFlown }) => (lastFlown ? texts.dates.day(lastFlown) : DASH),
    sort: { compare: GLIDER_ORDERS.lastFlown, first: 'descending' },
    className: styles.lastFlown,
    atEnd: true,
  },
  {
    name: 'check',
    label: gliderTexts.title,
    cell: ({ check }) => <CheckState check={check} />,
    className: styles.check,
  },
];

const WITHOUT_CHECKS = GLIDER_COLUMNS.filter(({ name }) => name !== 'check');
