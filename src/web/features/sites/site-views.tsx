import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { ITEMS as itemTexts } from '#texts/items';
import styles from './site-views.module.css';

const VIEWS = [
  { name: 'list', label: itemTexts.sites.list, href: PAGES.sites.path },
  { name: 'map', label: itemTexts.sites.map, href: PAGES.sitesMap.path },
] as const;

/** Switches between the list of the sites and their map. */
export function SiteViews({ shown }: { readonly shown: (typeof VIEWS)[number]['name'] }) {
  return (
    <nav className={styles.views} aria-label={itemTexts.sites.views}>
      {VIEWS.map(({ name, label, href }) => (
        <Link key={name} href={href} aria-current={name === shown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
