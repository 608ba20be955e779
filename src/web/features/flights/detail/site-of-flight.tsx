import { useMemo } from 'react';
import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { Coordinates } from '#domain/geo';
import { isolated } from '#domain/isolated';
import { compareFlights } from '#domain/order/numbering';
import type { Site } from '#domain/site';
import { recordsOf } from '#domain/statistics/records';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { SiteMap } from '#web/parts/map/site-map.tsx';
import { Airtime, Altitude, type PilotUnits } from '#web/parts/quantities.tsx';
import { Profile } from '#web/parts/track/profile.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import styles from './without-track.module.css';

interface SiteOfFlightProps {
  readonly flight: Flight;
  readonly site: Site;
  /** Null when it is not known. */
  readonly place: Coordinates | null;
  readonly logbook: Logbook;
}

/** The site of a flight without a track: the other flights from there, and its map. */
export function SiteOfFlight({ flight, site, place, logbook }: SiteOfFlightProps) {
  return (
    <>
      <SiteStripView flight={flight} site={site} logbook={logbook} />
      {place && (
        <div className={styles.siteMap}>
          <SiteMap name={site.name} place={place} units={logbook.pilot} className={styles.map} />
        </div>
      )}
    </>
  );
}

const words = flightPageTexts.neighbours;

interface SiteStripViewProps {
  readonly flight: Flight;
  readonly site: Site;
  readonly logbook: Logbook;
}

/** The site's other flights as small barograms, the best ones marked; nothing where there is no other. */
function SiteStripView({ flight, site, logbook }: SiteStripViewProps) {
  const { flights, pilot } = logbook;
  const { shown, count } = useMemo(() => siteStripOf(flight, flights.values()), [flight, flights]);
  if (shown.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="other-flights">
      <div className={styles.stripHead}>
        <h2 id="other-flights">
          <TwoLines>{words.fromSite(isolated(site.name))}</TwoLines>
        </h2>
        <Link href={pathToFlights({ site: site.id })} className={styles.all}>
          {words.all(count)}
        </Link>
      </div>
      <ul className={styles.cards}>
        {shown.map((other) => (
          <li key={other.flight.id}>
            <StripCard other={other} units={pilot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One flight: day and numbers, its records, its barogram as wide as its airtime, a bar without a track. */
function StripCard({ other, units }: { readonly other: StripFlight; readonly units: PilotUnits }) {
  const { flight, bests, share } = other;
  const { profile, airtime, altitude } = flight;
  return (
    <Link href={pathTo('flight', flight.id)} className={styles.card}>
      <span className={styles.day}>{texts.dates.day(flight.date)}</span>
      <span className={styles.numbers}>
        {airtime > 0 && (
          <span>
            <Airtime airtime={airtime} />
          </span>
        )}
        {altitude > 0 && <Altitude altitude={altitude} unit={units.altitudeUnit} />}
      </span>
      {bests.length > 0 && <span className={styles.best}>{words.bests(bests)}</span>}
      <span className={styles.barogram}>
        <span className={profile ? styles.profile : styles.bar} style={{ width: `${Math.round(share * 100)}%` }}>
          {profile && <Profile profile={profile} />}
        </span>
      </span>
    </Link>
  );
}

/** The records of a site that a flight can hold. */
const BESTS = ['longest', 'highest', 'farthest'] as const;
/** One of {@link BESTS}. */
type Best = (typeof BESTS)[number];

/** Another flight from the same site. */
interface StripFlight {
  readonly flight: Flight;
  /** What no other flight from the site does better; the first of equals. */
  readonly bests: readonly Best[];
  /** Airtime as a share of the longest in the strip, from 0 to 1: the width of its barogram. */
  readonly share: number;
}

/** The other flights from a flight's site. */
interface SiteStrip {
  /** The best ones, then those flown around the same time, the newest first. */
  readonly shown: readonly StripFlight[];
  /** Number of all flights from the site, this one included. */
  readonly count: number;
}

/** Most flights in a strip: two rows of a wide screen. */
export const MOST_IN_STRIP = 12;

/** Returns the other flights from a flight's site: the best ones, and as many of those nearest in time as there is room for. */
export function siteStripOf(flight: Flight, flights: Iterable<Flight>): SiteStrip {
  const fromHere = [...flights].filter(({ siteId }) => siteId === flight.siteId).toSorted(compareFlights);
  const records = recordsOf(fromHere);
  const place = fromHere.findIndex(({ id }) => id === flight.id);
  const ranked = fromHere.map((other, index) => ({
    flight: other,
    bests: BESTS.filter((kind) => records[kind]?.id === other.id),
    farness: Math.abs(index - place),
  }));
  const shown = ranked
    .filter(({ farness }) => farness > 0)
    .toSorted((a, b) => bestFirst(a, b) || a.farness - b.farness)
    .slice(0, MOST_IN_STRIP)
    .toSorted((a, b) => bestFirst(a, b) || compareFlights(b.flight, a.flight));
  const longest = Math.max(1, ...shown.map((other) => other.flight.airtime));
  return {
    shown: shown.map((other) => ({ flight: other.flight, bests: other.bests, share: other.flight.airtime / longest })),
    count: fromHere.length,
  };
}

function bestFirst(a: Pick<StripFlight, 'bests'>, b: Pick<StripFlight, 'bests'>): number {
  return Math.sign(b.bests.length) - Math.sign(a.bests.length);
}
