import { useRef } from 'react';
import { problemText } from '#contract/messages/problem-text';
import type { Flight } from '#domain/flight';
import { lngNear } from '#domain/geo';
import { composeIgcFileName, downloadName } from '#domain/igc/file-name';
import type { FlightNumber } from '#domain/order/numbering';
import type { Pilot } from '#domain/pilot';
import type { FlownTrack } from '#domain/track/flown-track';
import { geoJsonOf, gpxOf, kmlOf } from '#domain/track-formats';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { CallError } from '#web/api/call-error.ts';
import { useSubmission } from '#web/parts/form/submission.ts';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { igcBytesOfFlight, readTrackOfFlight } from '../track/track-store.ts';
import styles from './downloads.module.css';
import { type HandedOver, handOver } from './hand-over.ts';

interface DownloadsProps {
  readonly flight: Flight;
  readonly pilot: Pilot;
  readonly number: FlightNumber;
}

/** Downloads of a track: the uploaded file, byte for byte, and other formats behind a disclosure. */
export function Downloads({ flight, pilot, number }: DownloadsProps) {
  const { submission, submit } = useSubmission<'loading' | 'sending', HandedOver | 'downloaded'>();
  const start = (file: () => Promise<File>): Promise<unknown> =>
    submit({
      job: 'loading',
      task: async () => {
        saveFile(await file());
        return 'downloaded';
      },
    });
  const igc = (): Promise<File> => igcDownload(flight, pilot, number.inDay);
  const send = (): Promise<unknown> => submit({ job: 'sending', task: async () => handOver(await igc()) });
  const isBusy = submission.state === 'busy';
  const message = submission.state === 'failed' ? submission.failed.message : null;
  const isSavedInstead = submission.state === 'done' && submission.result === 'saved';
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => start(igc)}>
          <Icon name="download" />
          <span className={styles.caption}>{flightPageTexts.one.download}</span>
        </Button>
        {canReadTracks() && (
          <OtherFormats
            isBusy={isBusy}
            onSend={() => void send()}
            onChoose={(format) => start(() => exportedTrack(flight, format))}
          />
        )}
      </div>
      {isSavedInstead && (
        <p className={styles.hint} role="status">
          {flightPageTexts.downloads.savedInstead}
        </p>
      )}
      {message !== null && (
        <p className={styles.failure} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

const FORMATS = ['gpx', 'kml', 'geoJson'] as const satisfies readonly TrackFormat[];

interface OtherFormatsProps {
  readonly isBusy: boolean;
  /** The pilot hands the IGC file to another app. */
  readonly onSend: () => void;
  readonly onChoose: (format: TrackFormat) => void;
}

/** A disclosure of what else can be done with the file, and of other formats; it closes when one is chosen, and on Escape. */
function OtherFormats({ isBusy, onSend, onChoose }: OtherFormatsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={styles.others} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <summary aria-label={flightPageTexts.downloads.others} title={flightPageTexts.downloads.others}>
        <Icon name="down" />
      </summary>
      <div className={styles.formats}>
        <Button
          tone="quiet"
          wide
          busy={isBusy}
          onClick={() => {
            close();
            onSend();
          }}
        >
          {flightPageTexts.downloads.send}
        </Button>
        {FORMATS.map((format) => (
          <Button
            key={format}
            tone="quiet"
            wide
            busy={isBusy}
            onClick={() => {
              close();
              onChoose(format);
            }}
          >
            {flightPageTexts.downloads[format]}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** The formats of other programs that a track can be written in. */
export const TRACK_FORMATS = {
  gpx: { write: gpxOf, extension: 'gpx', type: 'application/gpx+xml' },
  kml: { write: kmlOf, extension: 'kml', type: 'application/vnd.google-earth.kml+xml' },
  geoJson: { write: geoJsonOf, extension: 'geojson', type: 'application/geo+json' },
} as const;

/** The name of a format. */
type TrackFormat = keyof typeof TRACK_FORMATS;

/**
 * Returns the track of a flight in another format, from launch to landing; named as its IGC file, or by the flight's date.
 * Rejects with a `CallError` when the file cannot be had or read.
 */
async function exportedTrack(flight: Flight, format: TrackFormat): Promise<File> {
  const reading = await readTrackOfFlight(flight.id);
  if (reading.state === 'unreadable')
    throw new CallError('badRequest', { message: problemText(problemTexts, reading.problem) });
  const { write, extension, type } = TRACK_FORMATS[format];
  const name = downloadName(flight.igcFileName ?? flight.date).replace(/\.igc$/i, '');
  return new File([write({ name, flown: flownOf(reading.track) })], `${name}.${extension}`, { type });
}

/** Returns the columns of a read track as they are written in files. */
export function flownOf(track: TrackData): FlownTrack {
  const { seconds, lat, altitude, analysis } = track;
  return {
    length: seconds.length,
    time: seconds.map((second) => analysis.launchTime + second),
    lat,
    lng: track.lng.map((lng) => (Math.abs(lng) > 180 ? lngNear(0, lng) : lng)),
    altitude: hasAltitude(track) ? altitude : null,
  };
}

/** Returns a flight's IGC file under its name, or a composed name if it has none. Rejects with a `CallError`. */
async function igcDownload(flight: Flight, pilot: Pilot, flightNumberOfDay: number): Promise<File> {
  const bytes = await igcBytesOfFlight(flight.id);
  const composed = async (): Promise<string> =>
    composeIgcFileName({
      date: flight.date,
      recorderSerial: await recorderSerialOf(flight.id),
      pilotName: pilot.userName,
      flightNumberOfDay,
    });
  return new File([bytes], downloadName(flight.igcFileName ?? (await composed())), {
    type: 'application/octet-stream',
  });
}

/** Returns the recorder's serial; empty where the file has none, or cannot be read. */
async function recorderSerialOf(flightId: number): Promise<string> {
  if (!canReadTracks()) return '';
  const reading = await readTrackOfFlight(flightId);
  return reading.state === 'ready' ? reading.track.headers.recorderSerial : '';
}
