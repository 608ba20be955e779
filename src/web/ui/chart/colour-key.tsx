import type { ReactNode } from 'react';
import styles from './colour-key.module.css';

/** The key to the colours of a chart. Hidden from screen readers: they read the chart's names. */
export function ColourKey({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {children}
    </ul>
  );
}

interface KeyEntryProps {
  /** As CSS. */
  readonly colour: string;
  readonly children: ReactNode;
}

/** A colour and its meaning. */
export function KeyEntry({ colour, children }: KeyEntryProps) {
  return (
    <li>
      <span className={styles.swatch} style={{ background: colour }} />
      {children}
    </li>
  );
}
