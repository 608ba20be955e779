import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import { altitudeAboveLaunch, type Flight } from '#domain/flight';
import { yearOf } from '#domain/local-date';
import type { FlightNumber } from '#domain/order/numbering';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { DASH } from '#web/ui/text/dash.ts';
import type { Detail } from '#web/ui/text/detail-list.tsx';
import { isLongName } from '#web/ui/text/long-name.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import styles from './flight-detail.module.css';

/** Returns the numbers of a flight; what the pilot left empty is a dash. */
export function detailsOfFlight(flight: Flight, logbook: Logbook, number: FlightNumber): readonly Detail[] {
  const { altitude, airtime } = flight;
  const unit = logbook.pilot.altitudeUnit;
  return [
    { label: texts.terms.airtime, value: airtime === 0 ? DASH : <Airtime airtime={airtime} /> },
    { label: texts.terms.maxAltitude, value: altitude === 0 ? DASH : <Altitude altitude={altitude} unit={unit} /> },
    { label: flightPageTexts.one.aboveLaunch, value: aboveLaunch(flight, logbook) },
    { label: flightPageTexts.one.number, value: <NumberOfFlight flight={flight} number={number} /> },
    { label: texts.terms.glider, value: gliderOf(flight, logbook) },
  ];
}

function aboveLaunch(flight: Flight, { sites, pilot }: Logbook): ReactNode {
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  const above = site ? altitudeAboveLaunch(flight, site) : null;
  if (above === null || flight.altitude === 0) return DASH;
  return <Altitude altitude={above} unit={pilot.altitudeUnit} />;
}

function NumberOfFlight({ flight, number }: { readonly flight: Flight; readonly number: FlightNumber }) {
  const day = flightPageTexts.one.phraseOfDay(number.inDay, number.ofDay);
  return (
    <>
      {texts.numbers.ordinal(number.overall)}{' '}
      <span className={styles.beside}>
        {flightPageTexts.one.positionInYear(number.inYear, yearOf(flight.date))}
        {day && <span className={styles.ofDay}>, {day}</span>}
      </span>
    </>
  );
}

function gliderOf({ gliderId }: Flight, { gliders }: Logbook): ReactNode {
  const glider = gliderId === null ? undefined : gliders.get(gliderId);
  if (!glider) return DASH;
  return (
    <Link className={classes(isLongName(glider.name) && styles.longGlider)} href={pathTo('glider', glider.id)}>
      {glider.name}
    </Link>
  );
}
