import { lazy, Suspense, useMemo } from 'react';
import { texts } from '#web/texts.ts';
import type { PlacedRow } from '#web/ui/table/table-row.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { importTexts } from '../../import-texts.ts';
import type { ReviewRow } from '../review-rows.ts';
import type { Review } from '../use-review.ts';
import { ReviewTableRow } from './review-table-row.tsx';
import { RowDialog } from './row-dialog.tsx';
import styles from './table.module.css';

const { review: words } = importTexts;
const { terms } = texts;

/** The same bundle that the long flight list loads. */
const VirtualBody = lazy(async () => ({
  default: (await import('#web/ui/table/virtual-body.tsx')).VirtualBody,
}));

/** In CSS pixels. */
const ROW_HEIGHT = { wide: 69, narrow: 190 };
const HEADS = [terms.date, terms.site, terms.glider, terms.barogram, terms.altitude, terms.airtime];

interface ReviewTableProps {
  readonly review: Review;
  readonly rows: readonly ReviewRow[];
  /** The flight whose site and glider are being changed; null for none. */
  readonly edited: string | null;
  readonly onEdit: (key: string | null) => void;
}

/** The flights that were found; only those in view are rendered. */
export function ReviewTable({ review, rows, edited, onEdit }: ReviewTableProps) {
  const narrow = useMedia(NARROW);
  const numbers = useMemo(() => new Map(review.rows.map(({ key }, index) => [key, index])), [review.rows]);
  const editedRow = review.rows.find(({ key }) => key === edited);
  const renderRow = (index: number, placed: PlacedRow) => {
    const row = rows[index];
    return row && <ReviewTableRow key={row.key} {...{ row, index, ...placed, shown: review.shown, onEdit }} />;
  };
  return (
    <>
      <table className={styles.table} aria-label={words.table} aria-rowcount={rows.length + 1}>
        <thead className={styles.head}>
          <tr className={styles.headRow} aria-rowindex={1}>
            {HEADS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <Hidden>{words.answer}</Hidden>
            </th>
            <th scope="col">
              <Hidden>{texts.actions.edit}</Hidden>
            </th>
            <th scope="col">
              <Hidden>{words.inLogbook}</Hidden>
            </th>
          </tr>
        </thead>
        <Suspense fallback={null}>
          <VirtualBody
            keys={rows.map(({ key }) => numbers.get(key) ?? 0)}
            rowHeight={narrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide}
            markedIndex={-1}
            renderRow={renderRow}
          />
        </Suspense>
      </table>
      {editedRow && <RowDialog review={review} row={editedRow} onClose={() => onEdit(null)} />}
    </>
  );
}
