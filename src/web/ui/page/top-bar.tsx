import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '#web/texts.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './page.module.css';

/** The Back link at the start of a phone's top bar. */
export function TopBarBack({ href }: { readonly href: string }) {
  return (
    <Link href={href} className={styles.action}>
      <Icon name="back" />
      {texts.actions.back}
    </Link>
  );
}

/** A link in a phone's top bar: Add, Edit. */
export function TopBarLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={classes(styles.action, styles.strong)}>
      {children}
    </Link>
  );
}

interface TopBarButtonProps extends ComponentProps<'button'> {
  /** The main action: Save. */
  readonly strong?: boolean;
}

/** A button in a phone's top bar: Cancel, Save. With `form="…"` it submits a form elsewhere on the page. */
export function TopBarButton({ strong = false, type, ...rest }: TopBarButtonProps) {
  return <button {...rest} type={type ?? 'button'} className={classes(styles.action, strong && styles.strong)} />;
}
