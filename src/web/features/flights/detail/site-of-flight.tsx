import { useMemo } from 'react';
import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { Coordinates } from '#domain/geo';
import type { Site } from '#domain/site';
import { Airtime } from '#web/parts/airtime.tsx';
import { Altitude } from '#web/parts/altitude.tsx';
import { SiteMap } from '#web/parts/map/site-map.tsx';
import type { PilotUnits } from '#web/parts/pilot-units.ts';
import { Profile } from '#web/parts/track/profile.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { flightPageTexts } from '../flight-page-texts.ts';
import { type StripFlight, siteStripOf } from './site-strip.ts';
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
          <TwoLines>{words.fromSite(site.name)}</TwoLines>
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

/** One flight: day and numbers, what it is the best in, its barogram as wide as its airtime, a bar without a track. */
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
