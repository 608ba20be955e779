import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './css/banner.module.css';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';

interface NoticeProps {
  readonly tone?: 'info' | 'good' | 'warning';
  /** The sentence. */
  readonly children: ReactNode;
  /** A button or link beside it. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** False for what stood there before anything was done: it is not read out by itself. */
  readonly isNews?: boolean;
}

/** Something worth knowing; nothing went wrong. */
export function Notice({ tone = 'info', children, action, onDismiss, isNews = true }: NoticeProps) {
  return (
    <div
      className={classes(styles.notice, styles[tone], onDismiss && styles.dismissable)}
      role={isNews ? 'status' : undefined}
    >
      <div className={styles.text}>{children}</div>
      {action}
      {onDismiss && (
        <Button tone="quiet" className={styles.dismiss} onClick={onDismiss}>
          <Icon name="close" />
          <Hidden>Dismiss</Hidden>
        </Button>
      )}
    </div>
  );
}
