import { useMemo } from 'react';
import { pathTo } from '#contract/pages';
import type { Flight } from '#domain/flight';
import type { Site } from '#domain/site';
import { DetailPage } from '#web/parts/item/detail-page.tsx';
import { FlightMonths } from '#web/parts/item/flight-months.tsx';
import { FlightRecordList } from '#web/parts/item/flight-records.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { ItemColumns } from '#web/parts/item/item-columns.tsx';
import { ItemFlights } from '#web/parts/item/item-flights.tsx';
import { itemPageTexts } from '#web/parts/item/item-page-texts.ts';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { WithItem } from '#web/parts/item/with-item.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { sitePageTexts } from '../site-page-texts.ts';
import { LaunchHours } from './launch-hours.tsx';
import { LaunchWinds } from './launch-winds.tsx';
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
  const loading = <LoadingPage title={texts.terms.site} rowHeight="72px" />;
  return (
    <WithItem kind="site" loading={loading} find={({ sites }) => sites.get(id)}>
      {(site, logbook) => <SiteDetail key={site.id} site={site} logbook={logbook} />}
    </WithItem>
  );
}

/** What the logbook and the tracks say about a site; on wide screens what is to be read beside the map and the charts. */
function SiteDetail({ site, logbook }: SiteDetailProps) {
  const { pilot, gliders } = logbook;
  const flights = useMemo(() => flightsFrom(site.id, logbook.flights), [site.id, logbook.flights]);
  const filter = useMemo(() => ({ site: site.id }), [site.id]);
  const add = (
    <LinkButton tone="primary" href={`${pathTo('flightForm', 0)}?site=${site.id}`}>
      {sitePageTexts.addFlight}
    </LinkButton>
  );
  const gliderOf = ({ gliderId }: Flight) => (gliderId === null ? undefined : gliders.get(gliderId)?.name);
  return (
    <DetailPage kind="site" id={site.id} title={site.name} action={add} wide>
      <ItemColumns
        facts={
          <>
            <div className={styles.fields}>
              <SiteDetails site={site} flights={flights} unit={pilot.altitudeUnit} />
            </div>
            {flights.length > 0 && <FlightRecordList flights={flights} units={pilot} />}
          </>
        }
        charts={<SiteCharts site={site} flights={flights} logbook={logbook} />}
        more={
          <>
            {flights.length === 0 ? (
              <p className={styles.empty}>{sitePageTexts.noFlights}</p>
            ) : (
              <ItemFlights
                flights={flights}
                filter={filter}
                beside={{ label: texts.terms.glider, nameOf: gliderOf }}
                units={pilot}
              />
            )}
            <Remarks remarks={site.remarks} />
          </>
        }
      />
    </DetailPage>
  );
}

interface SiteChartsProps extends SiteDetailProps {
  readonly flights: readonly Flight[];
}

/** The map with the landing places, and when and in which wind the site is flown. */
function SiteCharts({ site, flights, logbook: { pilot } }: SiteChartsProps) {
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

function flightsFrom(siteId: number, flights: Logbook['flights']): readonly Flight[] {
  return [...flights.values()].filter((flight) => flight.siteId === siteId);
}
