import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { numberOfFlight } from '#domain/order/numbering';
import { coordinatesOfSite } from '#domain/site';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { lastFlightList } from '#web/parts/item/page/last-flight-list.ts';
import { areLong, Remarks } from '#web/parts/item/remarks.tsx';
import { Section } from '#web/parts/item/section.tsx';
import { TagLink, TagList } from '#web/parts/item/tag-list.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Breadcrumb } from '#web/ui/page/breadcrumb.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack, TopBarLink } from '#web/ui/page/top-bar.tsx';
import { TrackSection } from '../track/track-section.tsx';
import { useReplacedTracks } from '../track/track-store.ts';
import styles from './flight-detail.module.css';
import { FlightHead } from './flight-head.tsx';
import { FlightNeighbours } from './flight-neighbours.tsx';
import { SiteOfFlight } from './site-of-flight.tsx';

interface FlightDetailProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
}

/** The content of the flight page: barogram, date and site, numbers, map and charts of the track, remarks. */
export function FlightDetail({ flight, logbook }: FlightDetailProps) {
  const replaced = useReplacedTracks();
  const { pilot, flights } = logbook;
  const number = numberOfFlight(flight, flights.values(), pilot.initialFlightNum);
  const date = texts.dates.day(flight.date);
  const site = flight.siteId === null ? undefined : logbook.sites.get(flight.siteId);
  const place = site ? coordinatesOfSite(site) : null;
  return (
    <Page
      title={date}
      paperTitle={site ? `${date}, ${site.name}` : date}
      heading="own"
      flush
      wide
      start={<TopBarBack href={lastFlightList.get()} />}
      end={<TopBarLink href={pathTo('flightForm', flight.id)}>{texts.actions.edit}</TopBarLink>}
    >
      <Breadcrumb
        crumbs={[
          { label: texts.terms.flights, href: lastFlightList.get() },
          { label: `${date}${flightPageTexts.one.positionInDay(number.inDay, number.ofDay)}` },
        ]}
      />
      <article className={classes(styles.flight, !flight.hasTrack && !place && styles.alone)}>
        <FlightHead flight={flight} logbook={logbook} number={number} />
        {flight.hasTrack ? (
          <TrackSection
            key={`${flight.id} ${replaced}`}
            flight={flight}
            logbook={logbook}
            start={!areLong(flight.remarks) && <Words flight={flight} />}
          >
            {areLong(flight.remarks) && <Words flight={flight} />}
            <Neighbours flight={flight} logbook={logbook} />
          </TrackSection>
        ) : (
          <>
            {site && <SiteOfFlight flight={flight} site={site} place={place} logbook={logbook} />}
            <div className={classes(styles.rest, styles.below)}>
              <Words flight={flight} />
              <Neighbours flight={flight} logbook={logbook} />
            </div>
          </>
        )}
      </article>
    </Page>
  );
}

/** Tags and remarks. With a track they are in the first screen; as long as a page, they are behind what the track says. */
function Words({ flight }: Pick<FlightDetailProps, 'flight'>) {
  return (
    <>
      {flight.tags.length > 0 && (
        <div className={styles.inset}>
          <FlightTags tags={flight.tags} />
        </div>
      )}
      <div className={styles.inset}>
        <Remarks remarks={flight.remarks} />
      </div>
    </>
  );
}

function Neighbours({ flight, logbook }: FlightDetailProps) {
  return (
    <div className={styles.inset}>
      <FlightNeighbours flight={flight} logbook={logbook} />
    </div>
  );
}

/** The tags of a flight, each a link to all flights that have it. */
export function FlightTags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Section title={texts.terms.tags}>
      <TagList label={texts.terms.tags}>
        {tags.map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </TagList>
    </Section>
  );
}
