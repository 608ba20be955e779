import { useId } from 'react';
import type { TimeRange } from '#domain/track/flight/time-range';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Zone } from '../igc-state.ts';
import styles from './part.module.css';
import { timeToTheSecond } from './part-texts.ts';
import { trimmed } from './parts.ts';

interface TrimProps {
  readonly range: TimeRange;
  /** The first and last time that a part can have. */
  readonly recording: TimeRange;
  readonly zone: Zone;
  readonly onTrim: (range: TimeRange) => void;
  /** Null while nothing is trimmed. */
  readonly onReset: (() => void) | null;
}

/** Two sliders for start and end of the flight within its file. */
export function Trim({ range, recording, zone, onTrim, onReset }: TrimProps) {
  const end = (name: keyof TimeRange, label: string) => (
    <End
      label={label}
      time={range[name]}
      recording={recording}
      zone={zone}
      onTime={(time) => onTrim(trimmed(range, name, time))}
    />
  );
  return (
    <fieldset className={styles.trim}>
      <legend className={styles.legend}>{itemFormTexts.igc.trim}</legend>
      <Button tone="quiet" disabled={onReset === null} onClick={onReset ?? undefined}>
        {itemFormTexts.igc.trimReset}
      </Button>
      {end('from', itemFormTexts.igc.trimStart)}
      {end('to', itemFormTexts.igc.trimEnd)}
    </fieldset>
  );
}

interface EndProps {
  readonly label: string;
  readonly time: number;
  readonly recording: TimeRange;
  readonly zone: Zone;
  readonly onTime: (time: number) => void;
}

function End({ label, time, recording, zone, onTime }: EndProps) {
  const id = useId();
  const text = timeToTheSecond(time, zone);
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={recording.from}
        max={recording.to}
        value={time}
        aria-valuetext={text}
        onChange={(event) => onTime(Number(event.target.value))}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}
