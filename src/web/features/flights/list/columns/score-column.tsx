import { pointsOfDistance } from '#domain/score/points';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import type { Column } from '#web/ui/table/column.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import type { FlightRow } from '../flight-row.ts';
import { listTexts } from '../list-texts.ts';
import styles from './columns.module.css';

/** Returns the column of the points in the pilot's home league. */
export function scoreColumn(league: RuleSetId): Column<FlightRow> {
  const points = ({ xcType, xcDistance }: FlightRow): number | null =>
    xcType === undefined ? null : pointsOfDistance(RULE_SETS[league], xcType, xcDistance);
  return {
    name: 'score',
    label: listTexts.columns.score,
    atEnd: true,
    className: styles.score,
    sort: { compare: (a, b) => (points(a) ?? 0) - (points(b) ?? 0), first: 'descending' },
    cell: (row) => {
      const value = points(row);
      return value === null ? null : formatDecimal(value, RULE_SETS[league].decimals);
    },
  };
}
