import type { GliderCheck } from '#domain/glider-check';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './check-state.module.css';
import { checkText } from './check-text.ts';

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
