import { isolated } from '#domain/isolated';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import type { FlightRow } from '../flight-row.ts';
import styles from './select-column.module.css';
import { selectedIn } from './selection.ts';
import {
  endSelection,
  select,
  selectAll,
  useIsSelected,
  useIsSelecting,
  useOrder,
  useSelection,
} from './selection-store.ts';

/** The column of checkboxes in the margin of the rows. */
export const SELECT_COLUMN: Column<FlightRow> = {
  name: 'select',
  label: listTexts.select,
  isControl: true,
  className: styles.cell,
  head: <SelectAllBox />,
  cell: (row) => <SelectBox row={row} />,
};

function SelectBox({ row: { id, date, siteName } }: { readonly row: FlightRow }) {
  const isSelecting = useIsSelecting();
  return (
    <label className={styles.box} data-selecting={isSelecting || undefined}>
      <input
        type="checkbox"
        aria-label={listTexts.selectOne(texts.dates.day(date), siteName === null ? null : isolated(siteName))}
        tabIndex={isSelecting ? 0 : -1}
        checked={useIsSelected(id)}
        onChange={({ nativeEvent }) => select(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

function SelectAllBox() {
  const [selection, order] = [useSelection(), useOrder()];
  const count = selectedIn(selection, order).length;
  const isWhole = count > 0 && count === order.length;
  return (
    <label className={styles.box} data-selecting={selection.isActive || undefined}>
      <input
        type="checkbox"
        aria-label={listTexts.selectAllHead}
        tabIndex={selection.isActive ? 0 : -1}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
        checked={isWhole}
        onChange={() => (isWhole ? endSelection() : selectAll())}
      />
    </label>
  );
}
