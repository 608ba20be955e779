import type { ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import styles from '../item.module.css';

/** What comes after a quantity of the logbook, where the pilot has flights from before: ` here · 153 in all`. */
export function InAll({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.inAll}>
      {` ${texts.flights.here} · `}
      <b>{children}</b>
      {` ${texts.flights.inAll}`}
    </span>
  );
}
