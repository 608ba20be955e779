import { PAGES, pathTo } from '#contract/pages';
import { displayCoordinates } from '#domain/coordinates';
import { localDateOf } from '#domain/local-date';
import { coordinatesOfSite, type Site } from '#domain/site';
import { usageOfSite } from '#domain/usage';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { DetailPage } from '#web/parts/item/detail-page.tsx';
import { FlightCount } from '#web/parts/item/flight-count.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
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
  return (
    <WithLogbook loading={<LoadingPage title={texts.terms.site} rowHeight="72px" />}>
      {(logbook) => {
        const site = logbook.sites.get(id);
        return site ? (
          <SiteDetail site={site} logbook={logbook} />
        ) : (
          <ItemNotFound title={texts.terms.site} toList={texts.sites.goToList} listHref={PAGES.sites.path} />
        );
      }}
    </WithLogbook>
  );
}

function SiteDetail({ site, logbook }: SiteDetailProps) {
  const place = coordinatesOfSite(site);
  return (
    <DetailPage
      title={site.name}
      list={{ label: texts.terms.sites, href: PAGES.sites.path }}
      editHref={pathTo('siteForm', site.id)}
    >
      <SiteInput site={site} logbook={logbook} />
      {place && <SiteMap className={styles.map} name={site.name} place={place} units={logbook.pilot} />}
      <Remarks remarks={site.remarks} />
    </DetailPage>
  );
}

function SiteInput({ site, logbook }: SiteDetailProps) {
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
