import { Icon } from '#web/ui/icon.tsx';
import type { ReviewRow } from '../review-rows.ts';
import type { ShownReview } from '../use-review.ts';
import { answerOfValue, answerOptions, answerValue } from './answer-options.ts';
import styles from './answer-select.module.css';

interface AnswerSelectProps {
  readonly row: ReviewRow;
  readonly review: ShownReview;
  readonly label: string;
}

/** Chooses what becomes of a flight. */
export function AnswerSelect({ row, review, label }: AnswerSelectProps) {
  const { dispatch, logbook } = review;
  return (
    <div className={styles.selectBox} data-outcome={row.outcome}>
      <select
        className={styles.select}
        aria-label={label}
        value={answerValue(row)}
        onChange={({ target }) => dispatch({ type: 'answered', keys: [row.key], answer: answerOfValue(target.value) })}
      >
        {answerOptions(row, logbook).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
}
