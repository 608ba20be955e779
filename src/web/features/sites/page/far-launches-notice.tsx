import { useMemo } from 'react';
import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import { coordinatesOfSite, type Site } from '#domain/site';
import { farLaunches } from '#domain/takeoff/gathered-places';
import { flightsToSelect } from '#web/parts/item/flights/flights-to-select.ts';
import { distanceDigits } from '#web/parts/quantities/distance-text.ts';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { sitePageTexts } from '../site-page-texts.ts';
import styles from './site-page.module.css';
import type { SiteTracksState } from './use-site-tracks.ts';

/** Most places that are listed, the farthest. */
const MOST_PLACES = 5;

interface FarLaunchesProps {
  readonly site: Site;
  readonly loaded: SiteTracksState;
  readonly units: PilotUnits;
}

/** Says where flights of a site were launched far from it, and leads to them in the list, selected: they may be of another site. */
export function FarLaunches({ site, loaded, units: { distanceUnit } }: FarLaunchesProps) {
  const place = coordinatesOfSite(site);
  const far = useMemo(() => (loaded.state === 'ready' ? farLaunches(place, loaded.tracks) : []), [place, loaded]);
  const [farthest] = far;
  if (!farthest) return null;
  const words = sitePageTexts.far;
  const distance = (distanceM: number) =>
    `${distanceDigits(distanceM, distanceUnit)} ${texts.units.distance[distanceUnit]}`;
  const said = place ? words.fromSite : words.apart;
  return (
    <Notice isLive={false}>
      {said(far.length, distance(farthest.distanceM))} {words.advice}
      <ul className={styles.far}>
        {far.slice(0, MOST_PLACES).map(({ flightIds, distanceM }) => (
          <li key={flightIds.join(' ')}>
            <Link href={pathToFlights({ site: site.id })} onClick={() => flightsToSelect.set(flightIds)}>
              {words.select(flightIds.length, distance(distanceM))}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
