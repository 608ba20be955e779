import type { ComponentProps } from 'react';
import type { SelectOption } from '#web/ui/form/select-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './fields.module.css';

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Accessible name: the text beside it says the same to others. */
  readonly label: string;
  readonly choices: readonly SelectOption[];
  readonly 'data-missing'?: boolean;
}

/** A select in a line that names it. */
export function PlainSelect({ label, choices, ...select }: PlainSelectProps) {
  return (
    <div className={styles.selectBox}>
      <select {...select} aria-label={label} className={styles.select}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
}
