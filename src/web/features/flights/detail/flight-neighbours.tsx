import { Link } from 'wouter';
import { pathTo } from '#contract/pages';
import type { Flight } from '#domain/flight';
import { formatDate } from '#domain/local-date';
import type { Logbook } from '#web/store/logbook.ts';
import styles from './flight-detail.module.css';
import { neighboursOf } from './flight-words.ts';

interface FlightNeighboursProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
}

/** Links to the previous and the next flight. */
export function FlightNeighbours({ flight, logbook }: FlightNeighboursProps) {
  const { previous, next } = neighboursOf(flight, logbook.flights.values());
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Flights before and after">
      {previous && <NeighbourLink label="Previous flight" flight={previous} logbook={logbook} />}
      {next && <NeighbourLink label="Next flight" flight={next} logbook={logbook} />}
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
        {formatDate(flight.date)}
        {site && ` · ${site.name}`}
      </span>
    </Link>
  );
}
