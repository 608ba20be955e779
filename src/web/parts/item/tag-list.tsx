import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import { isolated } from '#domain/isolated';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './tag-list.module.css';

interface TagListProps {
  readonly label: string;
  /** The tags ({@link Tag}, {@link TagLink}). */
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
  const label = isChosen ? texts.actions.remove(isolated(tag)) : itemFormTexts.tags.add(isolated(tag));
  return (
    <li className={styles.tag}>
      <button
        type="button"
        className={classes(styles.pill, !isChosen && styles.proposed)}
        aria-label={label}
        onClick={onPress}
      >
        {!isChosen && <Icon name="plus" />}
        <span>{tag}</span>
        {isChosen && <Icon name="close" />}
      </button>
    </li>
  );
}

/** A tag that leads to all flights that have it. */
export function TagLink({ tag }: { readonly tag: string }) {
  return (
    <li className={styles.tag}>
      <Link href={pathToFlights({ tags: [tag] })} className={styles.pill}>
        <span>{tag}</span>
      </Link>
    </li>
  );
}
