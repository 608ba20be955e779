import { type Dispatch, useState } from 'react';
import { isLocalDate, localDateOf } from '#domain/local-date';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { importTexts } from '../../import-texts.ts';
import type { ReviewEvent } from '../answers.ts';
import { isDayAsked, probableDay } from '../day-of-file.ts';
import type { ReviewRow } from '../review-rows.ts';
import styles from './table.module.css';

const { review: words } = importTexts;

/** Asks for the day of a file that does not say it, or offers another where it is probably wrong: for all flights of the file. */
export function DayQuestion({
  row: { item, outcome },
  dispatch,
}: {
  readonly row: ReviewRow;
  readonly dispatch: Dispatch<ReviewEvent>;
}) {
  const [typed, setTyped] = useState('');
  const { track, date } = item.found;
  if (track === null || outcome === 'known' || outcome === 'leftOut') return null;
  const say = (day: string): void => dispatch({ type: 'daySaid', sha256: track.sha256, day });
  const probable = probableDay(item);
  if (probable !== null)
    return (
      <span className={styles.caution}>
        {words.rolledOver(texts.dates.day(date), texts.dates.day(probable))}
        <span className={styles.days}>
          <Button onClick={() => say(probable)}>{words.takeProbableDay(texts.dates.day(probable))}</Button>
        </span>
      </span>
    );
  if (!isDayAsked(item)) return null;
  return (
    <span className={styles.caution}>
      {words.noDay}
      {track.daysAsked && (
        <span className={styles.days}>
          {track.daysAsked.map((day) => (
            <Button key={day} onClick={() => say(day)}>
              {texts.dates.day(day)}
            </Button>
          ))}
        </span>
      )}
      <span className={styles.days}>
        <TextField
          label={words.dayOfFlight}
          type="date"
          min="1980-01-01"
          max={localDateOf(new Date())}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button disabled={!isLocalDate(typed)} onClick={() => say(typed)}>
          {words.takeDay}
        </Button>
      </span>
    </span>
  );
}
