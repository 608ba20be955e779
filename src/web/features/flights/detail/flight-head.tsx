import { type ReactNode, useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import { altitudeAboveLaunch, type Flight } from '#domain/flight';
import { yearOf } from '#domain/local-date';
import type { FlightNumber } from '#domain/order/numbering';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { PendingNotice } from '#web/parts/pending/pending-notice.tsx';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DASH } from '#web/ui/text/dash.ts';
import { type Detail, DetailList } from '#web/ui/text/detail-list.tsx';
import { isLongName } from '#web/ui/text/long-name.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { doubtsOfTrack, type TrackDoubts } from '../track/track-store.ts';
import { Downloads } from './downloads.tsx';
import styles from './flight-detail.module.css';

interface FlightHeadProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
  readonly number: FlightNumber;
}

/** The flight at a glance: when and where, its barogram, its numbers. */
export function FlightHead({ flight, logbook, number }: FlightHeadProps) {
  const site = flight.siteId === null ? undefined : logbook.sites.get(flight.siteId);
  return (
    <section className={styles.head}>
      <div className={styles.pending}>
        <PendingNotice dataType="flight" id={flight.id} />
      </div>
      <div className={styles.top}>
        <div className={styles.title}>
          <h1>
            {texts.dates.day(flight.date)} {flight.time && <span className={styles.time}>{flight.time}</span>}
          </h1>
          {site && (
            <Link
              href={pathTo('site', site.id)}
              className={classes(styles.site, isLongName(site.name) && styles.longSite)}
            >
              {site.name}
            </Link>
          )}
        </div>
        <div className={styles.buttons}>
          {flight.hasTrack ? (
            <Downloads flight={flight} pilot={logbook.pilot} number={number} />
          ) : (
            canReadTracks() && <AddTrack flightId={flight.id} />
          )}
          <div className={styles.edit}>
            <LinkButton href={pathTo('flightForm', flight.id)} tone="primary">
              {texts.actions.edit}
            </LinkButton>
          </div>
        </div>
      </div>
      <DetailList details={detailsOfFlight(flight, logbook, number)} />
      {flight.hasTrack && <TrackHint flight={flight} />}
    </section>
  );
}

/** Opens the form of the flight with a track that is chosen. */
function AddTrack({ flightId }: { readonly flightId: number }) {
  const [, navigate] = useLocation();
  const open = (file: File): void => {
    trackForForm.set({ flightId, file });
    navigate(pathTo('flightForm', flightId));
  };
  return (
    <FilePicker label={flightPageTexts.one.trackFile} onChoose={open}>
      <Icon name="file" />
      {flightPageTexts.one.addTrack}
    </FilePicker>
  );
}

/** Returns the numbers of a flight; an empty one is a dash. */
function detailsOfFlight(flight: Flight, logbook: Logbook, number: FlightNumber): readonly Detail[] {
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

const NONE: TrackDoubts = { doubt: null, beginsInAir: false };

/** What speaks against a saved flight by today's analysis of its track, and the way to its form; nothing is changed unasked. */
function TrackHint({ flight }: { readonly flight: Flight }) {
  const { id } = flight;
  const load = useCallback(() => doubtsOfTrack(id).catch(() => NONE), [id]); // The track below reports the failure.
  const [doubts] = useLoaded(load, NONE);
  const sentences = sentencesOf(flight, doubts);
  if (sentences.length === 0) return null;
  const { title, act } = flightPageTexts.one.hint;
  return (
    <section className={styles.hint} aria-label={title}>
      <Notice action={<LinkButton href={pathTo('flightForm', id)}>{act}</LinkButton>} isLive={false}>
        {sentences.join(' ')}
      </Notice>
    </section>
  );
}

function sentencesOf({ siteId }: Flight, { doubt, beginsInAir }: TrackDoubts): readonly string[] {
  const { hint } = flightPageTexts.one;
  return [
    ...(doubt ? [hint.doubts[doubt], hint.whatToDo] : []),
    ...(beginsInAir ? [hint.beginsInAir] : []),
    ...(beginsInAir && siteId !== null ? [hint.checkSite] : []),
  ];
}
