import { lazy, Suspense, useMemo } from 'react';
import { isolated } from '#domain/isolated';
import { compareNames } from '#domain/order/text-order';
import { IMPORT as importTexts } from '#texts/import';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import type { PlacedRow } from '#web/ui/table/table-row.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { sourceName } from '../refused-text.ts';
import { choiceOfValue, valueOfChoice } from './choice.ts';
import type { ReviewRow } from './review-rows.ts';
import { ReviewTableRow } from './review-table-row.tsx';
import styles from './table.module.css';
import type { Review } from './use-review.ts';

const { review: words } = importTexts;
const { terms } = texts;

/** The same bundle that the long flight list loads. */
const VirtualBody = lazy(async () => ({
  default: (await import('#web/ui/table/virtual-body.tsx')).VirtualBody,
}));

/** In CSS pixels. */
const ROW_HEIGHT = { wide: 69, narrow: 190 };
const HEADS = [terms.date, terms.site, terms.glider, terms.barogram, terms.altitude, terms.airtimeHead];

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

const { gliders, sites } = importTexts;

interface RowDialogProps {
  readonly review: Review;
  readonly row: ReviewRow;
  readonly onClose: () => void;
}

/** Changes the site and the glider of one flight. */
function RowDialog({ review, row, onClose }: RowDialogProps) {
  const { date, time, source } = row.item.found;
  const keys = [row.key];
  return (
    <Dialog question={words.change(words.flightOf(texts.dates.day(date), time))} onCancel={onClose}>
      {/* In its row a long one is cut. */}
      <p className={styles.dialogSource}>{sourceName(source)}</p>
      <div className={styles.dialogFields}>
        <SelectField
          label={texts.terms.site}
          choices={siteOptions(review)}
          disabled={row.entry !== null && row.entry.siteId !== null}
          value={valueOfChoice(row.site)}
          onChange={({ target }) => review.dispatch({ type: 'siteChosen', keys, choice: choiceOfValue(target.value) })}
        />
        <SelectField
          label={texts.terms.glider}
          choices={gliderOptions(review)}
          disabled={row.entry !== null && row.entry.gliderId !== null}
          value={valueOfChoice(row.glider)}
          onChange={({ target }) =>
            review.dispatch({ type: 'gliderChosen', keys, choice: choiceOfValue(target.value) })
          }
        />
      </div>
      <DialogButtons>
        <Button tone="primary" autoFocus onClick={onClose}>
          {words.done}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function siteOptions({ logbook, newSites, siteNames }: Review): readonly SelectOption[] {
  return [
    { value: '', label: texts.terms.noSite },
    ...ownOptions(logbook.sites),
    ...newSites.flatMap(({ site: { ref } }) => {
      const named = siteNames.get(ref);
      if (named === undefined) return [];
      const label = named.joins === 'own' ? named.name : sites.newNamed(isolated(named.name));
      return [{ value: valueOfChoice({ kind: 'new', ref }), label }];
    }),
  ];
}

function gliderOptions({ logbook, gliderTexts }: Review): readonly SelectOption[] {
  return [
    { value: '', label: texts.terms.noGlider },
    ...ownOptions(logbook.gliders),
    ...gliderTexts
      .filter(({ key }) => key !== '')
      .map(({ key, text }) => ({
        value: valueOfChoice({ kind: 'new', ref: key }),
        label: gliders.newGlider(isolated(text)),
      })),
  ];
}

function ownOptions(
  items: ReadonlyMap<number, { readonly id: number; readonly name: string }>,
): readonly SelectOption[] {
  return [...items.values()]
    .sort(compareNames)
    .map(({ id, name }) => ({ value: valueOfChoice({ kind: 'own', id }), label: name }));
}
