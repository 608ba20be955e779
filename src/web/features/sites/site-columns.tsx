import { SITE_ORDERS } from '#domain/order/site-order';
import type { Site } from '#domain/site';
import type { AltitudeUnit } from '#domain/units';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/detail-list.tsx';
import type { Column } from '#web/ui/table/column.ts';
import styles from './sites.module.css';

/** Returns the columns of the site list, altitudes in the pilot's unit. */
export function siteColumns(unit: AltitudeUnit): readonly Column<Site>[] {
  return [
    {
      name: 'name',
      label: texts.terms.name,
      className: styles.name,
      cell: (site) => site.name,
      sort: { compare: SITE_ORDERS.name, first: 'ascending' },
    },
    {
      name: 'location',
      label: texts.terms.location,
      className: styles.location,
      cell: (site) => site.location || DASH,
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
  ];
}
