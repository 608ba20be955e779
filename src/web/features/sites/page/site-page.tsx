import { useMemo } from 'react';
import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import { pathTo } from '#contract/pages/pages';
import { displayCoordinates } from '#domain/coordinates';
import type { Flight } from '#domain/flight';
import { localDateOf, yearOf } from '#domain/local-date';
import { coordinatesOfSite, type Site } from '#domain/site';
import { flightsInYear } from '#domain/statistics/tallies';
import { farLaunches } from '#domain/takeoff/gathered-places';
import type { AltitudeUnit } from '#domain/units';
import { SITE_PAGE as sitePageTexts } from '#texts/site-page';
import { FlightCount } from '#web/parts/item/flights/flight-count.tsx';
import { FlightRecordList } from '#web/parts/item/flights/flight-records.tsx';
import { stateOfFlightsToSelect } from '#web/parts/item/flights/flights-to-select.ts';
import { ItemFlights } from '#web/parts/item/flights/item-flights.tsx';
import { ItemColumns } from '#web/parts/item/item-columns.tsx';
import { DetailPage } from '#web/parts/item/page/detail-page.tsx';
import { ItemSkeleton } from '#web/parts/item/page/item-skeleton.tsx';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { Altitude, distanceDigits, type PilotUnits } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { rowsBeside } from './rows-beside.ts';
import { LaunchCharts, SiteMonths } from './site-charts.tsx';
import { SiteLandings } from './site-landings.tsx';
import styles from './site-page.module.css';
import { type SiteTracksState, useSiteTracks } from './use-site-tracks.ts';

interface SiteDetailProps {
  readonly site: Site;
  readonly logbook: Logbook;
}

export function SitePage({ id }: { readonly id: number }) {
  return (
    <WithItem kind="site" loading={<ItemSkeleton kind="site" />} find={({ sites }) => sites.get(id)}>
      {(site, logbook) => <SiteDetail key={site.id} site={site} logbook={logbook} />}
    </WithItem>
  );
}

/** The logbook's and the tracks' data of a site; on wide screens in two columns. */
function SiteDetail({ site, logbook }: SiteDetailProps) {
  const { pilot, gliders } = logbook;
  const flights = useMemo(() => flightsFrom(site.id, logbook.flights), [site.id, logbook.flights]);
  const isWide = useMedia(WIDE);
  const hasTracks = flights.some((flight) => flight.hasTrack);
  const [loaded, reload] = useSiteTracks(site.id, hasTracks);
  const add = (
    <LinkButton tone="primary" href={`${pathTo('flightForm', 0)}?site=${site.id}`}>
      {sitePageTexts.addFlight}
    </LinkButton>
  );
  const gliderOf = ({ gliderId }: Flight) => (gliderId === null ? undefined : gliders.get(gliderId)?.name);
  return (
    <DetailPage kind="site" id={site.id} title={site.name} action={add} wide>
      <ItemColumns
        left={
          <>
            <div className={styles.fields}>
              <SiteDetails site={site} flights={flights} unit={pilot.altitudeUnit} />
            </div>
            <FarLaunches site={site} loaded={loaded} units={pilot} />
            {flights.length > 0 && <FlightRecordList flights={flights} units={pilot} />}
            <SiteLandings site={site} loaded={loaded} units={pilot} />
            {loaded.state === 'failed' && <LoadFailure error={loaded.error} onRetry={reload} />}
            {flights.length > 0 && <SiteMonths site={site} flights={flights} />}
          </>
        }
        right={
          flights.length === 0 ? (
            <p className={styles.empty}>{sitePageTexts.noFlights}</p>
          ) : (
            <>
              <LaunchCharts {...{ site, flights, loaded, hasTracks }} units={pilot} />
              <ItemFlights
                flights={flights}
                filter={{ site: site.id }}
                other={{ label: texts.terms.glider, nameOf: gliderOf }}
                units={pilot}
                {...(isWide && { mostRows: rowsBeside(flights) })}
              />
            </>
          )
        }
        remarks={site.remarks}
      />
    </DetailPage>
  );
}

function flightsFrom(siteId: number, flights: Logbook['flights']): readonly Flight[] {
  return [...flights.values()].filter((flight) => flight.siteId === siteId);
}

/** Most places that are listed, the farthest. */
const MOST_PLACES = 5;

interface FarLaunchesProps {
  readonly site: Site;
  readonly loaded: SiteTracksState;
  readonly units: PilotUnits;
}

/** Says where flights of a site were launched far from it, and leads to them in the list, selected: they may be of another site. */
function FarLaunches({ site, loaded, units: { distanceUnit } }: FarLaunchesProps) {
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
            <Link href={pathToFlights({ site: site.id })} state={stateOfFlightsToSelect(flightIds)}>
              {words.select(flightIds.length, distance(distanceM))}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface SiteDetailsProps {
  readonly site: Site;
  /** Those from the site. */
  readonly flights: readonly Flight[];
  readonly unit: AltitudeUnit;
}

/** The fields of a site, and how often it was flown. */
function SiteDetails({ site, flights, unit }: SiteDetailsProps) {
  const thisYear = flightsInYear(flights, yearOf(localDateOf(new Date())));
  const place = coordinatesOfSite(site);
  const altitude = <Altitude altitude={site.launchAltitude} unit={unit} />;
  return (
    <DetailList
      details={[
        { label: texts.terms.location, value: site.location || DASH },
        { label: texts.terms.launchAltitude, value: site.launchAltitude > 0 ? altitude : DASH },
        { label: texts.terms.coordinates, value: place ? displayCoordinates(place) : DASH },
        {
          label: texts.terms.flights,
          value: <FlightCount count={flights.length} thisYear={thisYear.length} />,
        },
      ]}
    />
  );
}
