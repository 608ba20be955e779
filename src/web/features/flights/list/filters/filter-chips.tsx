import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { choose, clearFilter } from './change-filter.ts';
import { filterTexts } from './filter-texts.ts';
import styles from './filters.module.css';

/** What is chosen; a click takes it back. Nothing for words alone: their field can be cleared. */
export function FilterChips({ chosen }: { readonly chosen: readonly ActiveFilter[] }) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={filterTexts.active}>
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.actions.remove(name)}
            onClick={() => choose(without)}
          >
            <span>{name}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={clearFilter}>
          {filterTexts.clearAll}
        </button>
      </li>
    </ul>
  );
}
