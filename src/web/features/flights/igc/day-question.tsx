import { useState } from 'react';
import { dayAfterRollOver } from '#domain/igc/day-of-file';
import { isLocalDate, type LocalDate, localDateOf } from '#domain/local-date';
import type { SaidDay } from '#domain/track/read-track';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './igc.module.css';

const words = itemFormTexts.igc;

interface DayQuestionProps {
  /** The days that the file's name may mean, the likeliest first. */
  readonly days: readonly LocalDate[];
  readonly onDay: (day: SaidDay) => void;
}

/** Asks for the day of a file that does not say it. */
export function DayQuestion({ days, onDay }: DayQuestionProps) {
  const [typed, setTyped] = useState('');
  const actions = (
    <div className={styles.actions}>
      {days.map((date) => (
        <Button key={date} onClick={() => onDay({ date, of: 'firstFix' })}>
          {texts.dates.day(date)}
        </Button>
      ))}
      <div className={styles.actions}>
        <TextField
          label={words.dayOfFlight}
          type="date"
          min="1980-01-01"
          max={localDateOf(new Date())}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && isLocalDate(typed) && onDay({ date: typed, of: 'launch' })}
        />
        <Button tone="primary" disabled={!isLocalDate(typed)} onClick={() => onDay({ date: typed, of: 'launch' })}>
          {words.takeDay}
        </Button>
      </div>
    </div>
  );
  return (
    <Notice tone="warning" action={actions}>
      {days.length > 0 ? words.whichDecade : words.noDay}
    </Notice>
  );
}

/** Says that the receiver may have counted 1,024 weeks too few, and offers the day that it probably was. */
export function RolledOverNotice({
  track: { headers, isDayGiven },
  onDay,
}: {
  readonly track: Pick<TrackData, 'headers' | 'isDayGiven'>;
  readonly onDay: (day: SaidDay) => void;
}) {
  const { date } = headers;
  const probable = date === null || isDayGiven ? null : dayAfterRollOver(date, localDateOf(new Date()));
  if (date === null || probable === null) return null;
  const day = texts.dates.day(probable);
  return (
    <Notice
      tone="warning"
      action={<Button onClick={() => onDay({ date: probable, of: 'firstFix' })}>{words.takeProbableDay(day)}</Button>}
    >
      {words.rolledOver(texts.dates.day(date), day)}
    </Notice>
  );
}
