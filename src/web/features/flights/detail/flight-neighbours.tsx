import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import styles from './neighbours.module.css';
import { allNeighboursOf, type Neighbours } from './neighbours.ts';

const words = flightPageTexts.neighbours;

interface FlightNeighboursProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
}

/** Links to the flights before and after: of all, from the site alone, and on the day. */
export function FlightNeighbours({ flight, logbook }: FlightNeighboursProps) {
  const { ofDay, atSite, ...nearest } = allNeighboursOf(flight, [...logbook.flights.values()]);
  if (!nearest.previous && !nearest.next) return null;
  const site = siteNameOf(flight, logbook);
  return (
    <nav className={styles.neighbours} aria-label={flightPageTexts.one.neighbours}>
      <Pair
        of={nearest}
        labels={{ previous: flightPageTexts.one.previous, next: flightPageTexts.one.next }}
        logbook={logbook}
      />
      {atSite && site && (
        <Pair
          of={atSite}
          labels={{ previous: words.previousFrom(site), next: words.nextFrom(site) }}
          logbook={logbook}
        />
      )}
      {ofDay.length > 0 && <Day flights={ofDay} logbook={logbook} />}
    </nav>
  );
}

interface PairProps {
  readonly of: Neighbours;
  readonly labels: Readonly<Record<keyof Neighbours, string>>;
  readonly logbook: Logbook;
}

function Pair({ of: { previous, next }, labels, logbook }: PairProps) {
  return (
    <div className={styles.pair}>
      {previous && <NeighbourLink label={labels.previous} flight={previous} logbook={logbook} />}
      {next && <NeighbourLink label={labels.next} flight={next} logbook={logbook} isNext />}
    </div>
  );
}

interface NeighbourLinkProps extends FlightNeighboursProps {
  readonly label: string;
  readonly isNext?: boolean;
}

function NeighbourLink({ label, flight, logbook, isNext = false }: NeighbourLinkProps) {
  const site = siteNameOf(flight, logbook);
  return (
    <Link href={pathTo('flight', flight.id)} className={isNext ? styles.next : styles.neighbour}>
      <span className={styles.label}>{label}</span>
      <span>
        {texts.dates.day(flight.date)}
        {site && ` · ${site}`}
      </span>
    </Link>
  );
}

/** The other flights of a day with several. */
function Day({ flights, logbook }: { readonly flights: readonly Flight[]; readonly logbook: Logbook }) {
  return (
    <div className={styles.day}>
      <span className={styles.label}>{words.sameDay}</span>
      {flights.map((flight) => (
        <Link key={flight.id} href={pathTo('flight', flight.id)} className={styles.ofDay}>
          {[flight.time, siteNameOf(flight, logbook) ?? texts.terms.noSite].filter(Boolean).join(' ')}
        </Link>
      ))}
    </div>
  );
}

function siteNameOf({ siteId }: Flight, { sites }: Logbook): string | null {
  return (siteId === null ? undefined : sites.get(siteId))?.name ?? null;
}
