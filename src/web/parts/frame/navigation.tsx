import { Link, useLocation } from 'wouter';
import { PAGES, type PageName, pageOf } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** The main navigation, the current item marked; the class styles it as header or bottom bar. */
export function Navigation({ className }: { readonly className: string | undefined }) {
  const [path] = useLocation();
  return (
    <nav className={className} aria-label={texts.frame.mainNavigation}>
      {NAV_ITEMS.map((item) => (
        <Link key={item.label} href={item.href} aria-current={isCurrent(item, path) ? 'page' : undefined}>
          <Icon name={item.icon} />
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** An item of the navigation and the pages that belong to it. */
interface NavItem {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  readonly pages: readonly PageName[];
}

/** The items in their order. */
export const NAV_ITEMS: readonly NavItem[] = [
  {
    label: texts.frame.navigation.flights,
    icon: 'flights',
    href: PAGES.flights.path,
    pages: ['flights', 'flight', 'flightForm'],
  },
  {
    label: texts.frame.navigation.sites,
    icon: 'sites',
    href: PAGES.sites.path,
    pages: ['sites', 'sitesMap', 'site', 'siteForm'],
  },
  {
    label: texts.frame.navigation.gliders,
    icon: 'gliders',
    href: PAGES.gliders.path,
    pages: ['gliders', 'glider', 'gliderForm'],
  },
  { label: texts.frame.navigation.stats, icon: 'stats', href: PAGES.stats.path, pages: ['stats'] },
  {
    label: texts.frame.navigation.pilot,
    icon: 'pilot',
    href: PAGES.pilot.path,
    pages: ['pilot', 'pilotForm', 'flightsUpload', 'changePassword'],
  },
];

/** Whether the path belongs to the item. */
export function isCurrent(item: NavItem, path: string): boolean {
  const page = pageOf(path);
  return page !== null && item.pages.includes(page);
}
