import type { ReactNode } from 'react';
import { isolated } from '#domain/isolated';
import { texts } from '#web/texts.ts';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Hidden } from '../text/hidden.tsx';
import styles from './file-row.module.css';

interface FileRowProps {
  readonly name: string;
  /** Whether another file is dragged over the page. */
  readonly isOver?: boolean;
  /** Whether removing is disabled now. */
  readonly isRemoveDisabled?: boolean;
  readonly onRemove: () => void;
  /** Other actions on the file, or their progress. */
  readonly children?: ReactNode;
}

/** A chosen file: its name and a Remove button. */
export function FileRow({ name, isOver = false, isRemoveDisabled = false, onRemove, children }: FileRowProps) {
  return (
    <div className={classes(styles.row, isOver && styles.over)}>
      <Icon name="file" />
      <span className={styles.name}>{name}</span>
      {children}
      <Button tone="quiet" disabled={isRemoveDisabled} onClick={onRemove}>
        <Icon name="close" />
        <Hidden>{texts.actions.remove(isolated(name))}</Hidden>
      </Button>
    </div>
  );
}
