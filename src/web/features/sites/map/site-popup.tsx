import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Site } from '#domain/site';
import type { AltitudeUnit } from '#domain/units';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { texts } from '#web/texts.ts';
import styles from './sites-map.module.css';

interface SitePopupProps {
  readonly sites: readonly Site[];
  readonly unit: AltitudeUnit;
  /** Flights by the ids of the sites. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The sites of a mark on the map, each with a link to its page. */
export function SitePopup({ sites, unit, counts }: SitePopupProps) {
  return (
    <ul className={styles.popup}>
      {sites.map((site) => (
        <li key={site.id}>
          <Link href={pathTo('site', site.id)}>{site.name}</Link>
          {site.location && <p className={styles.location}>{site.location}</p>}
          <p>
            {site.launchAltitude > 0 && (
              <>
                <Altitude altitude={site.launchAltitude} unit={unit} /> ·{' '}
              </>
            )}
            {texts.flights.count(counts.get(site.id) ?? 0)}
          </p>
        </li>
      ))}
    </ul>
  );
}
