import type { ReactNode } from 'react';
import styles from './css/hidden.module.css';

/** Text that is read out but not seen. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
