import { compareFlights } from '#domain/order/numbering';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { Airtime, Altitude, Distance, type PilotUnits } from '#web/parts/quantities.tsx';
import { Profile } from '#web/parts/track/profile.tsx';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import type { ScaledBarogram } from './barogram-scale.ts';
import styles from './flight-list.module.css';
import { compareSiteNames, type FlightRow } from './flight-row.ts';

/** Returns the columns of the flight list that are there from the start. */
export function flightColumns(units: PilotUnits): readonly Column<FlightRow>[] {
  return [
    {
      name: 'date',
      label: texts.terms.date,
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
      className: styles.site,
      sort: { compare: compareSiteNames, first: 'ascending' },
      cell: ({ siteName }) => <TwoLines>{siteName ?? DASH}</TwoLines>,
    },
    {
      name: 'barogram',
      label: texts.terms.barogram,
      className: styles.barogram,
      cell: ({ curve }) => curve && <CurveCell {...curve} />,
    },
    ...quantityColumns(units),
  ];
}

function quantityColumns({ altitudeUnit: unit, distanceUnit }: PilotUnits): readonly Column<FlightRow>[] {
  return [
    {
      name: 'xc',
      label: texts.terms.xc,
      atEnd: true,
      className: styles.xc,
      sort: { compare: (a, b) => a.xcDistance - b.xcDistance, first: 'descending' },
      cell: ({ xcType, xcDistance }) =>
        xcType && (
          <>
            <Distance distanceM={xcDistance} unit={distanceUnit} />{' '}
            <span className={styles.xcType}>{texts.xc.types[xcType]}</span>
          </>
        ),
    },
    {
      name: 'altitude',
      label: texts.terms.altitude,
      atEnd: true,
      className: styles.altitude,
      sort: { compare: (a, b) => a.altitude - b.altitude, first: 'descending' },
      cell: ({ altitude }) => (altitude === 0 ? DASH : <Altitude altitude={altitude} unit={unit} />),
    },
    {
      name: 'airtime',
      label: texts.terms.airtimeHead,
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
