import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { formatWhole } from '#web/ui/text/numbers.ts';
import styles from '../item.module.css';

interface FlightCountProps {
  readonly count: number;
  readonly thisYear: number;
}

/** The number of flights, and of this year's if there are any: `120, incl. this year: 14`. */
export function FlightCount({ count, thisYear }: FlightCountProps) {
  return (
    <>
      {formatWhole(count)}
      {thisYear > 0 && <span className={styles.beside}>{itemPageTexts.inclThisYear(thisYear)}</span>}
    </>
  );
}
