import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/pages';
import { altitudeAboveLaunch, type Flight } from '#domain/flight';
import { type FlightNumber, ordinal } from '#domain/numbering';
import { Airtime } from '#web/parts/figures/airtime.tsx';
import { Altitude } from '#web/parts/figures/altitude.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { DASH, type Detail } from '#web/ui/detail-list.tsx';
import styles from './flight-detail.module.css';
import { phraseOfDay, positionInYear } from './flight-words.ts';

/** Returns the numbers of a flight (spec, section 2.4); what the pilot left empty is a dash. */
export function detailsOfFlight(flight: Flight, logbook: Logbook, number: FlightNumber): readonly Detail[] {
  const { altitude, airtime } = flight;
  const unit = logbook.pilot.altitudeUnit;
  return [
    { label: 'Airtime', value: airtime === 0 ? DASH : <Airtime airtime={airtime} /> },
    { label: 'Max altitude', value: altitude === 0 ? DASH : <Altitude altitude={altitude} unit={unit} /> },
    { label: 'Above launch', value: aboveLaunch(flight, logbook) },
    { label: 'Flight number', value: <NumberOfFlight flight={flight} number={number} /> },
    { label: 'Glider', value: gliderOf(flight, logbook) },
  ];
}

function aboveLaunch(flight: Flight, { sites, pilot }: Logbook): ReactNode {
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  const above = site ? altitudeAboveLaunch(flight, site) : null;
  if (above === null || flight.altitude === 0) return DASH;
  return <Altitude altitude={above} unit={pilot.altitudeUnit} />;
}

function NumberOfFlight({ flight, number }: { readonly flight: Flight; readonly number: FlightNumber }) {
  const day = phraseOfDay(number);
  return (
    <>
      {ordinal(number.overall)}{' '}
      <span className={styles.beside}>
        {positionInYear(number, flight)}
        {day && <span className={styles.ofDay}>, {day}</span>}
      </span>
    </>
  );
}

function gliderOf({ gliderId }: Flight, { gliders }: Logbook): ReactNode {
  const glider = gliderId === null ? undefined : gliders.get(gliderId);
  return glider ? <Link href={pathTo('glider', glider.id)}>{glider.name}</Link> : DASH;
}
