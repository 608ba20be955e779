import type { Flight } from '#domain/flight';
import type { Coordinates } from '#domain/geo';
import type { Site } from '#domain/site';
import { SiteMap } from '#web/parts/map/site-map.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { SiteStripView } from './site-strip-view.tsx';
import styles from './without-track.module.css';

interface SiteOfFlightProps {
  readonly flight: Flight;
  readonly site: Site;
  /** Null when it is not known. */
  readonly place: Coordinates | null;
  readonly logbook: Logbook;
}

/** The site of a flight without a track: the other flights from there, and its map. */
export function SiteOfFlight({ flight, site, place, logbook }: SiteOfFlightProps) {
  return (
    <>
      <SiteStripView flight={flight} site={site} logbook={logbook} />
      {place && (
        <div className={styles.siteMap}>
          <SiteMap name={site.name} place={place} units={logbook.pilot} className={styles.map} />
        </div>
      )}
    </>
  );
}
