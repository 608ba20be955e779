import type { ReactNode } from 'react';
import styles from '../form.module.css';

/** Two fields side by side. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
