import { useRef } from 'react';
import type { Flight } from '#domain/flight';
import type { FlightNumber } from '#domain/order/numbering';
import type { Pilot } from '#domain/pilot';
import { useSubmission } from '#web/parts/form/submission.ts';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import styles from './downloads.module.css';
import { exportedTrack, igcDownload, type TrackFormat } from './track-files.ts';

interface DownloadsProps {
  readonly flight: Flight;
  readonly pilot: Pilot;
  readonly number: FlightNumber;
}

/** Downloads of a track: the uploaded file, byte for byte, and other formats behind a disclosure. */
export function Downloads({ flight, pilot, number }: DownloadsProps) {
  const { submission, submit } = useSubmission<'loading'>();
  const start = (file: () => Promise<File>): Promise<unknown> =>
    submit({ job: 'loading', task: async () => saveFile(await file()) });
  const isBusy = submission.state === 'busy';
  const message = submission.state === 'failed' ? submission.failed.message : null;
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => start(() => igcDownload(flight, pilot, number.inDay))}>
          <Icon name="download" />
          <span className={styles.caption}>{flightPageTexts.one.download}</span>
        </Button>
        {canReadTracks() && (
          <OtherFormats isBusy={isBusy} onChoose={(format) => start(() => exportedTrack(flight, format))} />
        )}
      </div>
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
  readonly onChoose: (format: TrackFormat) => void;
}

/** A disclosure of the other formats; it closes when one is chosen, and on Escape. */
function OtherFormats({ isBusy, onChoose }: OtherFormatsProps) {
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
