import type { GliderCheck } from '#domain/glider-check';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './check-state.module.css';

/** How a glider stands to its next check, in a few words; nothing where no check is set. */
export function CheckState({ check }: { readonly check: GliderCheck }) {
  const text = checkText(check);
  if (text === null) return null;
  const isUrgent = check.state === 'due' || check.state === 'soon';
  return (
    <span className={classes(styles.state, isUrgent && styles[check.state])}>
      {isUrgent && <Icon name="alert" />}
      {text}
    </span>
  );
}

/** Returns how a glider stands to its next check, in a few words: `Check in 12 flights`; null when no check is set. */
export function checkText(check: GliderCheck): string | null {
  const { state, by } = check;
  if (by === null) return null;
  return state === 'due' ? DUE[by](check) : NEXT[by](check);
}

type Wording = Readonly<Record<NonNullable<GliderCheck['by']>, (check: GliderCheck) => string>>;

const DUE: Wording = {
  months: ({ dueOn }) => (dueOn === null ? gliderTexts.due : gliderTexts.dueSince(dueOn)),
  hours: ({ hoursLeft }) => over(hoursLeft, gliderTexts.hoursOver),
  flights: ({ flightsLeft }) => over(flightsLeft, gliderTexts.flightsOver),
};

const NEXT: Wording = {
  months: ({ state, dueOn, daysLeft }) =>
    state === 'soon' || dueOn === null ? gliderTexts.inDays(daysLeft ?? 0) : gliderTexts.on(dueOn),
  hours: ({ hoursLeft }) => gliderTexts.inHours(wholeLeft(hoursLeft)),
  flights: ({ flightsLeft }) => gliderTexts.inFlights(flightsLeft ?? 0),
};

/** Whole units above a limit are named. */
function over(left: number | null, text: (count: number) => string): string {
  const count = Math.floor(-(left ?? 0));
  return count > 0 ? text(count) : gliderTexts.due;
}

/** Returns the rest in whole units, at least 1: with less than that the check is not due yet. */
export function wholeLeft(left: number | null): number {
  return left === null || left <= 0 ? 0 : Math.max(1, Math.floor(left));
}
