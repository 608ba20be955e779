import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { statisticsTexts } from '../statistics-texts.ts';
import styles from './calendar.module.css';

interface YearStepsProps {
  readonly year: number;
  /** The years with flights, the latest first. */
  readonly years: readonly number[];
  readonly onTurn: (year: number) => void;
}

/** Buttons that turn to the year with flights before or after. */
export function YearSteps({ year, years, onTurn }: YearStepsProps) {
  const { before, after } = statisticsTexts.calendar;
  const place = years.indexOf(year);
  const steps = [
    { to: years[place + 1], label: before, className: styles.step },
    { to: years[place - 1], label: after, className: classes(styles.step, styles.forward) },
  ] as const;
  return (
    <div className={styles.steps}>
      {steps.map(({ to, label, className }) => (
        <button
          key={className}
          type="button"
          className={className}
          disabled={to === undefined}
          aria-label={label(to ?? year)}
          onClick={() => to !== undefined && onTurn(to)}
        >
          <Icon name="back" />
        </button>
      ))}
    </div>
  );
}
