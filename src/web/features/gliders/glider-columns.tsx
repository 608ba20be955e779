import { GLIDER_ORDERS, type UsedGlider } from '#domain/order/glider-order';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import type { Column } from '#web/ui/table/column.ts';
import styles from './gliders.module.css';

/** The columns of the glider list. */
export const GLIDER_COLUMNS: readonly Column<UsedGlider>[] = [
  {
    name: 'name',
    label: texts.terms.name,
    className: styles.name,
    cell: (glider) => glider.name,
    sort: { compare: GLIDER_ORDERS.name, first: 'ascending' },
  },
  {
    name: 'trueFlightNum',
    label: texts.terms.flights,
    cell: (glider) => formatWhole(glider.trueFlightNum),
    sort: { compare: GLIDER_ORDERS.trueFlightNum, first: 'descending' },
    atEnd: true,
  },
  {
    name: 'trueAirtime',
    label: texts.terms.airtime,
    cell: (glider) => <Airtime airtime={glider.trueAirtime} />,
    sort: { compare: GLIDER_ORDERS.trueAirtime, first: 'descending' },
    atEnd: true,
  },
];
