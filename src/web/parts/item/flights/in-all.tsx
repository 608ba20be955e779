import type { ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import styles from '../item.module.css';

interface InAllProps {
  /** In a line of its own, where there is no room for both in one. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** The text after a quantity of the logbook when the pilot has flights from before: ` here · 153 in all`. */
export function InAll({ isBelow = false, children }: InAllProps) {
  const [before, after] = texts.flights.inAll('\n').split('\n');
  return (
    <>
      {' '}
      <span className={styles.inAll}>
        {`${texts.flights.here} ${isBelow ? '' : '· '}`}
        <span className={isBelow ? styles.below : undefined}>
          {before}
          <b>{children}</b>
          {after}
        </span>
      </span>
    </>
  );
}
