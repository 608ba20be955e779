import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../classes.ts';
import { TwoLines } from '../text/two-lines.tsx';
import styles from './card-list.module.css';

/** A few rows in a card ({@link CardRow}). */
export function CardList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface CardRowProps {
  readonly href: string;
  /** For a row with columns of its own. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row of a card, which leads to a page. */
export function CardRow({ href, className, children }: CardRowProps) {
  return (
    <li>
      <Link className={classes(styles.row, className)} href={href}>
        {children}
      </Link>
    </li>
  );
}

/** The name at the start of a row, with quieter words below. */
export function RowName({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles.words}>
      <b>
        <TwoLines>{name}</TwoLines>
      </b>
      <span className={styles.light}>{children}</span>
    </span>
  );
}
