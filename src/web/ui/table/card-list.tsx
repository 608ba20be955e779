import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../classes.ts';
import { TwoLines } from '../text/two-lines.tsx';
import styles from './card-list.module.css';

/** A few rows in a card: {@link CardRow} or {@link CardItem}. */
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

/** A row of a card with links or buttons of its own. */
export function CardItem({ children }: { readonly children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

interface RowNameProps {
  readonly name: string;
  readonly className?: string | undefined;
  /** Quieter words, each further line in a `<div>`. */
  readonly children: ReactNode;
}

/** The name at the start of a row, with quieter words below. */
export function RowName({ name, className, children }: RowNameProps) {
  return (
    <div className={classes(styles.words, className)}>
      <b>
        <TwoLines>{name}</TwoLines>
      </b>
      <div className={styles.light}>{children}</div>
    </div>
  );
}
