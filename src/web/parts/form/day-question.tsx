import { useState } from 'react';
import { isLocalDate, type LocalDate, localDateOf } from '#domain/local-date';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './form.module.css';

const words = itemFormTexts.igc;

interface DayQuestionProps {
  /** The days that the file's name may mean, the likeliest first. */
  readonly days: readonly LocalDate[];
  readonly onChoose: (day: LocalDate) => void;
  /** The pilot has typed a day. */
  readonly onTyped: (day: LocalDate) => void;
}

/** The answers to the question of the day of a file that does not say it: days to choose, and a field for any other. */
export function DayQuestion({ days, onChoose, onTyped }: DayQuestionProps) {
  const [typed, setTyped] = useState('');
  const take = (): void => {
    if (isLocalDate(typed)) onTyped(typed);
  };
  return (
    <span className={styles.days}>
      {days.map((day) => (
        <Button key={day} onClick={() => onChoose(day)}>
          {texts.dates.day(day)}
        </Button>
      ))}
      <span className={styles.days}>
        <TextField
          label={words.dayOfFlight}
          type="date"
          min="1980-01-01"
          max={localDateOf(new Date())}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
        <Button disabled={!isLocalDate(typed)} onClick={take}>
          {words.takeDay}
        </Button>
      </span>
    </span>
  );
}
