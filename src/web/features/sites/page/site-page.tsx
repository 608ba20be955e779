import { useMemo } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { Site } from '#domain/site';
import { FlightRecordList } from '#web/parts/item/flights/flight-records.tsx';
import { ItemFlights } from '#web/parts/item/flights/item-flights.tsx';
import { ItemColumns } from '#web/parts/item/item-columns.tsx';
import { DetailPage } from '#web/parts/item/page/detail-page.tsx';
import { ItemSkeleton } from '#web/parts/item/page/item-skeleton.tsx';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { sitePageTexts } from '../site-page-texts.ts';
import { FarLaunches } from './far-launches-notice.tsx';
import { rowsBeside } from './rows-beside.ts';
import { LaunchCharts, SiteMonths } from './site-charts.tsx';
import { SiteDetails } from './site-details.tsx';
import { SiteLandings } from './site-landings.tsx';
import styles from './site-page.module.css';
import { useSiteTracks } from './use-site-tracks.ts';

interface SiteDetailProps {
  readonly site: Site;
  readonly logbook: Logbook;
}

/** The page of one site. */
export function SitePage({ id }: { readonly id: number }) {
  return (
    <WithItem kind="site" loading={<ItemSkeleton kind="site" />} find={({ sites }) => sites.get(id)}>
      {(site, logbook) => <SiteDetail key={site.id} site={site} logbook={logbook} />}
    </WithItem>
  );
}

/** What the logbook and the tracks say about a site; on wide screens in two columns. */
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
            {loaded.state === 'failed' && <Banner message={loaded.error.message} onRetry={reload} />}
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
