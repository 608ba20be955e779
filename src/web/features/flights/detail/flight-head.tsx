import { Link, useLocation } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { FlightNumber } from '#domain/order/numbering';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { isLongName } from '#web/ui/text/long-name.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { Downloads } from './downloads.tsx';
import styles from './flight-detail.module.css';
import { detailsOfFlight } from './flight-details.tsx';
import { TrackHint } from './track-hint.tsx';

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
