import { PAGES, pathTo } from '#contract/pages';
import type { Flight } from '#domain/flight';
import { numberOfFlight } from '#domain/order/numbering';
import { coordinatesOfSite } from '#domain/site';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { SiteMap } from '#web/parts/map/site-map.tsx';
import { TrackSection } from '#web/parts/track/track-section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Breadcrumb } from '#web/ui/page/breadcrumb.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack, TopBarLink } from '#web/ui/page/top-bar.tsx';
import styles from './flight-detail.module.css';
import { FlightHead } from './flight-head.tsx';
import { FlightNeighbours } from './flight-neighbours.tsx';

interface FlightDetailProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
}

/** The content of the flight page: barogram, date and site, numbers, map and charts of the track, remarks. */
export function FlightDetail({ flight, logbook }: FlightDetailProps) {
  const { pilot, flights } = logbook;
  const number = numberOfFlight(flight, flights.values(), pilot.initialFlightNum);
  const date = texts.dates.day(flight.date);
  const site = flight.siteId === null ? undefined : logbook.sites.get(flight.siteId);
  return (
    <Page
      title={date}
      paperTitle={site ? `${date}, ${site.name}` : date}
      heading="own"
      flush
      wide
      start={<TopBarBack href={PAGES.flights.path} />}
      end={<TopBarLink href={pathTo('flightForm', flight.id)}>{texts.actions.edit}</TopBarLink>}
    >
      <Breadcrumb
        crumbs={[
          { label: texts.terms.flights, href: PAGES.flights.path },
          { label: `${date}${texts.flights.positionInDay(number.inDay, number.ofDay)}` },
        ]}
      />
      <article className={styles.flight}>
        <FlightHead flight={flight} logbook={logbook} number={number} />
        {flight.hasTrack ? (
          <TrackSection key={flight.id} flight={flight} logbook={logbook}>
            <FlightEnd flight={flight} logbook={logbook} />
          </TrackSection>
        ) : (
          <>
            <MapOfSite flight={flight} logbook={logbook} />
            <div className={styles.rest}>
              <FlightEnd flight={flight} logbook={logbook} />
            </div>
          </>
        )}
      </article>
    </Page>
  );
}

function FlightEnd({ flight, logbook }: FlightDetailProps) {
  return (
    <>
      <div className={styles.inset}>
        <Remarks remarks={flight.remarks} />
      </div>
      <FlightNeighbours flight={flight} logbook={logbook} />
    </>
  );
}

/** The launch site of a flight without a track. */
function MapOfSite({ flight, logbook }: FlightDetailProps) {
  const site = flight.siteId === null ? undefined : logbook.sites.get(flight.siteId);
  const place = site ? coordinatesOfSite(site) : null;
  if (!site || !place) return null;
  return (
    <div className={styles.siteMap}>
      <SiteMap name={site.name} place={place} units={logbook.pilot} className={styles.map} />
    </div>
  );
}
