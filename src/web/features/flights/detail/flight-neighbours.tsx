import { Link } from 'wouter';
import { pathTo } from '#contract/pages';
import type { Flight } from '#domain/flight';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import styles from './flight-detail.module.css';
import { neighboursOf } from './neighbours.ts';

interface FlightNeighboursProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
}

/** Links to the previous and the next flight. */
export function FlightNeighbours({ flight, logbook }: FlightNeighboursProps) {
  const { previous, next } = neighboursOf(flight, logbook.flights.values());
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.flights.neighbours}>
      {previous && <NeighbourLink label={texts.flights.previous} flight={previous} logbook={logbook} />}
      {next && <NeighbourLink label={texts.flights.next} flight={next} logbook={logbook} />}
    </nav>
  );
}

interface NeighbourLinkProps extends FlightNeighboursProps {
  readonly label: string;
}

function NeighbourLink({ label, flight, logbook }: NeighbourLinkProps) {
  const site = flight.siteId === null ? undefined : logbook.sites.get(flight.siteId);
  return (
    <Link href={pathTo('flight', flight.id)} className={styles.neighbour}>
      <span className={styles.beside}>{label}</span>
      <span>
        {texts.dates.day(flight.date)}
        {site && ` · ${site.name}`}
      </span>
    </Link>
  );
}
