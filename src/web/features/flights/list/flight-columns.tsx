import type { CSSProperties } from 'react';
import { compareFlights } from '#domain/order/numbering';
import { compareTexts } from '#domain/order/text-order';
import type { Pilot } from '#domain/pilot';
import { pointsOfDistance } from '#domain/score/points';
import { RULE_SETS } from '#domain/score/rule-sets';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { Airtime, Altitude, Distance } from '#web/parts/quantities.tsx';
import { Profile } from '#web/parts/track/profile.tsx';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import type { ScaledBarogram } from './barogram-scale.ts';
import { type ColumnChoice, hasMore, shownColumns } from './column-choice.ts';
import columnStyles from './columns.module.css';
import styles from './flight-list.module.css';
import { compareSiteNames, type FlightRow } from './flight-row.ts';
import { SELECT_COLUMN } from './selection/select-column.tsx';

/** What cells show depends on the pilot's units and home league. */
type Reader = Pick<Pilot, 'altitudeUnit' | 'distanceUnit' | 'homeLeague'>;

/** A column of the list: its place, its width, who chooses it, and its cells. */
interface FlightColumn extends Column<FlightRow>, ColumnChoice {
  /** Width on a wide screen, as a grid's track. */
  readonly width: string;
  /** Width in a list with more columns than every pilot begins with: room for their words. */
  readonly narrow?: string;
}

/** Returns every column of the flight list, in order. A new one is an entry here; what it shows is in `FlightRow`, which has all of a flight. */
export function flightColumns({ altitudeUnit, distanceUnit, homeLeague }: Reader): readonly FlightColumn[] {
  const league = RULE_SETS[homeLeague];
  const points = ({ xcType, xcDistance = 0 }: FlightRow): number | null =>
    xcType === undefined ? null : pointsOfDistance(league, xcType, xcDistance);
  return [
    {
      name: 'date',
      label: texts.terms.date,
      width: 'minmax(min(152px, 25%), 1.1fr)',
      narrow: 'max(164px, 10rem)',
      className: styles.date,
      sort: { compare: compareFlights, first: 'descending' },
      cell: ({ id, date, time }) => (
        <>
          {texts.dates.day(date)} {time && <span className={styles.time}>{time}</span>}{' '}
          <PendingMark dataType="flight" id={id} />
        </>
      ),
    },
    {
      name: 'site',
      label: texts.terms.site,
      width: 'minmax(min(9.5rem, 20%), 1.6fr)',
      className: styles.site,
      sort: { compare: compareSiteNames, first: 'ascending' },
      cell: ({ siteName }) => <TwoLines>{siteName ?? DASH}</TwoLines>,
    },
    {
      name: 'glider',
      label: texts.terms.glider,
      choice: 'hidden',
      width: 'minmax(0, 1.2fr)',
      className: columnStyles.words,
      sort: { compare: (a, b) => compareTexts(a.gliderName ?? '', b.gliderName ?? ''), first: 'ascending' },
      cell: ({ gliderName }) => gliderName && <TwoLines>{gliderName}</TwoLines>,
    },
    {
      name: 'tags',
      label: texts.terms.tags,
      head: texts.terms.tags,
      choice: 'hidden',
      width: 'minmax(0, 1.2fr)',
      className: columnStyles.words,
      cell: ({ tags }) => tags.join(', '),
    },
    {
      name: 'remarks',
      label: texts.terms.remarks,
      head: texts.terms.remarks,
      choice: 'hidden',
      width: 'minmax(0, 1.8fr)',
      className: columnStyles.words,
      cell: ({ remarks }) => remarks && <span className={columnStyles.remarks}>{remarks}</span>,
    },
    {
      name: 'barogram',
      label: texts.terms.barogram,
      choice: 'shown',
      width: 'var(--barogram-width, minmax(0, 220px))',
      narrow: 'minmax(0, 130px)',
      className: styles.barogram,
      cell: ({ curve }) => curve && <CurveCell {...curve} />,
    },
    {
      name: 'xc',
      label: texts.terms.xc,
      choice: 'shown',
      width: 'var(--xc-width, max(72px, 4.5rem))',
      atEnd: true,
      className: styles.xc,
      sort: { compare: (a, b) => (a.xcDistance ?? 0) - (b.xcDistance ?? 0), first: 'descending' },
      cell: ({ xcType, xcDistance = 0 }) =>
        xcType && (
          <>
            <Distance distanceM={xcDistance} unit={distanceUnit} />{' '}
            <span className={styles.xcType}>{texts.xc.types[xcType]}</span>
          </>
        ),
    },
    {
      name: 'score',
      label: listTexts.columns.score,
      choice: 'hidden',
      width: 'max(64px, 4rem)',
      atEnd: true,
      className: columnStyles.number,
      sort: { compare: (a, b) => (points(a) ?? 0) - (points(b) ?? 0), first: 'descending' },
      cell: (row) => {
        const value = points(row);
        return value === null ? null : formatDecimal(value, league.decimals);
      },
    },
    {
      name: 'altitude',
      label: texts.terms.altitude,
      width: 'max(80px, 5rem)',
      atEnd: true,
      className: styles.altitude,
      sort: { compare: (a, b) => a.altitude - b.altitude, first: 'descending' },
      cell: ({ altitude }) => (altitude === 0 ? DASH : <Altitude altitude={altitude} unit={altitudeUnit} />),
    },
    {
      name: 'airtime',
      label: texts.terms.airtimeHead,
      width: 'max(98px, 5.5rem)',
      atEnd: true,
      className: styles.airtime,
      sort: { compare: (a, b) => a.airtime - b.airtime, first: 'descending' },
      cell: ({ airtime }) => (airtime === 0 ? DASH : <Airtime airtime={airtime} />),
    },
  ];
}

/** As wide as the flight was long, but always wide enough to be seen. */
function CurveCell({ profile, width, from, to }: ScaledBarogram) {
  return (
    <div className={styles.curve} style={{ width: `${width * 100}%` }}>
      <Profile profile={profile} from={from} to={to} />
    </div>
  );
}

/** The columns that the list shows, in their order, and the widths that they have. */
export interface ShownColumns {
  readonly columns: readonly Column<FlightRow>[];
  readonly style: CSSProperties;
}

/** Returns the columns that are always there and those that the pilot has chosen, behind the checkboxes, which are in the margin. */
export function columnsShown(all: readonly FlightColumn[], chosen: readonly string[] | null): ShownColumns {
  const columns = shownColumns(all, chosen);
  const isNarrow = hasMore(columns);
  const widths = columns.map(({ width, narrow = width }) => (isNarrow ? narrow : width));
  const style: Readonly<Record<string, string>> = { '--columns': widths.join(' ') };
  return { columns: [SELECT_COLUMN, ...columns], style };
}
