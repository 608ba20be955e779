import { useRef } from 'react';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { choose, clearFilter } from './change-filter.ts';
import { filterTexts } from './filter-texts.ts';
import styles from './filters.module.css';

/** What is chosen; a click takes it back. Nothing for words alone: their field can be cleared. */
export function FilterChips({ chosen }: { readonly chosen: readonly ActiveFilter[] }) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  /** The pressed chip goes: the focus goes on to the others, or to the page. */
  const takeBack = (without: Partial<FlightFilter>): void => {
    const next = chosen.length > 1 ? list.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
    choose(without);
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.chips} aria-label={filterTexts.active}>
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.actions.remove(name)}
            onClick={() => takeBack(without)}
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
