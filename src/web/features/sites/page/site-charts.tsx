import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import type { Site } from '#domain/site';
import { FlightMonths } from '#web/parts/item/flights/flight-months.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { classes } from '#web/ui/classes.ts';
import { LaunchHours } from './launch-hours.tsx';
import styles from './site-charts.module.css';
import type { SiteTracksState } from './use-site-tracks.ts';
import { LaunchWinds } from './wind/launch-winds.tsx';

interface SiteMonthsProps {
  readonly site: Site;
  /** Those from the site. */
  readonly flights: readonly Flight[];
}

/** In which months the site is flown. */
export function SiteMonths({ site, flights }: SiteMonthsProps) {
  const filter = useMemo(() => ({ site: site.id }), [site.id]);
  return (
    <ItemCard title={itemPageTexts.rhythm}>
      <FlightMonths flights={flights} filter={filter} />
    </ItemCard>
  );
}

interface LaunchChartsProps extends SiteMonthsProps {
  readonly loaded: SiteTracksState;
  readonly hasTracks: boolean;
  readonly units: PilotUnits;
}

/** At which hour and in which wind the site is flown. */
export function LaunchCharts({ site, flights, loaded, hasTracks, units }: LaunchChartsProps) {
  const hasWinds = loaded.state !== 'ready' || loaded.tracks.some(({ wind }) => wind);
  const timed = useMemo(() => flightsWithLaunch(flights, loaded), [flights, loaded]);
  return (
    <div className={classes(styles.pair, !hasWinds && styles.stacked)}>
      <LaunchHours flights={timed} siteId={site.id} />
      {hasTracks && <LaunchWinds loaded={loaded} units={units} />}
    </div>
  );
}

/** Without those whose tracks have no launch: their time is that of the first fix. */
function flightsWithLaunch(flights: readonly Flight[], loaded: SiteTracksState): readonly Flight[] {
  const without = new Set(
    loaded.state === 'ready' ? loaded.tracks.flatMap(({ flightId, launch }) => (launch ? [] : [flightId])) : [],
  );
  return without.size === 0 ? flights : flights.filter(({ id }) => !without.has(id));
}
