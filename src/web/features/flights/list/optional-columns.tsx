import { compareTexts } from '#domain/order/text-order';
import { pointsOfDistance } from '#domain/score/points';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import styles from './columns.module.css';
import type { FlightRow } from './flight-row.ts';
import { listTexts } from './list-texts.ts';

/** The columns of names and words that a pilot may show. */
export const WORD_COLUMNS: readonly Column<FlightRow>[] = [
  {
    name: 'glider',
    label: texts.terms.glider,
    className: styles.words,
    sort: { compare: (a, b) => compareTexts(a.gliderName ?? '', b.gliderName ?? ''), first: 'ascending' },
    cell: ({ gliderName }) => gliderName && <TwoLines>{gliderName}</TwoLines>,
  },
  {
    name: 'tags',
    label: texts.terms.tags,
    head: texts.terms.tags,
    className: styles.words,
    cell: ({ tags }) => tags.join(', '),
  },
  {
    name: 'remarks',
    label: texts.terms.remarks,
    head: texts.terms.remarks,
    className: styles.words,
    cell: ({ remarks }) => remarks && <span className={styles.remarks}>{remarks}</span>,
  },
];

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
