import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import styles from '../css/file-row.module.css';
import { Hidden } from '../hidden.tsx';
import { Icon } from '../icon.tsx';

interface FileRowProps {
  readonly name: string;
  /** Another file hovers over the page. */
  readonly isOver?: boolean;
  /** The file cannot be taken away now. */
  readonly isKept?: boolean;
  readonly onRemove: () => void;
  /** What else can be done with the file, or how far that is. */
  readonly children?: ReactNode;
}

/** A chosen file: its name, and a way to take it away. */
export function FileRow({ name, isOver = false, isKept = false, onRemove, children }: FileRowProps) {
  return (
    <div className={classes(styles.row, isOver && styles.over)}>
      <Icon name="file" />
      <span className={styles.name}>{name}</span>
      {children}
      <Button tone="quiet" disabled={isKept} onClick={onRemove}>
        <Icon name="close" />
        <Hidden>Remove {name}</Hidden>
      </Button>
    </div>
  );
}
