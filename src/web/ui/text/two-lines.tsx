import styles from './two-lines.module.css';

/**
 * A name in a row of a list: what does not fit in two lines stands on the page that the row leads to. A container around it
 * (`container-type: inline-size`) tells how much room there is.
 */
export function TwoLines({ children }: { readonly children: string }) {
  return <bdi className={styles.lines}>{children}</bdi>;
}
