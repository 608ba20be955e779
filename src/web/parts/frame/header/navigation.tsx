import { Link, useLocation } from 'wouter';
import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isCurrent, NAV_ITEMS } from './nav-items.ts';

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
