import { Link } from 'wouter';
import { texts } from '#web/texts.ts';
import styles from './breadcrumb.module.css';

/** One step of the path; the last one, the current page, has no `href`. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The path to the page: `Flights / May 3, 2025`. Hidden on phones, where the top bar shows it. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.frame.breadcrumb}>
      <ol className={styles.breadcrumb}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
