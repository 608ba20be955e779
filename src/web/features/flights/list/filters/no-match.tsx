import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { clearFilter } from './change-filter.ts';
import { filterTexts } from './filter-texts.ts';
import styles from './filters.module.css';

/** The list where its filter leaves no flight. */
export function NoMatch() {
  return (
    <div className={styles.noMatch}>
      <Empty action={<Button onClick={clearFilter}>{filterTexts.clearAll}</Button>}>{filterTexts.noMatch}</Empty>
    </div>
  );
}
