import type { ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Hidden } from '../text/hidden.tsx';
import styles from './banner.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'good' | 'warning';
  readonly children: ReactNode;
  /** A button or link beside it. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** False for a notice that is there from the start: it is no live region. */
  readonly isLive?: boolean;
  /** As low as its button, in one line where there is room. */
  readonly slim?: boolean;
}

/** Information that is no error. */
export function Notice({ tone = 'info', children, action, onDismiss, isLive = true, slim }: NoticeProps) {
  return (
    <div
      className={classes(styles.notice, styles[tone], onDismiss && styles.dismissable, slim && styles.slim)}
      role={isLive ? 'status' : undefined}
    >
      <div className={styles.text}>{children}</div>
      {action}
      {onDismiss && (
        <Button tone="quiet" className={styles.dismiss} onClick={onDismiss}>
          <Icon name="close" />
          <Hidden>{texts.actions.dismiss}</Hidden>
        </Button>
      )}
    </div>
  );
}
