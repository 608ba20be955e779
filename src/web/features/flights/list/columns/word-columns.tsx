import { compareTexts } from '#domain/order/text-order';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import type { FlightRow } from '../flight-row.ts';
import styles from './columns.module.css';

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
