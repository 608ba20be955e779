import { PlainSelect } from '../../mapping/fields/plain-select.tsx';
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
    <div className={styles.answer} data-outcome={row.outcome}>
      <PlainSelect
        label={label}
        choices={answerOptions(row, logbook)}
        value={answerValue(row)}
        onChange={({ target }) => dispatch({ type: 'answered', keys: [row.key], answer: answerOfValue(target.value) })}
      />
    </div>
  );
}
