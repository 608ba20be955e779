import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import type { Flight } from '#domain/flight';
import type { Pilot } from '#domain/pilot';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import { takeFlightsToSelect } from '#web/parts/item/flights/flights-to-select.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Button } from '#web/ui/button.tsx';
import { PathIcon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { SEARCH_FIELD_ID } from './filters/list-search.ts';
import type { FlightRow } from './flight-row.ts';
import styles from './list-tools.module.css';
import { selectedIn } from './selection/selection.ts';
import {
  beginSelection,
  endSelection,
  keepOrder,
  select,
  selectOnly,
  useIsSelecting,
  useOrder,
  useSelection,
} from './selection/selection-store.ts';
import { mayHaveStoredChanges } from './selection/stored-changes.ts';
import { useLongPress } from './selection/use-long-press.ts';
import { useRowKeys } from './selection/use-row-keys.ts';

/** Paths in a square of 24. */
const SELECT = 'M9 12l2 2 4-4M5 4h14v16H5z';
const COLUMNS = 'M4 5h16v14H4zM9.5 5v14M15 5v14';

/** Loaded when a pilot chooses columns, selects flights or may undo a change: few who open the list do. */
const ColumnMenu = lazy(async () => ({ default: (await import('./column-menu.tsx')).ColumnMenu }));
const ChangesNotice = lazy(async () => ({ default: (await import('./selection/changes-notice.tsx')).ChangesNotice }));
const SelectionBar = lazy(async () => ({ default: (await import('./selection/selection-bar.tsx')).SelectionBar }));

/** Keeps the order in which the list shows its rows. */
export function setOrder(rows: readonly FlightRow[]): void {
  keepOrder(rows.map(({ id }) => id));
}

/** The buttons above the list: to select flights, and to choose columns. */
export function ListButtons({ pilot }: { readonly pilot: Pilot }) {
  const [isChoosing, setChoosing] = useState(false);
  const isSelecting = useIsSelecting();
  return (
    <div className={styles.buttons}>
      <Button
        tone="quiet"
        title={listTexts.select}
        aria-pressed={isSelecting}
        onClick={isSelecting ? endSelection : beginSelection}
      >
        <PathIcon path={SELECT} />
        <Hidden>{listTexts.select}</Hidden>
      </Button>
      <Button tone="quiet" title={listTexts.columns.choose} onClick={() => setChoosing(true)}>
        <PathIcon path={COLUMNS} />
        <Hidden>{listTexts.columns.choose}</Hidden>
      </Button>
      {isChoosing && (
        <OptionalNotice>
          <ColumnMenu pilot={pilot} onClose={() => setChoosing(false)} />
        </OptionalNotice>
      )}
    </div>
  );
}

/** Keys of the rows, long press, and at the bottom of the window what can be done to the selected flights and undone. */
export function ListBars({ logbook }: { readonly logbook: Logbook }) {
  const [selection, order] = [useSelection(), useOrder()];
  const ids = useMemo(() => selectedIn(selection, order), [selection, order]);
  const flights = useMemo(() => flightsOf(logbook, ids), [logbook, ids]);
  useRowKeys({ onSelect: select, onEscape: endSelection, searchId: SEARCH_FIELD_ID });
  useEffect(selectWanted, []);
  useLongPress(useCallback((id: number) => select(id), []));
  const [mayUndo, setMayUndo] = useState(mayHaveStoredChanges);
  if (selection.isActive && !mayUndo) setMayUndo(true);
  return (
    <>
      {selection.isActive && <div className={styles.room} />}
      <div className={styles.bars}>
        {mayUndo && (
          <OptionalNotice>
            <ChangesNotice />
          </OptionalNotice>
        )}
        {selection.isActive && (
          <OptionalNotice>
            <SelectionBar flights={flights} shown={order.length} logbook={logbook} />
          </OptionalNotice>
        )}
      </div>
    </>
  );
}

function selectWanted(): void {
  const ids = takeFlightsToSelect();
  if (ids.length > 0) selectOnly(ids);
}

function flightsOf({ flights }: Logbook, ids: readonly number[]): readonly Flight[] {
  return ids.flatMap((id) => flights.get(id) ?? []);
}
