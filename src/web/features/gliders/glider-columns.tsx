import type { GliderCheck } from '#domain/glider-check';
import { GLIDER_ORDERS, type UsedGlider } from '#domain/order/item-order';
import { CheckState } from '#web/parts/glider/check-state.tsx';
import { gliderTexts } from '#web/parts/glider/glider-texts.ts';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import styles from './gliders.module.css';

/** A glider as its list shows it, with its check. */
export interface GliderRow extends UsedGlider {
  readonly check: GliderCheck;
}

/** The columns of the glider list. */
export const GLIDER_COLUMNS: readonly Column<GliderRow>[] = [
  {
    name: 'name',
    label: texts.terms.name,
    className: styles.name,
    cell: (glider) => <TwoLines>{glider.name}</TwoLines>,
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
    label: texts.terms.airtime,
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
