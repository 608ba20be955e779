import { classes } from '#web/ui/classes.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { importTexts } from '../../import-texts.ts';
import { OUTCOMES } from '../review.ts';
import type { Review } from '../use-review.ts';
import styles from './filters.module.css';
import type { Filter } from './use-filter.ts';

const { review: words } = importTexts;

interface ReviewFilterBarProps {
  readonly review: Review;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Chooses what the review shows, with the number of flights of each outcome. */
export function ReviewFilterBar({ review, filter, onFilter }: ReviewFilterBarProps) {
  const { counts, content, rows } = review;
  const choices: readonly (readonly [Filter, number])[] = [
    ['all', rows.length],
    ...OUTCOMES.map((outcome) => [outcome, counts[outcome]] as const),
    ['refused', content.refused.length],
  ];
  return (
    <fieldset className={styles.filters} aria-label={words.show}>
      {choices
        .filter(([name, count]) => count > 0 || name === filter)
        .map(([name, count]) => (
          <button
            key={name}
            type="button"
            className={classes(styles.filter, name === 'question' && styles.question)}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {name === 'all' ? words.all : words.filters[name]}{' '}
            <span className={styles.count}>{formatWhole(count)}</span>
          </button>
        ))}
    </fieldset>
  );
}
