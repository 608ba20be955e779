import { SITE_ORDERS, type UsedSite } from '#domain/order/item-order';
import type { AltitudeUnit } from '#domain/units';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import styles from './sites.module.css';

/** Returns the columns of the site list, altitudes in the pilot's unit. */
export function siteColumns(unit: AltitudeUnit): readonly Column<UsedSite>[] {
  return [
    {
      name: 'name',
      label: texts.terms.name,
      className: styles.name,
      cell: (site) => <TwoLines>{site.name}</TwoLines>,
      sort: { compare: SITE_ORDERS.name, first: 'ascending' },
    },
    {
      name: 'location',
      label: texts.terms.location,
      className: styles.location,
      cell: (site) => <TwoLines>{site.location || DASH}</TwoLines>,
      sort: { compare: SITE_ORDERS.location, first: 'ascending' },
    },
    {
      name: 'launchAltitude',
      label: texts.terms.altitude,
      cell: (site) => (site.launchAltitude > 0 ? <Altitude altitude={site.launchAltitude} unit={unit} /> : DASH),
      sort: { compare: SITE_ORDERS.launchAltitude, first: 'descending' },
      atEnd: true,
      className: styles.altitude,
    },
    {
      name: 'flightNum',
      label: texts.terms.flights,
      cell: ({ flightNum }) => (flightNum > 0 ? <FlightNumber count={flightNum} /> : DASH),
      sort: { compare: SITE_ORDERS.flightNum, first: 'descending' },
      atEnd: true,
      className: styles.flights,
    },
    {
      name: 'lastFlown',
      label: itemPageTexts.lastFlown,
      cell: ({ lastFlown }) => (lastFlown ? texts.dates.day(lastFlown) : DASH),
      sort: { compare: SITE_ORDERS.lastFlown, first: 'descending' },
      atEnd: true,
      className: styles.lastFlown,
    },
  ];
}

/** The noun is shown where the number has no head above it. */
function FlightNumber({ count }: { readonly count: number }) {
  return (
    <>
      {formatWhole(count)} <span className={styles.noun}>{texts.flights.counted(count)}</span>
    </>
  );
}
