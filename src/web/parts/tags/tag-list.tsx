import type { ReactNode } from 'react';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './tags.module.css';

interface TagListProps {
  readonly label: string;
  /** The tags ({@link Tag}). */
  readonly children: readonly ReactNode[];
}

/** Tags in a row; nothing without any. */
export function TagList({ label, children }: TagListProps) {
  if (children.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {children}
    </ul>
  );
}

interface TagProps {
  readonly tag: string;
  /** Whether the flight has it, so that pressing removes it. */
  readonly isChosen?: boolean;
  readonly onPress: () => void;
}

/** A tag of a flight, or a proposed one; pressing it removes or adds it. */
export function Tag({ tag, isChosen = false, onPress }: TagProps) {
  const label = isChosen ? texts.actions.remove(tag) : itemFormTexts.tags.add(tag);
  return (
    <li className={classes(styles.tag, isChosen && styles.chosen)}>
      <button type="button" aria-label={label} onClick={onPress}>
        {!isChosen && <Icon name="plus" />}
        <span>{tag}</span>
        {isChosen && <Icon name="close" />}
      </button>
    </li>
  );
}
