import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import type { Site } from '#domain/site';
import { FlightMonths } from '#web/parts/item/flights/flight-months.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { LaunchHours } from './launch-hours.tsx';
import styles from './site-charts.module.css';
import { SiteLandings } from './site-landings.tsx';
import { useSiteTracks } from './use-site-tracks.ts';
import { LaunchWinds } from './wind/launch-winds.tsx';

interface SiteChartsProps {
  readonly site: Site;
  readonly logbook: Logbook;
  readonly flights: readonly Flight[];
}

/** The map with the landing places, and when and in which wind the site is flown. */
export function SiteCharts({ site, flights, logbook: { pilot } }: SiteChartsProps) {
  const hasTracks = flights.some((flight) => flight.hasTrack);
  const [loaded, reload] = useSiteTracks(site.id, hasTracks);
  const filter = useMemo(() => ({ site: site.id }), [site.id]);
  return (
    <>
      <SiteLandings site={site} loaded={loaded} units={pilot} />
      {loaded.state === 'failed' && <Banner message={loaded.error.message} onRetry={reload} />}
      {flights.length > 0 && (
        <>
          <ItemCard title={itemPageTexts.rhythm}>
            <FlightMonths flights={flights} filter={filter} />
          </ItemCard>
          <div className={styles.pair}>
            <LaunchHours flights={flights} siteId={site.id} />
            {hasTracks && <LaunchWinds loaded={loaded} units={pilot} />}
          </div>
        </>
      )}
    </>
  );
}
