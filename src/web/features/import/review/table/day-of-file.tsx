import type { Dispatch } from 'react';
import { DayQuestion } from '#web/parts/form/day-question.tsx';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { importTexts } from '../../import-texts.ts';
import type { ReviewEvent } from '../answers.ts';
import { isDayAsked, probableDay } from '../day-of-file.ts';
import type { ReviewRow } from '../review-rows.ts';
import styles from './table.module.css';

/** Asks for the day of a file that does not say it, or offers another where it is probably wrong: for all flights of the file. */
export function DayOfFile({
  row: { item, outcome },
  dispatch,
}: {
  readonly row: ReviewRow;
  readonly dispatch: Dispatch<ReviewEvent>;
}) {
  const { track, date } = item.found;
  if (track === null || outcome === 'known' || outcome === 'leftOut') return null;
  const say = (day: string): void => dispatch({ type: 'daySaid', sha256: track.sha256, day });
  const probable = probableDay(item);
  if (probable !== null) {
    const day = texts.dates.day(probable);
    return (
      <span className={styles.caution}>
        {itemFormTexts.igc.rolledOver(texts.dates.day(date), day)}
        <span className={styles.days}>
          <Button onClick={() => say(probable)}>{itemFormTexts.igc.takeProbableDay(day)}</Button>
        </span>
      </span>
    );
  }
  if (!isDayAsked(item)) return null;
  return (
    <span className={styles.caution}>
      {importTexts.review.noDay}
      <DayQuestion days={track.daysAsked ?? []} onChoose={say} onTyped={say} />
    </span>
  );
}
