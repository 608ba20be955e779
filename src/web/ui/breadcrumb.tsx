import { Link } from 'wouter';
import styles from './css/breadcrumb.module.css';

/** One step of the way; the last one has no address. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Where the page stands: `Flights / May 3, 2025`. Not shown on a phone, whose top bar says it. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.breadcrumb}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
