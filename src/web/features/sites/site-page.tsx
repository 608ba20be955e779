import { displayCoordinates } from '#domain/coordinates';
import { localDateOf } from '#domain/local-date';
import { coordinatesOfSite, type Site } from '#domain/site';
import { usageOfSite } from '#domain/statistics/usage';
import { DetailPage } from '#web/parts/item/detail-page.tsx';
import { FlightCount } from '#web/parts/item/flight-count.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { WithItem } from '#web/parts/item/with-item.tsx';
import { SiteMap } from '#web/parts/map/site-map.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { DASH, DetailList } from '#web/ui/detail-list.tsx';
import styles from './sites.module.css';

interface SiteDetailProps {
  readonly site: Site;
  readonly logbook: Logbook;
}

/** The page of one site. */
export function SitePage({ id }: { readonly id: number }) {
  const loading = <LoadingPage title={texts.terms.site} rowHeight="72px" />;
  return (
    <WithItem kind="site" loading={loading} find={({ sites }) => sites.get(id)}>
      {(site, logbook) => <SiteDetail site={site} logbook={logbook} />}
    </WithItem>
  );
}

function SiteDetail({ site, logbook }: SiteDetailProps) {
  const place = coordinatesOfSite(site);
  return (
    <DetailPage kind="site" id={site.id} title={site.name}>
      <DetailsOfSite site={site} logbook={logbook} />
      {place && <SiteMap className={styles.map} name={site.name} place={place} units={logbook.pilot} />}
      <Remarks remarks={site.remarks} />
    </DetailPage>
  );
}

function DetailsOfSite({ site, logbook }: SiteDetailProps) {
  const usage = usageOfSite(site.id, logbook.flights.values(), localDateOf(new Date()));
  const place = coordinatesOfSite(site);
  const altitude = <Altitude altitude={site.launchAltitude} unit={logbook.pilot.altitudeUnit} />;
  return (
    <DetailList
      details={[
        { label: texts.terms.location, value: site.location || DASH },
        { label: texts.terms.launchAltitude, value: site.launchAltitude > 0 ? altitude : DASH },
        { label: texts.terms.coordinates, value: place ? displayCoordinates(place) : DASH },
        {
          label: texts.terms.flights,
          value: <FlightCount count={usage.flightNum} thisYear={usage.flightNumThisYear} />,
        },
      ]}
    />
  );
}
