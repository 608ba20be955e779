import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import styles from './css/button.module.css';

/** How loud a button is: `primary` once a page; `danger` deletes, `dangerFilled` confirms it; `quiet` has no edge. */
export type ButtonTone = 'plain' | 'primary' | 'danger' | 'dangerFilled' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone | undefined;
  /** Work is under way: the button cannot be pressed; say so in its caption. */
  readonly busy?: boolean;
  /** As wide as what it stands in. */
  readonly wide?: boolean;
}

/** A button; `type="button"` unless told. */
export function Button({ tone, busy = false, wide = false, disabled, className, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={classes(looksOf(tone, wide), className)}
    />
  );
}

interface LinkButtonProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link to a page that looks like a button. */
export function LinkButton({ href, tone, wide = false, children }: LinkButtonProps) {
  return (
    <Link href={href} className={looksOf(tone, wide)}>
      {children}
    </Link>
  );
}

function looksOf(tone: ButtonTone | undefined, wide: boolean): string {
  return classes(styles.button, tone && styles[tone], wide && styles.wide);
}
