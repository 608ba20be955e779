import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { isolated } from '#domain/isolated';
import { compareFlights } from '#domain/order/numbering';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import styles from './neighbours.module.css';

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
          labels={{ previous: words.previousFrom(isolated(site)), next: words.nextFrom(isolated(site)) }}
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
          {flight.time && `${flight.time} `}
          <bdi>{siteNameOf(flight, logbook) ?? texts.terms.noSite}</bdi>
        </Link>
      ))}
    </div>
  );
}

function siteNameOf({ siteId }: Flight, { sites }: Logbook): string | null {
  return (siteId === null ? undefined : sites.get(siteId))?.name ?? null;
}

/** The flights flown just before and just after one; null when there is none. */
interface Neighbours {
  readonly previous: Flight | null;
  readonly next: Flight | null;
}

/** The neighbours of a flight: of all, from its site alone, and on its day. */
interface AllNeighbours extends Neighbours {
  /** Null when they are no others than those of all flights, and without a site. */
  readonly atSite: Neighbours | null;
  /** The other flights of the day, as they were flown, where they are more than the two neighbours. */
  readonly ofDay: readonly Flight[];
}

/** Returns the flights flown just before and just after one. */
export function neighboursOf(flight: Flight, flights: Iterable<Flight>): Neighbours {
  let [previous, next]: [Flight | null, Flight | null] = [null, null];
  for (const other of flights) {
    const order = compareFlights(other, flight);
    if (order < 0 && (previous === null || compareFlights(other, previous) > 0)) previous = other;
    if (order > 0 && (next === null || compareFlights(other, next) < 0)) next = other;
  }
  return { previous, next };
}

/** Returns the neighbours of a flight in every respect; no flight is named twice for the same reason. */
export function allNeighboursOf(flight: Flight, flights: readonly Flight[]): AllNeighbours {
  const nearest = neighboursOf(flight, flights);
  const near = new Set([nearest.previous?.id, nearest.next?.id]);
  const ofDay = flights.filter(({ id, date }) => date === flight.date && id !== flight.id).toSorted(compareFlights);
  return {
    ...nearest,
    atSite: neighboursAtSite(flight, flights, nearest),
    ofDay: ofDay.some(({ id }) => !near.has(id)) ? ofDay : [],
  };
}

function neighboursAtSite(flight: Flight, flights: readonly Flight[], nearest: Neighbours): Neighbours | null {
  if (flight.siteId === null) return null;
  const { previous, next } = neighboursOf(
    flight,
    flights.filter(({ siteId }) => siteId === flight.siteId),
  );
  const farther = {
    previous: previous?.id === nearest.previous?.id ? null : previous,
    next: next?.id === nearest.next?.id ? null : next,
  };
  return farther.previous || farther.next ? farther : null;
}
