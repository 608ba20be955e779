import type { DueItem } from '#domain/due/dues';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from '../item/check-state.module.css';
import { stateTextOf } from './due-text.ts';

/** How a check stands, in a few words. */
export function DueState({ item }: { readonly item: DueItem }) {
  const isUrgent = item.state !== 'fine';
  return (
    <span className={classes(styles.state, isUrgent && styles[item.state === 'due' ? 'due' : 'soon'])}>
      {isUrgent && <Icon name="alert" />}
      {stateTextOf(item)}
    </span>
  );
}
