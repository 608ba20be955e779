import { PRODUCT_NAME } from '#contract/product';
import styles from './header.module.css';

/** The product's name and logo: a plain link to the home page, which loads it anew. */
export function Brand() {
  return (
    <a className={styles.brand} href="/">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <path d="M3 14C8 4.5 24 4.5 29 14" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
        <path d="M3 27l6-6 4 3 6-9 4 6 6 6z" fill="currentColor" opacity=".9" />
      </svg>
      {PRODUCT_NAME}
    </a>
  );
}
