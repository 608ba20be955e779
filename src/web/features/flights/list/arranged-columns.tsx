import type { CSSProperties } from 'react';
import { compareTexts } from '#domain/order/text-order';
import type { Pilot } from '#domain/pilot';
import { pointsOfDistance } from '#domain/score/points';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { hasMore, OPTIONAL_COLUMNS, shownOptionalColumns } from './column-choice.ts';
import styles from './columns.module.css';
import type { FlightRow } from './flight-row.ts';
import { SELECT_COLUMN } from './selection/select-column.tsx';

/** The columns that the list shows, in their order, and the widths that they have. */
export interface ArrangedColumns {
  readonly columns: readonly Column<FlightRow>[];
  readonly style: CSSProperties;
}

/** The width of each column on a wide screen, as a grid's track, in the order of the columns; the checkboxes are in the margin. */
const TRACKS = {
  select: '',
  date: 'minmax(min(152px, 25%), 1.1fr)',
  site: 'minmax(min(9.5rem, 20%), 1.6fr)',
  glider: 'minmax(0, 1.2fr)',
  tags: 'minmax(0, 1.2fr)',
  remarks: 'minmax(0, 1.8fr)',
  barogram: 'var(--barogram-width, minmax(0, 220px))',
  xc: 'var(--xc-width, max(72px, 4.5rem))',
  score: 'max(64px, 4rem)',
  altitude: 'max(80px, 5rem)',
  airtime: 'max(98px, 5.5rem)',
};
const ORDER = Object.keys(TRACKS);
/** Room for words. */
const TRACKS_OF_MANY = { ...TRACKS, date: 'max(164px, 10rem)', barogram: 'minmax(0, 130px)' };

/** Returns the columns with those that the pilot has chosen, here or before, and without those that are not. */
export function arrangeColumns(
  own: readonly Column<FlightRow>[],
  chosen: readonly string[] | null,
  { id, homeLeague }: Pick<Pilot, 'id' | 'homeLeague'>,
): ArrangedColumns {
  const shown = shownOptionalColumns(id, chosen);
  const hidden: readonly string[] = OPTIONAL_COLUMNS.filter((column) => !shown.includes(column));
  const columns = [SELECT_COLUMN, ...own, ...WORD_COLUMNS, scoreColumn(homeLeague)]
    .filter(({ name }) => !hidden.includes(name))
    .sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  const tracks = new Map(Object.entries(hasMore(shown) ? TRACKS_OF_MANY : TRACKS));
  const style: Readonly<Record<string, string>> = {
    '--columns': columns.map(({ name }) => tracks.get(name)).join(' '),
  };
  return { columns, style };
}

/** The columns of names and words that a pilot may show. */
const WORD_COLUMNS: readonly Column<FlightRow>[] = [
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
function scoreColumn(league: RuleSetId): Column<FlightRow> {
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
