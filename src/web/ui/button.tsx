import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classes } from './classes.ts';

/** Emphasis of a button: `primary` once a page; `danger` deletes, `dangerFilled` confirms it; `quiet` has no border. */
export type ButtonTone = 'primary' | 'danger' | 'dangerFilled' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone | undefined;
  /** Disables the button while its action runs; the caption should say so. */
  readonly busy?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** A button; `type="button"` by default. */
export function Button({ tone, busy = false, wide = false, disabled, className, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={classes(buttonClasses(tone, wide), className)}
    />
  );
}

interface LinkButtonProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link to a page, styled as a button. */
export function LinkButton({ href, tone, wide = false, children }: LinkButtonProps) {
  return (
    <Link href={href} className={buttonClasses(tone, wide)}>
      {children}
    </Link>
  );
}

function buttonClasses(tone: ButtonTone | undefined, wide: boolean): string {
  return classes(styles.button, tone && styles[tone], wide && styles.wide);
}
